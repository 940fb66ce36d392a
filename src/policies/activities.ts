import type { Flown } from '../campaign/activities.ts';
import type { Activity } from '../cards/printed/activities.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { MachineOdds } from '../table/activity-decisions.ts';

/** An activity that may be begun: who could do it, who has a chance, and whether it is what the flight was sent for. */
interface Chance {
  readonly machines: readonly MachineOdds[];
  readonly ready: readonly MachineOdds[];
  readonly isErrand: boolean;
}

/** How a commander goes about an activity. */
interface Seek {
  /** What he is content with, short of all that it may bring. */
  readonly isEnough: (flown: Flown, temper: Temper) => boolean;
  /** Whether he begins it, where somebody has a chance and something may come of it. */
  readonly begins: (chance: Chance, temper: Temper) => boolean;
  /** How many two-seaters it wants. */
  readonly twoSeaters: 'one' | 'all' | 'none';
}

const always = () => true;
const never = () => false;

/**
 * In the order in which he does what may be done over one hex: the work that two-seaters came for before what fighters
 * do in passing; shooting at what was found before looking on.
 */
export const SEEKS: Readonly<Record<Activity, Seek>> = {
  photograph: {
    isEnough: ({ achieved: { exposed }, party }, { plates }) =>
      party.filter(({ role }) => role === 'two-seater').every(({ id }) => (exposed[id] ?? 0) >= plates),
    begins: always,
    twoSeaters: 'all',
  },
  // One observer is enough to call the fall of shot; and another mission may need the other pair.
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
  // Nobody is asked whether to patrol, or to bring the two-seaters home.
  patrol: { isEnough: never, begins: never, twoSeaters: 'none' },
  escort: { isEnough: never, begins: never, twoSeaters: 'none' },
};
