/** The three zones of the map: A in the north, B in the centre, C in the south. */
export const ZONES = ['A', 'B', 'C'] as const;
export type Zone = (typeof ZONES)[number];

/** The side of the lines of a hex, from west to east. */
export const GROUNDS = ['allied', 'trenches', 'enemy'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The kinds of targets of a Mission Briefing Manual. */
export const TARGET_KINDS = [
  'marshalling-yard',
  'advance-hq',
  'supply-dump',
  'rail-junction',
  'troops',
  'aerodrome',
  'battery',
  'balloon',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** Tree-Top in feet. */
export const TREE_TOP = 0;

/** A hex of the mission map as the rules need it. */
export interface MapHex {
  readonly value: number;
  readonly zone: Zone;
  readonly ground: Ground;
}
