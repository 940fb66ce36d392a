import { errandsOf } from '../campaign/work.ts';
import { keysOf } from '../cards/keys-of.ts';
import type { Activities, Activity, ActivityCard } from '../cards/printed/activities.ts';
import { lossOfFailure, manualNamed, patrolCredit, type Rulebook } from '../cards/rulebook.ts';
import { pointsOfBalloon } from '../procedure/mission/activities/attack-balloon.ts';
import { creditFor, mostCredit } from '../procedure/mission/activities/credit.ts';
import { pointsOfTargets } from '../procedure/mission/activities/strafe-target.ts';
import { pointsOfTrenches } from '../procedure/mission/activities/strafe-trench.ts';
import type { Aloft } from '../table/turn-decisions.ts';
import { bestAboard, platesAboard } from './plates.ts';

/** (43) What an activity has brought, and the most that it can bring. */
interface Points<A extends Activity> {
  readonly won: (card: ActivityCard<A>, aloft: Aloft) => number;
  /** Left out where there is no end to it. */
  readonly most?: (card: ActivityCard<A>, aloft: Aloft) => number;
}

const POINTS: { readonly [A in Activity]: Points<A> } = {
  escort: { won: ({ points }, { orders: { achieved } }) => points * achieved.escorted.length },
  patrol: {
    won: (card, { orders: { achieved, machines } }) =>
      creditFor(patrolCredit(card, machines), achieved.patrolled.length),
    most: (card, { orders: { machines } }) => mostCredit(patrolCredit(card, machines)),
  },
  scan: { won: () => 0 },
  strafeTarget: { won: (card, { orders: { achieved } }) => pointsOfTargets(achieved.found, card) },
  strafeTrench: {
    won: (card, { orders: { achieved } }) => pointsOfTrenches(achieved.strafed, card),
    most: ({ most }) => most,
  },
  attackBalloon: {
    won: (card, { orders: { achieved } }) =>
      Object.values(achieved.balloons).reduce((sum, each) => sum + pointsOfBalloon(each, card), 0),
  },
  photograph: {
    won: (card, { party: { machines } }) =>
      card.counts === 'best' ? bestAboard(card, machines) : platesAboard(card, machines),
    most: ({ counts, table }) =>
      counts === 'best' ? Math.max(...table.rows.map(({ points }) => points)) : Number.POSITIVE_INFINITY,
  },
  spot: {
    won: ({ credit }, { orders: { achieved } }) => creditFor(credit, achieved.spotting.hits),
    most: ({ credit }) => mostCredit(credit),
  },
  bomb: {
    won: ({ credit }, { orders: { achieved } }) => creditFor(credit, achieved.damage),
    most: ({ credit }) => mostCredit(credit),
  },
  drop: {
    won: ({ credit }, { orders: { achieved } }) => creditFor(credit, achieved.within),
    most: ({ credit }) => mostCredit(credit),
  },
  fetch: {
    won: ({ points }, { orders: { achieved } }) => (achieved.fetchedBy === undefined ? 0 : points),
    most: ({ points }) => points,
  },
};

/** (43) The points of a mission as it stands; those of fights and losses are left out. */
export interface PointsSoFar {
  /** By its work. (43) An escort is no work: with it alone nothing is achieved. */
  readonly work: number;
  readonly escort: number;
  /** What is lost if nothing more is won. */
  readonly loss: number;
  /** What the flight was sent for has brought the most that it can. */
  readonly isAll: boolean;
}

export function pointsSoFar(aloft: Aloft, book: Rulebook): PointsSoFar {
  const manual = manualNamed(aloft.orders.mission, book);
  const activities: Activities = manual?.activities ?? {};
  const parts = keysOf(POINTS).flatMap((name) => pointsOf(name, activities, aloft));
  const errands = errandsOf(aloft.orders.mission, book).map(({ activity }) => activity);
  const escort = parts.find(({ name }) => name === 'escort')?.won ?? 0;
  return {
    work: parts.reduce((sum, { won }) => sum + won, 0) - escort,
    escort,
    loss: manual ? lossOfFailure(manual) : 0,
    isAll: parts.every(({ name, won, most }) => won >= most || !errands.includes(name)),
  };
}

function pointsOf<A extends Activity>(name: A, activities: Activities, aloft: Aloft) {
  const card = activities[name];
  if (card === undefined) return [];
  const { won, most } = POINTS[name];
  return [{ name, won: won(card, aloft), most: most?.(card, aloft) ?? 0 }];
}
