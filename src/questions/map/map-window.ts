import { type Direction, eastingOf, type HexId, rowAndColumn } from '../../cards/hexes.ts';
import { namesIn, rowsOf } from '../../cards/map.ts';
import type { MissionMap } from '../../cards/printed/mission-map.ts';
import type { Paper } from '../../page/paper.ts';
import { type Chart, inked, valueText } from './map-signs.ts';

/**
 * The size of a part of the map, and its middle hex. At the edge of the map the window stops, and the hex is not in the
 * middle.
 */
export interface Window {
  readonly centre: HexId;
  readonly columns: number;
  readonly rows: number;
}

/** Columns of text for a hex, and for half a hex. */
const HEX = 8;
const HALF = 4;

/** A hex's lower edge falls to its middle and rises again; the upper edges of the row below are the same line. */
const FALLING = "'-._";
const RISING = "_.-'";
const HEAVY = '#';

/**
 * The marks on a window besides the flight: where it has been, the course ahead, its destination, the selected hex, and
 * what is too far for its AFT.
 */
export interface Marks {
  readonly flight: HexId | undefined;
  readonly track: readonly HexId[];
  readonly ahead: readonly HexId[];
  readonly aims: readonly HexId[];
  readonly lit: HexId | undefined;
  isBeyond(hex: HexId): boolean;
}

/** The meanings of the marks, where there is a free line. */
export const MARKS = [
  '@ you  . flown over  : your course  ! your work  > looked at  = trenches',
  'x too far to come home  # heavy hex-side  [ ] home field  < > German field',
  '( ) Emergency Landing Field  // columns left out',
] as const;

/**
 * The part of the map around the flight with large hexes: name, Encounter Value, town. Heavy sides are drawn with `#`.
 */
export const drawWindow = (map: MissionMap, window: Window, flight: HexId | undefined, paper: Paper): string =>
  drawMarked(map, window, { ...UNMARKED, flight }, paper);

const UNMARKED = { track: [], ahead: [], aims: [], lit: undefined, isBeyond: () => false };

/** The same with all marks. */
export function drawMarked(map: MissionMap, window: Window, marks: Marks, paper: Paper): string {
  const marked = { map, ...marks };
  const rows = within(map, window);
  const drawRow = (hexes: readonly HexId[], textOf: (hex: HexId) => string) =>
    indent(hexes) + hexes.map((hex) => westSide(map, hex) + inCell(hex, textOf(hex))).join('') + eastSide(map, hexes);
  const inCell = (hex: HexId, text: string) => inMarks(text.padEnd(HEX - 1), hex, marked, paper);
  const lines = rows.flatMap((hexes, i) => [
    ...(i === 0 ? [] : [edgeLine(map, rows[i - 1] ?? [], hexes)]),
    drawRow(hexes, (hex) => `${hex}${markOf(hex, marks)}${valueText(hex, marked)}`),
    drawRow(hexes, (hex) => nameText(map, hex)),
  ]);
  return lines.map((line) => line.trimEnd()).join('\n');
}

function markOf(hex: HexId, { lit, aims, ahead, track, isBeyond }: Marks): string {
  if (hex === lit) return '>';
  if (isBeyond(hex)) return 'x';
  if (aims.includes(hex)) return '!';
  if (ahead.includes(hex)) return ':';
  return track.includes(hex) ? '.' : ' ';
}

/** The selected hex stands out from all others except the flight's. */
function inMarks(text: string, hex: HexId, marked: Chart & Marks, paper: Paper): string {
  const { ink } = paper;
  if (hex === marked.lit) return ink.bgYellow.black(text);
  const coloured = inked(text, hex, marked, paper);
  return [marked.aims, marked.ahead, marked.track].some((hexes) => hexes.includes(hex)) ? ink.bold(coloured) : coloured;
}

/** The names that have no room in a window, each with its hex. */
export function cutNames(map: MissionMap, window: Window): string[] {
  return hexesIn(map, window).flatMap((hex) => {
    const [first = '', ...others] = namesIn(map, hex);
    return [...(fits(first) ? [] : [first]), ...others].map((name) => `${name} ${hex}`);
  });
}

/** All hexes of a window. */
export const hexesIn = (map: MissionMap, window: Window): HexId[] => within(map, window).flat();

const fits = (name: string) => name.length < HEX;

function within(map: MissionMap, { centre, columns, rows }: Window): HexId[][] {
  const { row, column } = rowAndColumn(centre) ?? { row: 0, column: 1 };
  const all = rowsOf(map);
  const north = firstOf(row, rows, all.length);
  const west = firstOf(column - 1, columns, all[0]?.length ?? 0);
  return all.slice(north, north + rows).map((hexes) => hexes.slice(west, west + columns));
}

/** Where the window begins, so that a place is in the middle and nothing is beyond the edge. */
const firstOf = (place: number, shown: number, all: number) =>
  Math.max(0, Math.min(place - Math.floor(shown / 2), all - shown));

const isShifted = (hexes: readonly HexId[]) => eastingOf(hexes[0] ?? 'B01') % 1 !== 0;
const indent = (hexes: readonly HexId[]) => ' '.repeat(isShifted(hexes) ? HALF : 0);

const westSide = (map: MissionMap, hex: HexId) => (isHeavy(map, hex, 'west') ? HEAVY : '|');
const eastSide = (map: MissionMap, hexes: readonly HexId[]) => (isHeavy(map, hexes.at(-1), 'east') ? HEAVY : '|');

function isHeavy({ batteries }: MissionMap, hex: HexId | undefined, side: Direction): boolean {
  return batteries.some((one) => one.hex === hex && one.sides.includes(side));
}

/** As much of the first name as fits; a full stop shows the cut. */
function nameText(map: MissionMap, hex: HexId): string {
  const [name = ''] = namesIn(map, hex);
  return fits(name) ? name : `${name.slice(0, HEX - 2)}.`;
}

/** The zigzag between two rows. Each half of an edge belongs to a hex of the upper row and one of the lower. */
function edgeLine(map: MissionMap, upper: readonly HexId[], lower: readonly HexId[]): string {
  const shift = isShifted(upper) ? 1 : 0;
  return Array.from({ length: 2 * upper.length + 1 }, (_, half) => {
    const above = upper[Math.floor((half - shift) / 2)];
    const below = lower[Math.floor((half - 1 + shift) / 2)];
    return halfEdge(map, above, below, (half - shift) % 2 === 0 ? 'falling' : 'rising');
  }).join('');
}

function halfEdge(
  map: MissionMap,
  above: HexId | undefined,
  below: HexId | undefined,
  slope: 'falling' | 'rising',
): string {
  const heavy =
    slope === 'falling'
      ? isHeavy(map, above, 'south-west') || isHeavy(map, below, 'north-east')
      : isHeavy(map, above, 'south-east') || isHeavy(map, below, 'north-west');
  if (heavy) return HEAVY.repeat(HALF);
  return slope === 'falling' ? FALLING : RISING;
}
