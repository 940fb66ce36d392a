import { isForGood } from '../../../campaign/aircrew.ts';
import { keysOf } from '../../../cards/keys-of.ts';
import { type Sortie, sortiesOf } from '../../lived.ts';
import { causeOf } from '../../report/facts/cause.ts';
import { fightsIn, type MissionTold } from '../../threads/on-a-mission.ts';
import counted from './how-great.json' with { type: 'json' };

/** By what a mission with a fight is weighed. */
const MEASURES = {
  /** Men whom it cost by the enemy in the air. */
  lost: ({ flown }) =>
    sortiesOf(flown)
      .filter(isByAirmen)
      .flatMap(({ fates }) => fates.filter(isGone)).length,
  /** Enemies shot down or forced down. */
  down: ({ facts }) => harmedIn(facts).filter(({ german, fate }) => german && DOWN.includes(fate)).length,
  /** Enemies met in its fights, from the beginning or later. */
  met: ({ facts }) => metIn(facts),
  /** How often one of ours lost his nerve. */
  broke: ({ facts }) => fightsIn(facts).reduce((sum, { fled }) => sum + fled.filter(isBroken).length, 0),
  /** Victory Points, won or lost. */
  points: ({ flown }) => Math.abs(flown.ended.points),
} as const satisfies Readonly<Record<string, (told: MissionTold) => number>>;

const isByAirmen = (sortie: Sortie): boolean => ['german', 'alone', 'crash'].includes(causeOf(sortie)?.is ?? '');
const isGone = ({ fate }: Sortie['fates'][number]): boolean => isForGood(fate.fate);
const DOWN: readonly string[] = ['forced-down', 'shot-down'];
const isBroken = ({ why }: { readonly why: string }): boolean => why === 'nerve';
const harmedIn = (facts: MissionTold['facts']) => fightsIn(facts).flatMap(({ harmed }) => harmed);

const metIn = ({ meetings }: MissionTold['facts']): number =>
  meetings.reduce(
    (sum, { germans, came }) => sum + (typeof came === 'object' ? germans.length + came.joined.length : 0),
    0,
  );

type FightMeasure = keyof typeof MEASURES;

/** How many of the counted missions with a fight have at least so much of each measure; and how many there are. */
interface FightsCounted {
  readonly fights: number;
  readonly measures: Readonly<Record<FightMeasure, readonly number[]>>;
}

/** So much of each measure. */
export type Measured = Readonly<Record<FightMeasure, number>>;

export const measured = (told: MissionTold): Measured => ({
  lost: MEASURES.lost(told),
  down: MEASURES.down(told),
  met: MEASURES.met(told),
  broke: MEASURES.broke(told),
  points: MEASURES.points(told),
});

/**
 * How improbable a mission with a fight is, in bits: for each measure, how few of the counted ones have as much of it.
 */
export const weightOf = (has: Measured, { fights, measures }: FightsCounted): number =>
  keysOf(MEASURES).reduce((bits, measure) => {
    const least = measures[measure];
    const asMuch = least[Math.min(has[measure], least.length - 1)] ?? fights;
    return bits + Math.log2(fights / asMuch);
  }, 0);

export const greatness = (told: MissionTold): number => weightOf(measured(told), counted);

/** As great as it must be for a chapter of its own: of the counted months each has one such mission, on the average. */
export const isGreat = (told: MissionTold): boolean => greatness(told) >= counted.great;
