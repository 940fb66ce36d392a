import type { Activities } from '../rulebook/cards/activities.ts';
import type { Zone } from '../rulebook/ground.ts';
import type { HexId } from '../rulebook/hexes.ts';
import { hexOf, movesFromTrenches, targetsOf } from '../rulebook/map.ts';
import { oncePer, oncePerKey } from '../rulebook/reading/once.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';

/** What a manual's work asks of those who fly it. */
export interface Work {
  /**
   * Heights that it can be done from, in feet; under `lowest` it is not seen to. Nought where nothing on the ground
   * need be seen.
   */
  readonly lowest: number;
  readonly highest: number;
  /** What each height adds to its throw, from the lowest, and whether the weather adds to it too. */
  readonly heights: readonly { readonly to: number; readonly add: number }[];
  readonly isWeathered: boolean;
  /** It is done at Tree-Top. */
  readonly isLow: boolean;
}

/** The Photo modifier under which neither camera nor wireless is of any use. */
export const HOPELESS = -4;

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

/** Where a mission is sent to. */
export interface Errand {
  readonly mission: string;
  readonly zones: readonly Zone[];
  /** The hex of its target, where it has one. */
  readonly target: HexId | undefined;
}

/** The hexes that a mission's work may be done in, whoever flies it. */
export const placesFor = (errand: Errand, book: Rulebook): readonly HexId[] =>
  errand.target === undefined ? groundsOf(book, errand) : [errand.target];

/** What tells an errand from others: its target, or what is done in which zones. */
export const keyOf = oncePer(({ mission, zones, target }: Errand) => target ?? `${mission} ${zones.join('')}`);

const groundsOf = oncePerKey(keyOf, grounds);

function grounds({ missions, missionMap }: Rulebook, { mission, zones }: Errand): readonly HexId[] {
  const { patrol, attackBalloon } = missions[mission]?.activities ?? {};
  if (attackBalloon && !patrol) return targetsOf(missionMap, 'balloon', zones).map(({ hex }) => hex);
  return Object.keys(missionMap.hexes).filter((hex) => {
    const { ground, zone } = hexOf(missionMap, hex);
    if (!zones.includes(zone)) return false;
    if (!patrol) return ground === 'trenches';
    if (ground !== patrol.over) return false;
    const moves = movesFromTrenches(missionMap, hex);
    return moves >= patrol.depth.from && moves <= patrol.depth.to;
  });
}
