import type { HexId } from '../../cards/hexes.ts';
import { hexOf } from '../../cards/map.ts';
import type { Field, MissionMap } from '../../cards/printed/mission-map.ts';
import type { Paper } from '../../page/paper.ts';

/** The signs left and right of a hex's Encounter Value. Colour only repeats what these say. */
const FLIGHT = ['@', '@'] as const;
const FIELDS: Readonly<Record<Field['kind'], readonly [string, string]>> = {
  home: ['[', ']'],
  emergency: ['(', ')'],
  german: ['<', '>'],
};
const TRENCHES = ['=', '='] as const;
const OPEN = [' ', ' '] as const;

/** The map, and the flight's place on it. */
export interface Chart {
  readonly map: MissionMap;
  readonly flight: HexId | undefined;
}

/** The Encounter Value of a hex between its signs: ` 3 `, `=6=`, `<8>`. */
export function valueText(hex: HexId, chart: Chart): string {
  const [left, right] = signsOf(hex, chart);
  return `${left}${hexOf(chart.map, hex).value}${right}`;
}

function signsOf(hex: HexId, { map, flight }: Chart): readonly [string, string] {
  if (hex === flight) return FLIGHT;
  const field = map.fields.find((one) => one.hex === hex);
  if (field) return FIELDS[field.kind];
  return hexOf(map, hex).ground === 'trenches' ? TRENCHES : OPEN;
}

/** The meanings of the signs, a line each. */
export const SIGNS = [
  '@6@ the flight    =6= trenches    6 Encounter Value',
  '[0] home field    (3) Emergency Landing Field    <8> German field',
] as const;

/** Colours a hex's text: first the flight, then the trenches, then dangerous hexes. */
export function inked(text: string, hex: HexId, { map, flight }: Chart, { ink }: Paper): string {
  if (hex === flight) return ink.inverse(text);
  const { ground, value } = hexOf(map, hex);
  if (ground === 'trenches') return ink.yellow(text);
  if (ground === 'allied') return ink.green(text);
  return value >= 6 ? ink.redBright(text) : ink.red(text);
}
