import { keysOf } from '../keys-of.ts';
import type { Activities, Activity } from '../printed/activities.ts';

/** What an activity requires of its manual. */
interface ManualDemand {
  /**
   * Whether a flight is sent for it: always; only if its manual has nothing better; or never, because it is done on the
   * way.
   */
  readonly sentFor: 'always' | 'alone' | 'never';
  /** Where on the map it is done: over a target at a place, a balloon, or any hexes. */
  readonly over: 'place' | 'balloon' | 'hexes';
  /** Which machines must be there, if not just any. */
  readonly by: readonly ('fighters' | 'twoSeaters')[];
  /** The other activity that the manual must have, because this one depends on it. */
  readonly after?: Activity;
}

export const ASKED: Readonly<Record<Activity, ManualDemand>> = {
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

/** The activities of a manual for which a flight is sent. */
export function errandsIn(activities: Activities): Activity[] {
  const names = keysOf(ASKED).filter((name) => activities[name] !== undefined);
  const always = names.filter((name) => ASKED[name].sentFor === 'always');
  return always.length > 0 ? always : names.filter((name) => ASKED[name].sentFor === 'alone');
}
