import type { FlownSoFar } from '../campaign/activities.ts';
import type { Activity } from '../cards/printed/activities.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { MachineOdds } from '../table/activity-decisions.ts';

/** An activity that may be begun: who could do it, who has a chance, and whether the flight was sent for it. */
interface Chance {
  readonly machines: readonly MachineOdds[];
  readonly ready: readonly MachineOdds[];
  readonly isErrand: boolean;
}

/** How a commander treats an activity. */
interface Seek {
  /** When he is satisfied, before everything is won. */
  readonly isEnough: (flown: FlownSoFar, temper: Temper) => boolean;
  /** Whether he begins it, where somebody has a chance and it may bring something. */
  readonly begins: (chance: Chance, temper: Temper) => boolean;
  /** How many two-seaters it needs. */
  readonly twoSeaters: 'one' | 'all' | 'none';
}

const always = () => true;
const never = () => false;

/**
 * The order for activities over the same hex: first the two-seaters' own work, then what fighters do in passing; first
 * strafing found targets, then observing.
 */
export const SEEKS: Readonly<Record<Activity, Seek>> = {
  photograph: {
    isEnough: ({ achieved: { exposed }, party }, { plates }) =>
      party.filter(({ role }) => role === 'two-seater').every(({ id }) => (exposed[id] ?? 0) >= plates),
    begins: always,
    twoSeaters: 'all',
  },
  // One observer is enough for spotting, and another mission may need the other pair.
  spot: { isEnough: ({ achieved }, { hits }) => achieved.spotting.hits >= hits, begins: always, twoSeaters: 'one' },
  // Bombs wait until all who carry them can aim.
  bomb: { isEnough: never, begins: ({ ready, machines }) => ready.length === machines.length, twoSeaters: 'all' },
  drop: { isEnough: never, begins: always, twoSeaters: 'none' },
  fetch: { isEnough: ({ achieved }) => achieved.fetchedBy !== undefined, begins: always, twoSeaters: 'one' },
  attackBalloon: {
    isEnough: ({ achieved }) => Object.values(achieved.balloons).some(({ state }) => state === 'destroyed'),
    begins: always,
    twoSeaters: 'none',
  },
  strafeTarget: { isEnough: never, begins: always, twoSeaters: 'none' },
  scan: {
    isEnough: ({ achieved }) => achieved.found.some(({ hits }) => hits > 0),
    begins: ({ isErrand }, { looks }) => isErrand || looks > 0,
    twoSeaters: 'none',
  },
  strafeTrench: { isEnough: never, begins: always, twoSeaters: 'none' },
  // Patrolling and bringing two-seaters home are no decisions.
  patrol: { isEnough: never, begins: never, twoSeaters: 'none' },
  escort: { isEnough: never, begins: never, twoSeaters: 'none' },
};
