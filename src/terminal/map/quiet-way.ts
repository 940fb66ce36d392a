import type { MissionMap } from '../../rulebook/cards/mission-map.ts';
import { distance, type HexId } from '../../rulebook/hexes.ts';
import { hasGunsForCertain, hexesAround, isGuarded } from '../../rulebook/map.ts';

/** The next hex of a shortest way, by the way with the fewest trenches, guns and batteries of all that are as short. */
export function quietStep(map: MissionMap, from: HexId, to: HexId): HexId | undefined {
  const known = new Map<HexId, number>();
  /** So many guns lie on the quietest of the shortest ways on from a hex. */
  const gunsFrom = (hex: HexId): number => {
    if (hex === to) return 0;
    const guns =
      known.get(hex) ?? Math.min(...nearer(map, hex, to).map((next) => gunsAt(map, hex, next) + gunsFrom(next)));
    known.set(hex, guns);
    return guns;
  };
  return nearer(map, from, to)
    .map((hex) => ({ hex, guns: gunsAt(map, from, hex) + gunsFrom(hex) }))
    .sort((one, other) => one.guns - other.guns)[0]?.hex;
}

const nearer = (map: MissionMap, hex: HexId, to: HexId): HexId[] =>
  hexesAround(map, hex).filter((next) => distance(next, to) < distance(hex, to));

/** Guns that are there for certain, and a battery behind the side through which one comes. */
const gunsAt = (map: MissionMap, from: HexId, to: HexId): number =>
  (hasGunsForCertain(map, to) ? 1 : 0) + (isGuarded(map, from, to) ? 1 : 0);
