import { distance, type HexId } from '../../cards/hexes.ts';
import { hasGunsForCertain, hexesAround, hexOf, isGuarded } from '../../cards/map.ts';
import type { MissionMap } from '../../cards/printed/mission-map.ts';

/**
 * The next hex of a shortest way: of all that are as short one with the fewest trenches, guns and batteries, and of
 * those the one on which least of the enemy is met.
 */
export function quietStep(map: MissionMap, from: HexId, to: HexId): HexId | undefined {
  const known = new Map<HexId, number>();
  /** What the quietest of the shortest ways on from a hex has on it. */
  const noiseFrom = (hex: HexId): number => {
    if (hex === to) return 0;
    const noise =
      known.get(hex) ?? Math.min(...nearer(map, hex, to).map((next) => noiseAt(map, hex, next) + noiseFrom(next)));
    known.set(hex, noise);
    return noise;
  };
  return nearer(map, from, to)
    .map((hex) => ({ hex, noise: noiseAt(map, from, hex) + noiseFrom(hex) }))
    .sort((one, other) => one.noise - other.noise)[0]?.hex;
}

const nearer = (map: MissionMap, hex: HexId, to: HexId): HexId[] =>
  hexesAround(map, hex).filter((next) => distance(next, to) < distance(hex, to));

/** No way is so long that its Encounter Values together weigh as much as one gun. */
const GUN = 1000;

/** Guns that are there for certain, a battery behind the side through which one comes, and who may be met there. */
const noiseAt = (map: MissionMap, from: HexId, to: HexId): number =>
  GUN * ((hasGunsForCertain(map, to) ? 1 : 0) + (isGuarded(map, from, to) ? 1 : 0)) + enemyAt(map, to);

/** Over our own side nobody minds an encounter. */
function enemyAt(map: MissionMap, hex: HexId): number {
  const { ground, value } = hexOf(map, hex);
  return ground === 'allied' ? 0 : value;
}
