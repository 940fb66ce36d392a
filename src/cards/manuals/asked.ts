import { keysOf } from '../keys-of.ts';
import type { Activities, Activity } from '../printed/activities.ts';

/** What an activity asks of the manual that has it. */
interface Asked {
  /**
   * Whether a flight is sent out for it: always, or only by a manual that has nothing better to be sent for, or never,
   * for it is done by the way.
   */
  readonly sentFor: 'always' | 'alone' | 'never';
  /** What on the map it is done over: a target that is a place, a balloon, or hexes that are like any other. */
  readonly over: 'place' | 'balloon' | 'hexes';
  /** Who must be there, where not anybody will do. */
  readonly by: readonly ('fighters' | 'twoSeaters')[];
  /** What else the manual must have, for without it there is nothing to be done. */
  readonly after?: Activity;
}

export const ASKED: Readonly<Record<Activity, Asked>> = {
  photograph: { sentFor: 'always', over: 'place', by: ['twoSeaters'] },
  spot: { sentFor: 'always', over: 'place', by: ['twoSeaters'] },
  bomb: { sentFor: 'always', over: 'place', by: ['twoSeaters'] },
  drop: { sentFor: 'always', over: 'place', by: [] },
  fetch: { sentFor: 'always', over: 'place', by: ['twoSeaters'] },
  attackBalloon: { sentFor: 'always', over: 'balloon', by: [] },
  patrol: { sentFor: 'always', over: 'hexes', by: [] },
  scan: { sentFor: 'alone', over: 'hexes', by: [] },
  strafeTrench: { sentFor: 'alone', over: 'hexes', by: [] },
  strafeTarget: { sentFor: 'never', over: 'hexes', by: [], after: 'scan' },
  escort: { sentFor: 'never', over: 'hexes', by: ['fighters', 'twoSeaters'] },
};

/** What a flight is sent out for, of all that its manual has. */
export function errandsIn(activities: Activities): Activity[] {
  const names = keysOf(ASKED).filter((name) => activities[name] !== undefined);
  const always = names.filter((name) => ASKED[name].sentFor === 'always');
  return always.length > 0 ? always : names.filter((name) => ASKED[name].sentFor === 'alone');
}
