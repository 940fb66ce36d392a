import type { Ground, Zone } from '../cards/ground.ts';
import type { HexId } from '../cards/hexes.ts';
import { hexOf, movesFromTrenches, targetsIn } from '../cards/map.ts';
import type { Activity, ActivityCard } from '../cards/printed/activities.ts';
import type { Mission } from '../cards/printed/mission.ts';
import type { MissionMap, Target } from '../cards/printed/mission-map.ts';
import { patrolCredit } from '../cards/rulebook.ts';
import type { DoneSoFar } from './done.ts';
import { type FlyingMachine, isFighter } from './mission-log.ts';

/** What the work of an activity requires. */
export interface Work {
  /** On which side of the lines it is done. */
  readonly over: Ground;
  /** Heights that it can be done from, in feet. */
  readonly lowest: number;
  readonly highest: number;
  /** The height from which the ground must be seen; 0 where nothing on it need be seen. */
  readonly seenFrom: number;
  /** What each height adds to its throw, from the lowest, and whether the weather is added too. */
  readonly heights: readonly { readonly to: number; readonly add: number }[];
  readonly isWeathered: boolean;
  readonly isLow: boolean;
  /** (15) Whether a near miss spoils it. */
  readonly isSteady: boolean;
}

/** Where a mission is sent to. */
export interface Errand {
  readonly mission: string;
  readonly zones: readonly Zone[];
  /** The hex of its target, where it has one. */
  readonly target: HexId | undefined;
}

/** The progress of a flight, and who of it is still there. */
export interface FlownSoFar {
  readonly achieved: DoneSoFar;
  readonly machines: number;
  readonly party: readonly FlyingMachine[];
  /** Pounds of bombs of all machines, Lame Ducks included. */
  readonly bombs: number;
}

/** What planning, flying and telling need to know of an activity. */
interface OfActivity<A extends Activity> {
  /** The hexes over which it may be done. */
  readonly hexes: (errand: Errand, card: ActivityCard<A>, manual: Mission, map: MissionMap) => readonly HexId[];
  readonly work: (card: ActivityCard<A>) => Work;
  /** Whether there is still something to do over one of its hexes. */
  readonly isLeft: (hex: HexId, achieved: DoneSoFar, card: ActivityCard<A>, map: MissionMap) => boolean;
  /** Whether everything that it can bring has been won, or nobody is left who could win more. */
  readonly isDone: (flown: FlownSoFar, card: ActivityCard<A>) => boolean;
  /** Whether the work so far already earns something. */
  readonly counts: (achieved: DoneSoFar, card: ActivityCard<A>, machines: number) => boolean;
}

const SKY = 20_000;
const ANYHOW: Work = {
  isSteady: false,
  over: 'enemy',
  lowest: 0,
  highest: SKY,
  seenFrom: 0,
  heights: [],
  isWeathered: false,
  isLow: false,
};

/** The machines dive to Tree-Top from a height that they can lose within a turn. */
const FROM_LOW_DOWN: Work = { ...ANYHOW, lowest: 1000, highest: 6000, seenFrom: 1000, isLow: true };

type Ranged = { readonly height: { readonly from: number; readonly to: number } };

const between = ({ height }: Ranged): Work => ({ ...ANYHOW, lowest: height.from, highest: height.to });

const withSight = ({ height }: Ranged): Work => ({ ...between({ height }), seenFrom: height.from });

/** Every activity of a manual: first the work that a flight is sent for, then what is done on the way. */
export const ACTIVITIES: { readonly [A in Activity]: OfActivity<A> } = {
  photograph: {
    hexes: (errand, _, manual, map) => targetHexes('place', errand, manual, map),
    work: (card) => ({ ...withSight(card), heights: card.heights, isWeathered: true, isSteady: card.steady }),
    isLeft: () => true,
    isDone: ({ achieved: { exposed }, party }, { plates }) =>
      twoSeatersIn(party).every(({ id }) => (exposed[id] ?? 0) >= plates),
    counts: ({ exposed }) => Object.values(exposed).some((plates) => plates > 0),
  },
  spot: {
    hexes: (errand, _, manual, map) => targetHexes('place', errand, manual, map),
    work: (card) => ({ ...withSight(card), isWeathered: card.weather, isSteady: card.steady }),
    isLeft: () => true,
    isDone: ({ achieved: { spotting }, party }, { turns }) =>
      twoSeatersIn(party).length === 0 || spotting.turns >= turns,
    counts: ({ spotting }, { credit }) => hasReached(credit, spotting.hits),
  },
  bomb: {
    hexes: (errand, _, manual, map) => targetHexes('place', errand, manual, map),
    work: (card) => ({ ...withSight(card), heights: card.heights, isWeathered: card.weather, isSteady: card.steady }),
    isLeft: () => true,
    isDone: ({ party, bombs }, { stick }) => twoSeatersIn(party).length === 0 || bombs < stick,
    counts: ({ damage }, { credit }) => hasReached(credit, damage),
  },
  drop: {
    hexes: (errand, _, manual, map) => targetHexes('place', errand, manual, map),
    work: (card) => ({ ...withSight(card), heights: card.heights }),
    isLeft: () => true,
    isDone: ({ achieved: { dropped, within }, party }, { bundles, credit }) =>
      within >= (credit.at(-1)?.at ?? 0) || party.every(({ id }) => (dropped[id] ?? 0) >= bundles),
    counts: ({ within }, { credit }) => hasReached(credit, within),
  },
  fetch: {
    hexes: (errand, _, manual, map) => targetHexes('place', errand, manual, map),
    work: withSight,
    isLeft: (_, { fetchedBy }) => fetchedBy === undefined,
    isDone: ({ achieved: { fetchedBy, putDown }, party }, { tries }) =>
      fetchedBy !== undefined || twoSeatersIn(party).every(({ id }) => (putDown[id] ?? 0) >= tries),
    counts: ({ fetchedBy }) => fetchedBy !== undefined,
  },
  attackBalloon: {
    hexes: (errand, _, manual, map) => targetHexes('balloon', errand, manual, map),
    work: ({ visibility }) => ({ ...ANYHOW, lowest: visibility, seenFrom: visibility }),
    isLeft: (hex, { balloons }, _, map) =>
      targetsIn(map, hex).every(({ target }) => (balloons[target]?.state ?? 'up') === 'up'),
    isDone: () => false,
    counts: ({ balloons }) => Object.values(balloons).some(({ state, holes }) => state === 'destroyed' || holes > 0),
  },
  patrol: {
    hexes: ({ zones }, { over, depth }, _, map) =>
      hexesOver(over, zones, map).filter((hex) => {
        const moves = movesFromTrenches(map, hex);
        return moves >= depth.from && moves <= depth.to;
      }),
    work: (card) => ({ ...between(card), over: card.over }),
    isLeft: (hex, { patrolled }) => !patrolled.includes(hex),
    isDone: ({ achieved: { patrolled }, machines }, card) =>
      patrolled.length >= (patrolCredit(card, machines).at(-1)?.at ?? 0),
    counts: ({ patrolled }, card, machines) => hasReached(patrolCredit(card, machines), patrolled.length),
  },
  scan: {
    hexes: (errand, { over }, manual, map) =>
      errand.target === undefined ? hexesOver(over, errand.zones, map) : targetHexes('place', errand, manual, map),
    work: (card) => ({ ...withSight(card), over: card.over }),
    isLeft: (hex, { scanned }, { times }) => (scanned[hex] ?? 0) < times,
    isDone: () => false,
    counts: () => false,
  },
  strafeTrench: {
    hexes: ({ zones }, _card, _, map) => hexesOver('trenches', zones, map),
    work: () => ({ ...FROM_LOW_DOWN, over: 'trenches' }),
    isLeft: (hex, { passes }) => !Object.keys(passes).some((pass) => pass.endsWith(hex)),
    isDone: ({ achieved: { strafed } }, { most, unitsAPoint }) => strafed >= most * unitsAPoint,
    counts: ({ strafed }, { unitsAPoint }) => strafed >= unitsAPoint,
  },
  strafeTarget: {
    hexes: () => [],
    work: () => FROM_LOW_DOWN,
    isLeft: (hex, { found }) => found.some((each) => each.hex === hex),
    isDone: () => false,
    counts: ({ found }) => found.some(({ hits }) => hits > 0),
  },
  escort: {
    hexes: () => [],
    work: () => ANYHOW,
    isLeft: () => true,
    isDone: ({ achieved: { escorted }, party }) => twoSeatersIn(party).every(({ id }) => escorted.includes(id)),
    counts: ({ escorted }) => escorted.length > 0,
  },
};

const twoSeatersIn = (party: readonly FlyingMachine[]) => party.filter((machine) => !isFighter(machine));

const hasReached = ([first]: readonly { readonly at: number }[], count: number): boolean =>
  first !== undefined && count >= first.at;

/** Whether a target of the map hangs in the air or stands on the ground. */
export const sortOf = ({ kind }: Target): 'place' | 'balloon' => (kind === 'balloon' ? 'balloon' : 'place');

/** The target of a mission; where it has none of that sort, all targets of its kinds in its zones. */
function targetHexes(
  sort: 'place' | 'balloon',
  { target, zones }: Errand,
  { targets: kinds }: Mission,
  map: MissionMap,
): HexId[] {
  const isSought = (each: Target) => sortOf(each) === sort;
  if (target !== undefined && targetsIn(map, target).some(isSought)) return [target];
  const inZones = map.targets.filter(({ hex }) => zones.includes(hexOf(map, hex).zone));
  const sought = inZones.filter((each) => isSought(each) && kinds.includes(each.kind));
  return [...new Set(sought.map(({ hex }) => hex))];
}

const hexesOver = (over: Ground, zones: readonly Zone[], map: MissionMap): HexId[] =>
  Object.keys(map.hexes).filter((hex) => {
    const { ground, zone } = hexOf(map, hex);
    return ground === over && zones.includes(zone);
  });
