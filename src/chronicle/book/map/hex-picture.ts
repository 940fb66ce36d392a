import { line } from 'd3-shape';
import { h } from 'preact';
import { DIRECTIONS, type Direction, eastingOf, type HexId, rowAndColumn } from '../../../cards/hexes.ts';
import { hexOf, isOnMap, rowsOf } from '../../../cards/map.ts';
import type { MissionMap } from '../../../cards/printed/mission-map.ts';
import type { Piece } from '../../../kit/book/markup.ts';

/** A place on the picture of the map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The width of a hex, the distance from its middle to a corner, and the margin around the map. */
const ACROSS = 32;
const CORNER = ACROSS / Math.sqrt(3);
const MARGIN = 8;

/** The middle of a hex: pointed tops, so that a row lies one and a half corners below the one before. */
export function middleOf(hex: HexId): Point {
  const row = rowAndColumn(hex)?.row ?? 0;
  return { x: MARGIN + (eastingOf(hex) - 0.5) * ACROSS, y: Math.round(10 * (MARGIN + CORNER * (1 + 1.5 * row))) / 10 };
}

export function mapSize(map: MissionMap): { width: number; height: number } {
  const rows = rowsOf(map);
  const columns = rows[0]?.length ?? 0;
  const height = Math.ceil(2 * MARGIN + CORNER * (1.5 * rows.length + 0.5));
  return { width: 2 * MARGIN + (columns + 0.5) * ACROSS, height };
}

/** A part of the map, from its upper left corner. */
export interface Part extends Point {
  readonly width: number;
  readonly height: number;
}

/** The part of the map with these hexes and a margin, and never too small to be read. */
export function partRound(hexes: readonly HexId[], map: MissionMap): Part {
  const { width, height } = mapSize(map);
  const middles = hexes.map(middleOf);
  const across = stretch(
    middles.map(({ x }) => x),
    LEAST_PART.width,
    width,
  );
  const down = stretch(
    middles.map(({ y }) => y),
    LEAST_PART.height,
    height,
  );
  return { x: across.from, y: down.from, width: across.long, height: down.long };
}

const LEAST_PART = { width: 13 * ACROSS, height: 13 * CORNER };

function stretch(figures: readonly number[], least: number, most: number): { from: number; long: number } {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const long = Math.round(Math.min(most, Math.max(high - low + 4 * CORNER, least)));
  const from = Math.round((low + high - long) / 2);
  return { from: Math.max(0, Math.min(from, Math.floor(most - long))), long };
}

/** The corners from the top, clockwise. */
const CORNERS = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return { x: CORNER * Math.cos(angle), y: CORNER * Math.sin(angle) };
});

const rounded = (figure: number): string => `${Math.round(figure * 10) / 10}`;

/** A flight that stays draws no line. */
export const pathThrough = (points: readonly Point[]): string =>
  line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  ).digits(1)(points.filter(({ x, y }, i) => x !== points[i - 1]?.x || y !== points[i - 1]?.y)) ?? '';

/** The sides are in the order of the corners: the north-eastern side lies between the first and the second. */
function sideOf(hex: HexId, direction: Direction): string {
  const { x, y } = middleOf(hex);
  const at = DIRECTIONS.indexOf(direction);
  const ends = [CORNERS[at], CORNERS[(at + 1) % 6]].flatMap((corner) => corner ?? []);
  return pathThrough(ends.map((corner) => ({ x: x + corner.x, y: y + corner.y })));
}

const OUTLINE = CORNERS.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' ');

/** The ids of the map's ground and names, so that they stand on the page only once. */
const [GROUND, NAMES] = ['ground', 'names'];

/** The hexes, rivers, roads, batteries and names of the map, drawn once and used by every picture. */
export const groundOnce = (map: MissionMap): Piece =>
  h(
    'svg',
    { width: 0, height: 0, 'aria-hidden': true, style: 'position:absolute' },
    h(
      'defs',
      null,
      h('polygon', { id: 'hex', points: OUTLINE }),
      h('g', { id: GROUND }, hexes(map), landmarks(map), batteries(map)),
      h('g', { id: NAMES }, labelsOf(map).map(nameOnMap)),
    ),
  );

export const ground = (): Piece => h('use', { href: `#${GROUND}` });

/** The names of places, drawn over everything on the ground. */
export const namesOver = (): Piece => h('use', { href: `#${NAMES}` });

/** For a part of the map, the names that lie wholly in it. */
export const namesOverPart = ({ x, y, width, height }: Part, map: MissionMap): Piece[] =>
  labelsOf(map)
    .filter((label) => {
      const half = WIDEST_LETTER * label.name.length;
      const isAcross = label.x - half >= x && label.x + half <= x + width;
      return isAcross && label.y - LINE >= y && label.y + DESCENT <= y + height;
    })
    .map(({ hex }) => h('use', { href: `#${NAMES}-${hex}` }));

const hexes = (map: MissionMap): Piece[] =>
  rowsOf(map)
    .flat()
    .map((hex) => {
      const { x, y } = middleOf(hex);
      return h('use', { href: '#hex', class: `hex ${hexOf(map, hex).ground}`, x: rounded(x), y: rounded(y) });
    });

const landmarks = (map: MissionMap): Piece[] =>
  map.landmarks.map(({ kind, through }) =>
    h('path', { class: kind, d: pathThrough(through.filter((hex) => isOnMap(map, hex)).map(middleOf)) }),
  );

const batteries = (map: MissionMap): Piece[] =>
  map.batteries.map(({ hex, sides }) =>
    h('path', { class: 'battery', d: sides.map((side) => sideOf(hex, side)).join('') }),
  );

const RANKS = ['city', 'home', 'emergency', 'town', 'german', 'village'];

/** Overlapping names are left out; those of larger places have precedence. */
export function labelsOf({ places, fields }: MissionMap): Label[] {
  const ranked = [...fields, ...places].toSorted((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind));
  const drawn: Label[] = [];
  for (const { name, hex } of ranked) {
    const { x, y } = middleOf(hex);
    const label = { name, hex, x, y: y + CORNER - 4 };
    if (drawn.every((other) => !touches(label, other))) drawn.push(label);
  }
  return drawn;
}

const nameOnMap = ({ name, hex, x, y }: Label): Piece =>
  h('text', { id: `${NAMES}-${hex}`, class: 'place', x: rounded(x), y: rounded(y), 'text-anchor': 'middle' }, name);

/** Half the width of a letter, and the height of a line. */
const [LETTER, LINE] = [2.9, 11];
/** The same on a phone, where names are larger; and how far a letter reaches below its line. */
const [WIDEST_LETTER, DESCENT] = [3.6, 4];

type Label = Point & { readonly name: string; readonly hex: HexId };

const touches = (a: Label, b: Label): boolean =>
  Math.abs(a.y - b.y) < LINE && Math.abs(a.x - b.x) < LETTER * (a.name.length + b.name.length);
