import { dateText } from '../../campaign/calendar.ts';
import type { LeastUsed } from '../../words/by-turns.ts';
import { inWords, listed, times } from '../../words/numbers.ts';
import { harmDone, isBetweenTheLines, type Sortie } from '../lived.ts';
import type { Names } from './happenings-told.ts';
import {
  BETWEEN_THE_LINES,
  HARMED,
  HARMED_BESIDES,
  HARMED_FROM_BEHIND,
  HARMED_ONE,
  PLATES,
  RANGED,
} from './words/of-work.ts';

/**
 * The days on which he came down between the lines and walked away, a day or more before he was back. `last` is the last
 * day of flying: who was not back by then is not told to have been.
 */
export function betweenTheLines(
  man: string,
  his: readonly Sortie[],
  { names: { book }, ways, last }: { readonly names: Names; readonly ways: LeastUsed; readonly last: number },
): string[] {
  const nights = his.flatMap((sortie) => {
    const { day } = sortie.flown;
    const fate = sortie.fates.find((each) => each.man.airman === man)?.fate;
    return isBetweenTheLines(sortie, book) && fate?.fate === 'safe' && fate.days > 0 && day + fate.days < last
      ? [{ day, days: fate.days }]
      : [];
  });
  const [first, ...more] = nights;
  if (!first) return [];
  const isAlike = nights.every(({ days }) => days === first.days);
  // He is away on as many whole days, and comes on the morning after them.
  const later = isAlike ? inWords(first.days + 1) : 'some';
  return [ways.next(BETWEEN_THE_LINES)(datesText(nights), later, more.length > 0)];
}

/** `3 April`, or `3 and 5 April`. */
export function datesText(on: readonly { readonly day: number }[]): string {
  const days = [...new Set(on.map(({ day }) => day))];
  return dateText(days.at(-1) ?? 0).replace(/^\d+/, listed(days.map((day) => `${day}`)));
}

/**
 * What a two-seater did for the army: the missions on which its plate was the best are told of its pilot, the guns that
 * were ranged of its observer. The points name one plate of a mission, the best, however many were brought home.
 */
export function workTold(man: string, his: readonly Sortie[], ways: LeastUsed): WorkTold[] {
  const plates = his
    .filter(({ crew: { men } }) => men.length > 1 && men[0]?.airman === man)
    .flatMap(({ scores, flown: { day } }) =>
      scores.filter(({ why, points }) => why === 'plates' && points > 0).map(({ points }) => ({ day, points })),
    );
  const most = Math.max(...plates.map(({ points }) => points));
  const best = plates.filter(({ points }) => points === most);
  const ranged = his.filter(
    ({ crew: { machine, men }, moments, flown: { ended } }) =>
      men[1]?.airman === man &&
      moments.some((moment) => moment.type === 'fall-of-shot-called' && moment.machine === machine) &&
      ended.scores.some(({ why, points }) => why === 'spotting' && points > 0),
  ).length;
  return [
    ...(plates.length > 1
      ? [
          {
            many: plates.length,
            isStrong: true,
            told: () => {
              const above = best.length < plates.length ? datesText(best) : undefined;
              return ways.next(PLATES)(inWords(plates.length), above);
            },
          },
        ]
      : []),
    ...(ranged > 1 ? [{ many: ranged, isStrong: true, told: () => ways.next(RANGED)(times(ranged)) }] : []),
  ];
}

/** What he did, how much of it there was, and whether it is worth a word beside anything else. */
export interface WorkTold {
  readonly many: number;
  readonly isStrong: boolean;
  readonly told: () => string;
}

/** How many enemies a man brought down or sent home. */
interface HarmToEnemies {
  readonly forced: number;
  readonly sent: number;
  /** He has shot one down too. */
  readonly isWinner: boolean;
  /** It was all done with the observer's gun. */
  readonly isBehind: boolean;
}

function harmBy(man: string, his: readonly Sortie[]): HarmToEnemies {
  const harm = his.flatMap(({ scores }) =>
    scores.filter(({ who }) => who === man).flatMap((each) => harmDone(each) ?? []),
  );
  const many = (what: (typeof harm)[number]) => harm.filter((each) => each === what).length;
  return {
    forced: many('enemy-forced-down'),
    sent: many('enemy-damaged'),
    isWinner: harm.includes('enemy-shot-down'),
    isBehind: his.every(({ crew: { men } }) => men[1]?.airman === man),
  };
}

/** So many enemies sent home are a deed. */
const MANY_SENT = 3;

/** Enemies whom he forced down, each; and sent home, of an observer each, of a pilot from two on. */
export function harmTold(man: string, his: readonly Sortie[], ways: LeastUsed): WorkTold[] {
  const harm = harmBy(man, his);
  const { forced, sent, isBehind } = harm;
  const isEnough = forced > 0 || sent > 1 || (sent === 1 && isBehind);
  if (!isEnough) return [];
  const isStrong = isBehind || forced > 0 || sent >= MANY_SENT;
  return [{ many: 2 * forced + sent, isStrong, told: () => ways.next(waysOfHarm(harm))(doneText(harm)) }];
}

function doneText({ forced, sent, isWinner }: HarmToEnemies): string {
  const forcedWhom = isWinner ? others(forced) : enemies(forced);
  const sentWhom = isWinner ? others(sent) : enemies(sent);
  return listed([
    ...(forced > 0 ? [`forced ${forcedWhom} down`] : []),
    ...(sent > 0 ? [`sent ${forced > 0 ? another(sent) : sentWhom} home damaged`] : []),
  ]);
}

function waysOfHarm({ isWinner, isBehind, forced, sent }: HarmToEnemies): typeof HARMED {
  if (isWinner) return HARMED_BESIDES;
  if (isBehind) return HARMED_FROM_BEHIND;
  return forced + sent === 1 ? HARMED_ONE : HARMED;
}

const enemies = (many: number): string => (many === 1 ? 'an enemy' : `${inWords(many)} enemies`);
const another = (many: number): string => (many === 1 ? 'another' : inWords(many));
const others = (many: number): string => (many === 1 ? 'another enemy' : `${inWords(many)} others`);
