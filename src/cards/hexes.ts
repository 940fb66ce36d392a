/**
 * Hexes have pointed tops, so that east is a neighbour. A name is the letter of the row, from A in the north, and two
 * digits for the place in the row, from 01 in the west. Every other row, A included, is half a hex to the east of row
 * B.
 */
export type HexId = string;

export const DIRECTIONS = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The compass directions to the six neighbours of a hex. */
export const COURSES = {
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
} as const satisfies Record<string, Direction>;

/** A hex as three axes whose sum is always 0: moves are additions, and distances need no table. */
interface Axes {
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

const STEPS: Readonly<Record<Direction, Axes>> = {
  'north-east': { q: 1, r: -1, s: 0 },
  east: { q: 1, r: 0, s: -1 },
  'south-east': { q: 0, r: 1, s: -1 },
  'south-west': { q: -1, r: 1, s: 0 },
  west: { q: -1, r: 0, s: 1 },
  'north-west': { q: 0, r: -1, s: 1 },
};

const LETTER_A = 'A'.charCodeAt(0);
const LAST_ROW = 25;
const LAST_COLUMN = 99;

/** Row 0 is A; columns count from 1. Nothing when the name is not that of a hex. */
export function rowAndColumn(hex: HexId): { row: number; column: number } | undefined {
  const match = /^([A-Z])(\d\d)$/.exec(hex);
  if (!match) return undefined;
  const column = Number(match[2]);
  return column === 0 ? undefined : { row: hex.charCodeAt(0) - LETTER_A, column };
}

/** The hex at a row and a column; nothing when it would have no name. */
export function hexAt(row: number, column: number): HexId | undefined {
  if (row < 0 || row > LAST_ROW || column < 1 || column > LAST_COLUMN) return undefined;
  return `${String.fromCharCode(LETTER_A + row)}${String(column).padStart(2, '0')}`;
}

/** How far east a hex's middle is, in hexes. Rows shifted by half a hex end in a half. */
export function eastingOf(hex: HexId): number {
  const { row, column } = mustRead(hex);
  return column + halfStep(row);
}

export function neighbour(hex: HexId, direction: Direction): HexId | undefined {
  return nameOf(add(axesOf(hex), STEPS[direction]));
}

/** The six hexes around a hex; fewer where the names end. */
export function neighbours(hex: HexId): HexId[] {
  return DIRECTIONS.flatMap((direction) => neighbour(hex, direction) ?? []);
}

/** The direction of a neighbour; nothing when the two do not touch. */
export function directionTo(from: HexId, to: HexId): Direction | undefined {
  return DIRECTIONS.find((direction) => neighbour(from, direction) === to);
}

const COMPASS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;

/** The distance of two rows, where two hexes of a row have distance 1. */
const ROW_APART = Math.sqrt(3) / 2;

/** The nearest of eight directions to another hex; east for the same hex. */
export function compassTo(from: HexId, to: HexId): (typeof COMPASS)[number] {
  const south = (mustRead(to).row - mustRead(from).row) * ROW_APART;
  const wind = Math.round(Math.atan2(south, eastingOf(to) - eastingOf(from)) / (Math.PI / 4));
  return COMPASS[(wind + COMPASS.length) % COMPASS.length] ?? 'east';
}

/** The fewest moves from one hex to the other. */
export function distance(from: HexId, to: HexId): number {
  const a = axesOf(from);
  const b = axesOf(to);
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.s - b.s));
}

/** The hexes on a straight line, both ends included. */
export function line(from: HexId, to: HexId): HexId[] {
  const moves = distance(from, to);
  const a = axesOf(from);
  const b = axesOf(to);
  const points = Array.from({ length: moves + 1 }, (_, i) => between(a, b, moves === 0 ? 0 : i / moves));
  return points.flatMap((point) => nameOf(point) ?? []);
}

/**
 * The moves of a shortest way over open hexes: each hex entered, in order, up to the goal. Nothing when there is no
 * way.
 */
export function shortestWay(from: HexId, to: HexId, isOpen: (hex: HexId) => boolean): HexId[] | undefined {
  const cameFrom = new Map<HexId, HexId>([[from, from]]);
  const reached = [from];
  for (const hex of reached) {
    if (hex === to) return trail(cameFrom, from, to);
    for (const next of neighbours(hex)) {
      if (cameFrom.has(next) || !isOpen(next)) continue;
      cameFrom.set(next, hex);
      reached.push(next);
    }
  }
  return undefined;
}

function trail(cameFrom: ReadonlyMap<HexId, HexId>, from: HexId, to: HexId): HexId[] {
  const way: HexId[] = [];
  for (let hex = to; hex !== from; hex = cameFrom.get(hex) ?? from) way.unshift(hex);
  return way;
}

const halfStep = (row: number) => (row % 2 === 0 ? 0.5 : 0);

/** A cache: a flight asks for the same few hundred hexes many times a turn. */
const AXES = new Map<HexId, Axes>();

function axesOf(hex: HexId): Axes {
  const known = AXES.get(hex);
  if (known) return known;
  const { row, column } = mustRead(hex);
  const q = column - Math.ceil(row / 2);
  const axes = { q, r: row, s: -q - row };
  AXES.set(hex, axes);
  return axes;
}

const nameOf = ({ q, r }: Axes) => hexAt(r, q + Math.ceil(r / 2));

const add = (a: Axes, b: Axes): Axes => ({ q: a.q + b.q, r: a.r + b.r, s: a.s + b.s });

/**
 * A point part of the way along, in the hex that contains it. A small offset makes lines along a side always choose the
 * same hex.
 */
function between(a: Axes, b: Axes, part: number): Axes {
  const nudge = 1e-6;
  const at = (from: number, to: number) => from + (to - from) * part;
  return toHex(at(a.q, b.q) + nudge, at(a.r, b.r) + 2 * nudge, at(a.s, b.s) - 3 * nudge);
}

/** Rounds each axis, then corrects the one with the largest rounding error, so that the sum is 0 again. */
function toHex(q: number, r: number, s: number): Axes {
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s - s) };
  if (off.q > off.r && off.q > off.s) return { ...near, q: -near.r - near.s };
  if (off.r > off.s) return { ...near, r: -near.q - near.s };
  return { ...near, s: -near.q - near.r };
}

function mustRead(hex: HexId): { row: number; column: number } {
  const place = rowAndColumn(hex);
  if (!place) throw new Error(`${hex} is no hex: a row's letter and two figures are.`);
  return place;
}
