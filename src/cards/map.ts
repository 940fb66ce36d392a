import type { MapHex, TargetKind, Zone } from './ground.ts';
import { distance, type HexId, neighbour, neighbours, shortestWay } from './hexes.ts';
import type { Field, MissionMap, Target } from './printed/mission-map.ts';
import { memoizeBy, memoizeByHex } from './reading/once.ts';

export const isOnMap = (map: MissionMap, hex: HexId): boolean => hex in map.hexes;

/** The Encounter Value, the zone and the side of the lines of a hex. */
export function hexOf(map: MissionMap, hex: HexId): MapHex {
  const found = map.hexes[hex];
  if (!found) throw new Error(`${hex} lies beyond the edge of the map.`);
  return found;
}

/** The hexes of each row, from north to south and from west to east. All rows have the same length. */
export function rowsOf({ rows }: MissionMap): HexId[][] {
  return rows.map(({ allied, trenches, enemy }) => Object.keys({ ...allied, ...trenches, ...enemy }));
}

/** The hexes that a flight may move into. */
export const hexesAround = memoizeByHex((map: MissionMap, hex: HexId): readonly HexId[] =>
  neighbours(hex).filter((next) => isOnMap(map, next)),
);

/** The moves of a shortest way, each hex in order. On a complete map there is always one. */
export const wayTo = (map: MissionMap, from: HexId, to: HexId): readonly HexId[] => waysFrom(map, from)(map, to);

const waysFrom = memoizeByHex((_: MissionMap, from: HexId) =>
  memoizeByHex((map: MissionMap, to): readonly HexId[] => {
    const way = shortestWay(from, to, (hex) => isOnMap(map, hex));
    if (!way) throw new Error(`No way leads from ${from} to ${to}.`);
    return way;
  }),
);

/** The names of a hex for a player: its towns, its field, its targets. */
export function namesIn({ places, fields }: MissionMap, hex: HexId): string[] {
  const here = [...places, ...fields].filter((thing) => thing.hex === hex);
  return [...new Set(here.map(({ name }) => name))];
}

export const homeField = memoizeBy(({ fields }: MissionMap): Field => {
  const home = fields.find(({ kind }) => kind === 'home');
  if (!home) throw new Error('The map has no home field.');
  return home;
});

/**
 * (33) (49) The fields that a machine of ours can fly to, the nearest first; at the same distance the home field first.
 */
export const alliedFieldsFrom = memoizeByHex(({ fields }: MissionMap, hex: HexId): readonly Field[] => {
  const ours = fields.filter(({ kind }) => kind !== 'german');
  const byHome = (field: Field) => (field.kind === 'home' ? 0 : 1);
  return ours.sort((a, b) => distance(hex, a.hex) - distance(hex, b.hex) || byHome(a) - byHome(b));
});

/** (42) Whether the move crosses a heavy hex-side: batteries guard the hex from that direction. */
export const isGuarded = (map: MissionMap, from: HexId, to: HexId): boolean => guardedSides(map, to).includes(from);

/** The hexes from which one enters a hex under the fire of its batteries. */
const guardedSides = memoizeByHex(({ batteries }: MissionMap, to: HexId): readonly HexId[] =>
  batteries
    .filter(({ hex }) => hex === to)
    .flatMap(({ hex, sides }) => sides.flatMap((side) => neighbour(hex, side) ?? [])),
);

/** (42) Trench hexes and their neighbours behind the enemy's lines always have Archie and machine guns. */
export const hasGunsForCertain = memoizeByHex((map: MissionMap, hex: HexId): boolean => {
  const { ground } = hexOf(map, hex);
  if (ground !== 'enemy') return ground === 'trenches';
  return hexesAround(map, hex).some((next) => hexOf(map, next).ground === 'trenches');
});

/** The fewest moves from a hex to the trenches; 0 over them. */
export const movesFromTrenches = memoizeByHex((map: MissionMap, from: HexId): number => {
  return Math.min(...trenchesOn(map).map((hex) => distance(from, hex)));
});

const trenchesOn = memoizeBy(({ hexes }: MissionMap) =>
  Object.keys(hexes).filter((hex) => hexes[hex]?.ground === 'trenches'),
);

/** The targets of any kind in a hex. */
export const targetsIn = memoizeByHex(({ targets }: MissionMap, hex: HexId): readonly Target[] =>
  targets.filter((target) => target.hex === hex),
);

export function targetNamed({ targets }: MissionMap, id: string): Target {
  const target = targets.find(({ target }) => target === id);
  if (!target) throw new Error(`The map shows no target called ${id}.`);
  return target;
}

/** The targets of a kind in the zones of a mission, in the order of the map. */
export function targetsOf(map: MissionMap, kind: TargetKind, zones: readonly Zone[]): Target[] {
  return map.targets.filter((target) => target.kind === kind && zones.includes(hexOf(map, target.hex).zone));
}
