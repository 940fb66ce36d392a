import type { MissionLog, Score, ScoreReason, WorkDone } from '../../../campaign/mission-log.ts';
import { keysOf } from '../../../cards/keys-of.ts';
import type { Activities, Activity, ActivityCard } from '../../../cards/printed/activities.ts';
import { memoizeBy } from '../../../cards/reading/once.ts';
import type { Table } from '../../../table/table.ts';
import { offerBalloon, scoreBalloons, searchForBalloons } from './attack-balloon.ts';
import { offerBombing, scoreBombing } from './bomb.ts';
import { creditEscort, scoreEscort } from './bring-across.ts';
import { offerDrop, scoreDrop } from './drop.ts';
import { offerFetch, scoreFetch } from './fetch.ts';
import type { ActivityOccasion, ActivityOffer } from './occasion.ts';
import { creditPatrol, scorePatrol } from './patrol.ts';
import { deliverPlates, offerPhotograph, spoilPlates } from './photograph.ts';
import { offerScan } from './scan.ts';
import { breakOff, loseRange, offerSpotting, scoreSpotting } from './spot.ts';
import { offerTargetStrafing, scoreTargets } from './strafe-target.ts';
import { offerTrenchStrafing, scoreTrenches } from './strafe-trench.ts';

/** The rules of an activity, rule 23. */
interface RulesOf<A extends Activity> {
  /** What happens on the way without an order, once a turn. */
  readonly passing: (card: ActivityCard<A>, occasion: ActivityOccasion) => void;
  /** The activity, if it may be begun on an order now, with the function that does it. */
  readonly open: (card: ActivityCard<A>, occasion: ActivityOccasion) => ActivityOffer | undefined;
  /** The activities that may be begun in the same turn after it. */
  readonly leadsTo: readonly Activity[];
  /** The effect of a turn in which it is not done. */
  readonly leftOff: (occasion: ActivityOccasion) => void;
  /** (43) Its points, when all are down. */
  readonly score: (card: ActivityCard<A>, log: MissionLog, table: Table) => Score[];
  /** (43) Whether success in it makes the mission a success. */
  readonly achieves: boolean;
  /** (C123) The reasons in the score by which a man reaches his objective. */
  readonly earns: readonly WorkDone[];
}

const nothing = () => {};
const noOrder = () => undefined;

/** In the order of a manual. */
const RULES: { readonly [A in Activity]: RulesOf<A> } = {
  escort: {
    passing: creditEscort,
    open: noOrder,
    leadsTo: [],
    leftOff: nothing,
    score: scoreEscort,
    // Ruling: bringing the two-seaters back is not what the fighters were sent for.
    achieves: false,
    earns: ['escort'],
  },
  patrol: {
    passing: creditPatrol,
    open: noOrder,
    leadsTo: [],
    leftOff: nothing,
    score: scorePatrol,
    achieves: true,
    earns: ['patrol'],
  },
  scan: {
    passing: nothing,
    open: offerScan,
    // Ruling: a turn has room for one activity; only a target just found by a scan may be attacked at once.
    leadsTo: ['strafeTarget'],
    leftOff: nothing,
    score: () => [],
    achieves: false,
    earns: [],
  },
  strafeTarget: {
    passing: nothing,
    open: offerTargetStrafing,
    leadsTo: [],
    leftOff: nothing,
    score: scoreTargets,
    achieves: true,
    earns: ['ground-target'],
  },
  strafeTrench: {
    passing: nothing,
    open: offerTrenchStrafing,
    leadsTo: [],
    leftOff: nothing,
    score: scoreTrenches,
    achieves: true,
    earns: ['trench-strafing'],
  },
  attackBalloon: {
    passing: searchForBalloons,
    open: offerBalloon,
    leadsTo: [],
    leftOff: nothing,
    score: (card, log, { book }) => scoreBalloons(card, log, book),
    achieves: true,
    earns: ['balloon'],
  },
  photograph: {
    passing: spoilPlates,
    open: offerPhotograph,
    leadsTo: [],
    leftOff: nothing,
    score: deliverPlates,
    achieves: true,
    earns: ['plates'],
  },
  spot: {
    passing: loseRange,
    open: offerSpotting,
    leadsTo: [],
    leftOff: (occasion) => breakOff('left-off', occasion),
    score: scoreSpotting,
    achieves: true,
    earns: ['spotting'],
  },
  bomb: {
    passing: nothing,
    open: offerBombing,
    leadsTo: [],
    leftOff: nothing,
    score: scoreBombing,
    achieves: true,
    earns: ['bombing'],
  },
  drop: {
    passing: nothing,
    open: offerDrop,
    leadsTo: [],
    leftOff: nothing,
    score: scoreDrop,
    achieves: true,
    earns: ['drop'],
  },
  fetch: {
    passing: nothing,
    open: offerFetch,
    leadsTo: [],
    leftOff: nothing,
    score: scoreFetch,
    achieves: true,
    earns: ['fetch'],
  },
};

/** (C123) Reasons for points that are for work, not for enemies, returns or losses. */
export const OBJECTIVES: readonly ScoreReason[] = keysOf(RULES).flatMap((activity) => RULES[activity].earns);

/** An activity of a manual with its card. */
export interface OnManual {
  readonly activity: Activity;
  readonly passing: (occasion: ActivityOccasion) => void;
  readonly open: (occasion: ActivityOccasion) => ActivityOffer | undefined;
  readonly leadsTo: readonly Activity[];
  readonly leftOff: (occasion: ActivityOccasion) => void;
  readonly score: (log: MissionLog, table: Table) => Score[];
  readonly achieves: boolean;
}

export const activitiesOn = memoizeBy((manual: Activities): readonly OnManual[] =>
  keysOf(RULES).flatMap((activity) => onManual(activity, manual) ?? []),
);

function onManual<A extends Activity>(activity: A, manual: Activities): OnManual | undefined {
  const card = manual[activity];
  if (card === undefined) return undefined;
  const { passing, open, leadsTo, leftOff, score, achieves } = RULES[activity];
  return {
    activity,
    passing: (occasion) => passing(card, occasion),
    open: (occasion) => open(card, occasion),
    leadsTo,
    leftOff,
    score: (log, table) => score(card, log, table),
    achieves,
  };
}
