import { distance, type HexId } from '../../cards/hexes.ts';
import { hasGunsForCertain, hexesAround, hexOf, isGuarded } from '../../cards/map.ts';
import type { MissionMap } from '../../cards/printed/mission-map.ts';

/**
 * The next hex of a shortest way: among equal lengths the one with the fewest trenches, guns and batteries, then the
 * one with the fewest expected enemies.
 */
export function quietStep(map: MissionMap, from: HexId, to: HexId): HexId | undefined {
  const known = new Map<HexId, number>();
  /** The danger of the quietest shortest way on from a hex. */
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

/** Larger than the sum of Encounter Values on any way, so that one gun always weighs more. */
const GUN = 1000;

/** Certain guns, a battery behind the crossed side, and the expected enemies. */
const noiseAt = (map: MissionMap, from: HexId, to: HexId): number =>
  GUN * ((hasGunsForCertain(map, to) ? 1 : 0) + (isGuarded(map, from, to) ? 1 : 0)) + enemyAt(map, to);

/** Encounters over our own side do not count. */
function enemyAt(map: MissionMap, hex: HexId): number {
  const { ground, value } = hexOf(map, hex);
  return ground === 'allied' ? 0 : value;
}
