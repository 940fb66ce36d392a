import { needsObserver } from '../campaign/flight.ts';
import type { Done } from '../campaign/mission-log.ts';
import type { Activities } from '../rulebook/cards/activities.ts';
import type { HexId } from '../rulebook/hexes.ts';
import { hexOf, movesFromTrenches, targetsOf } from '../rulebook/map.ts';
import { oncePer } from '../rulebook/once.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { OrdersView, PartyView } from '../table/turn-decisions.ts';
import type { Temper } from './temper.ts';

/** What a manual's work asks of those who fly it. */
export interface Work {
  /** Heights that it can be done from, in feet; under `lowest` it is not seen to. Nought where nothing on the ground need be seen. */
  readonly lowest: number;
  readonly highest: number;
  /** What each height adds to its throw, from the lowest, and whether the weather adds to it too. */
  readonly heights: readonly { readonly to: number; readonly add: number }[];
  readonly isWeathered: boolean;
  /** It is done at Tree-Top. */
  readonly isLow: boolean;
}

const SKY = 20_000;
const ANYHOW = { heights: [], isWeathered: false, isLow: false } as const;

const works = oncePer(({ missions }: Rulebook) =>
  Object.fromEntries(Object.entries(missions).map(([mission, { activities }]) => [mission, workIn(activities)])),
);

/** The height of a mission's work. */
export const workOf = (mission: string, book: Rulebook): Work => works(book)[mission] ?? NO_WORK;

const NO_WORK: Work = { ...ANYHOW, lowest: 0, highest: SKY };

function workIn({ patrol, photograph, spot, bomb, attackBalloon, strafeTrench }: Activities): Work {
  if (photograph) return { ...rangeOf(photograph), heights: photograph.heights, isWeathered: true, isLow: false };
  if (bomb) return { ...rangeOf(bomb), heights: bomb.heights, isWeathered: bomb.weather, isLow: false };
  if (spot) return { ...ANYHOW, ...rangeOf(spot), isWeathered: spot.weather };
  if (attackBalloon) return { ...ANYHOW, lowest: attackBalloon.visibility, highest: SKY };
  if (patrol) return { ...ANYHOW, lowest: 0, highest: patrol.height.to };
  return { ...ANYHOW, lowest: 1000, highest: 6000, isLow: strafeTrench !== undefined };
}

const rangeOf = ({ height }: { readonly height: { readonly from: number; readonly to: number } }) => ({
  lowest: height.from,
  highest: height.to,
});

/** The greatest height from which the work is still done well enough under a Photo modifier; the lowest, when from none. */
export function bestHeight({ heights, highest, isWeathered }: Work, photo: number, content: number): number {
  const weather = isWeathered ? photo : 0;
  const good = heights.findLast(({ add }) => add + weather >= content) ?? heights[0];
  return Math.min(good?.to ?? SKY, highest);
}

/** Whether there is nothing left to do of what a party came for: its credit is won, or nobody is left who could win it. */
export function isDone(party: PartyView, orders: OrdersView, temper: Temper, book: Rulebook): boolean {
  const manual = book.missions[orders.mission]?.activities;
  if (orders.errand === 'home' || !manual) return true;
  const { achieved, target } = orders;
  if (target !== undefined) return isDoneAtTarget(party, achieved, manual, temper);
  if (manual.patrol) return achieved.patrolled.length >= (manual.patrol.credit.at(-1)?.at ?? 0);
  if (manual.attackBalloon) return Object.values(achieved.balloons).some(({ state }) => state === 'destroyed');
  return achieved.strafed >= (manual.strafeTrench?.most ?? 0);
}

/** Plates exposed, fall of shot called, bombs dropped. */
function isDoneAtTarget(
  { machines, bombs }: PartyView,
  { exposed, spotting }: Done,
  { photograph, spot, bomb }: Activities,
  { plates, hits }: Temper,
): boolean {
  const cameras = machines.map(({ machine: id }) => ({ id })).filter(needsObserver);
  if (cameras.length === 0) return true;
  if (photograph) return cameras.every(({ id }) => (exposed[id] ?? 0) >= Math.min(plates, photograph.plates));
  if (spot) return spotting.turns >= spot.turns || spotting.hits >= hits;
  return bomb !== undefined && bombs < bomb.stick;
}

/** Whether there is still something to be done over one of the hexes of a mission. */
export function isLeft(hex: HexId, { target, achieved }: OrdersView, { missionMap }: Rulebook): boolean {
  if (target !== undefined) return true;
  const { patrolled, balloons, passes } = achieved;
  if (patrolled.includes(hex)) return false;
  const met = missionMap.targets.find((each) => each.hex === hex && each.target in balloons);
  if (met) return balloons[met.target]?.state === 'up';
  return !Object.keys(passes).some((pass) => pass.endsWith(hex));
}

/** The hexes that a mission's work may be done in, whoever flies it. */
export function placesFor(
  { mission, zones, target }: OrdersView,
  { missions, missionMap }: Rulebook,
): readonly HexId[] {
  if (target !== undefined) return [target];
  const { patrol, attackBalloon } = missions[mission]?.activities ?? {};
  if (attackBalloon && !patrol) return targetsOf(missionMap, 'balloon', zones).map(({ hex }) => hex);
  return Object.keys(missionMap.hexes).filter((hex) => {
    const { ground, zone } = hexOf(missionMap, hex);
    if (!zones.includes(zone)) return false;
    if (!patrol) return ground === 'trenches';
    const moves = movesFromTrenches(missionMap, hex);
    return ground === patrol.over && moves >= patrol.depth.from && moves <= patrol.depth.to;
  });
}
