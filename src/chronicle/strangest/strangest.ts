import { LAST_DAY, lastDayOf } from '../../campaign/campaign.ts';
import type { Flight } from '../../campaign/watch.ts';
import { keysOf } from '../../cards/keys-of.ts';
import type { Lived } from '../lived.ts';
import howOften from './how-often.json' with { type: 'json' };
import { FINDERS, type SuperlativeKind } from './kinds.ts';
import { type MonthOfAFlight, monthOf } from './month-of-a-flight.ts';
import type { Superlative } from './superlative.ts';

/** Only what at most so many of a thousand months have is worth telling. */
const RARE = 150;
/** What chance deals out so in more of a thousand months than in every second is not told, however seldom it is. */
const LIKELY = 500;
/** How many are told. */
const TOLD = 3;

interface Strange extends Superlative {
  readonly flight: Flight;
  /** How many of a thousand simulated months of its flight have as much, or more, of it. */
  readonly inAThousand: number;
}

/**
 * The strangest facts of a month, the strangest first, and of no man twice. How many months have the like is told of a
 * campaign with the squadron and the fights of those that were simulated.
 */
export function strangestOf(lived: Lived): string[] {
  const { now, book } = lived;
  const found = now.flights.flatMap(({ flight }) => strangeIn(monthOf(flight, lived), LAST_DAY / lastDayOf(now)));
  const isMeasured = now.fights === undefined && !book.squadron;
  const told: Strange[] = [];
  for (const each of found.sort((a, b) => rankOf(a) - rankOf(b)))
    if (told.length < TOLD && !told.some(({ men }) => men.some((man) => each.men.includes(man)))) told.push(each);
  return told.map((each, i) => {
    const isOurs = each.men.length > 0 || now.flights.length === 1;
    const words = isOurs ? each.words : `${each.flight} Flight: ${each.words}`;
    return isMeasured ? `${words} ${oftenText(each.inAThousand, i)}` : words;
  });
}

/** The simulated months have three weeks: `part` is their length as a part of this one. */
const strangeIn = (month: MonthOfAFlight, part: number): Strange[] =>
  keysOf(FINDERS).flatMap((kind) => {
    const found = FINDERS[kind](month);
    const inAThousand = found && monthsWith(kind, Math.floor(found.many * part), month);
    return found && inAThousand !== undefined && inAThousand <= RARE && (found.byShare ?? 0) <= LIKELY
      ? [{ ...found, flight: month.flight, inAThousand }]
      : [];
  });

/** How improbable it is by the simulated months, and by the share of its man or mission. */
const rankOf = ({ inAThousand, byShare = 0 }: Strange): number => Math.max(inAThousand, byShare);

function monthsWith(kind: SuperlativeKind, many: number, { flight }: MonthOfAFlight): number {
  return Math.round((1000 * (howOften.flights[flight][kind][many] ?? 0)) / howOften.months);
}

const OFTEN = [
  (many: string) => `Of a thousand such months ${many} have the like.`,
  (many: string) => `The like is found in ${many} of a thousand.`,
  (many: string) => `In a thousand months it comes ${many} times.`,
] as const;

function oftenText(inAThousand: number, i: number): string {
  if (inAThousand === 0) return 'Of a thousand such months none has the like.';
  if (inAThousand === 1) return 'Of a thousand such months one has the like.';
  return (OFTEN[i % OFTEN.length] ?? OFTEN[0])(`${inAThousand}`);
}
