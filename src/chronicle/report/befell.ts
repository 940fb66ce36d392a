import type { Airman } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { counterOf } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { germanTold } from '../../kit/screen/german-told.ts';
import type { LeastUsed } from '../../words/by-turns.ts';
import { listed } from '../../words/numbers.ts';
import { shotDownIn, woundText } from '../history/causes-told.ts';
import { FIRST_AND, FIRST_AND_LATER, FIRST_FIGHTS, LATE_FIRST_FIGHTS, WAS } from '../history/words/of-men.ts';
import type { Sortie } from '../lived.ts';
import { underEach } from '../under-each.ts';
import { woundOf } from './facts/wounds.ts';

export interface Befell {
  readonly what: string;
  readonly day: number;
}

/** What is read out in the morning, what befell him in the air, and what the evening decides. */
export function partOfDay({ what }: Befell): number {
  if (/^(?:given|made)/.test(what)) return 0;
  return /^(?:promoted|put in command)/.test(what) ? 2 : 1;
}

/** A second wound is one again, whatever the cause: `wounded again by Archie`. */
export const again = (befell: readonly Befell[]): Befell[] =>
  befell.map(({ what, day }, i) => {
    const before = befell.slice(0, i);
    const [, wounded] = WOUNDED.exec(what) ?? [];
    if (wounded !== undefined)
      return before.some((each) => each.what.startsWith(wounded))
        ? { what: what.replace(wounded, `${wounded} again`), day }
        : { what, day };
    return { what: before.some((each) => each.what === what) ? `${what} again` : what, day };
  });

const WOUNDED = /^(wounded|hurt)\b/;

/** Wounds that kept him from duty. */
export const woundsOf = ({ id }: Airman, his: readonly Sortie[], book: Rulebook): Befell[] =>
  his
    .filter(({ fates }) => fates.some(({ man, fate }) => man.airman === id && fate.fate === 'wounded' && fate.days > 0))
    .map(({ crew, flown, moments }) => ({
      what: woundText(
        woundOf(id, crew, flown),
        (german) => germanTold(counterOf(german, book), book),
        shotDownIn(crew.machine, moments),
      ),
      day: flown.day,
    }));

/**
 * What happened to him, each day once: `He had his first fight on 2 April and was wounded and promoted on the 3rd`.
 * `came` is the day of his arrival, which the sentence before has named.
 */
export function befellText(befell: readonly Befell[], ways: LeastUsed, came?: number): string[] {
  const [first, ...others] = befell;
  if (!first) return [];
  if (others.length === 0 && first.day === came) return [`He was ${first.what} the same day.`];
  const inShort = others.length < 2 ? oneOrTwo(first, others[0], ways) : undefined;
  if (inShort !== undefined) return [inShort];
  const oftenSame = sameAgain(befell);
  if (oftenSame !== undefined) return [oftenSame];
  const days = [...underEach(befell, ({ day }) => [dateText(day)])];
  // `was` stands for all after it, until his first fight, which he `had`.
  const was = befell.filter(
    ({ what }, i) => what !== FIRST_FIGHT && [undefined, FIRST_FIGHT].includes(befell[i - 1]?.what),
  );
  const told = days.map(
    ([date, all]) => `${listed(all.map((each) => (was.includes(each) ? `was ${each.what}` : each.what)))} on ${date}`,
  );
  const isApart = told.length > 1 && told.some((each) => each.includes(' and '));
  return [`He ${isApart ? `${told.slice(0, -1).join(', ')}, and ${told.at(-1)}` : listed(told)}.`];
}

/** The same thing on several days, perhaps after his first fight, is told once with all its days. */
function sameAgain(befell: readonly Befell[]): string | undefined {
  const [fight] = befell.filter(({ what }) => what === FIRST_FIGHT);
  const others = befell.filter((each) => each !== fight);
  const whats = new Set(others.map(({ what }) => what.replace(/ again\b/, '')));
  const days = [...new Set(others.map(({ day }) => day))];
  const [what] = whats;
  const isMixed = fight !== undefined && (befell[0] !== fight || days.includes(fight.day));
  if (what === undefined || whats.size > 1 || days.length < Math.max(2, others.length) || isMixed) return undefined;
  const on = dateText(days.at(-1) ?? 0).replace(/^\d+/, listed(days.map(String)));
  return `He ${fight ? `${FIRST_FIGHT} on ${dateText(fight.day)} and ` : ''}was ${what} on ${on}.`;
}

export const FIRST_FIGHT = 'had his first fight';

/** One thing that befell him, or one after his first fight; nothing for any other two. */
function oneOrTwo(one: Befell, other: Befell | undefined, ways: LeastUsed): string | undefined {
  const date = dateText(one.day);
  if (one.what !== FIRST_FIGHT) return other ? undefined : ways.next(WAS)(one.what, date);
  if (!other) return ways.next(one.day > 1 ? LATE_FIRST_FIGHTS : FIRST_FIGHTS)(date);
  return other.day === one.day
    ? ways.next(FIRST_AND)(date, other.what)
    : ways.next(FIRST_AND_LATER)(date, other.what, dateText(other.day));
}
