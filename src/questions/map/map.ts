import { eastingOf, type HexId } from '../../cards/hexes.ts';
import { hexOf, namesIn, rowsOf } from '../../cards/map.ts';
import type { MissionMap } from '../../cards/printed/mission-map.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { inked, SIGNS, valueText } from './map-signs.ts';
import { mapInWords } from './map-words.ts';

/** Columns of text for a hex, for half a hex, and for the letter of the row. */
const HEX = 3;
const HALF = 2;
const LETTER = 3;

/**
 * The whole map: a line of Encounter Values and a line of names for each row, then the meanings of the signs. Ours fits
 * 80 columns; a map that does not fit is given in words instead.
 */
export function drawMap(map: MissionMap, flight: HexId | undefined, paper: Paper): string {
  const [first = []] = rowsOf(map);
  if (paper.inSentences || LETTER + HALF + HEX * first.length > paper.width)
    return wrap(mapInWords(map, flight), paper);
  const rows = rowsOf(map).flatMap((hexes, i) => {
    const zone = map.rows[i]?.zone ?? '';
    const begins = map.rows[i - 1]?.zone !== zone;
    return [
      ...(begins ? [zoneLine(zone, hexes.length, paper)] : []),
      valuesLine(map, hexes, flight, paper),
      namesLine(map, hexes, paper),
    ];
  });
  return [columnsLine(map), ...rows, '', ...SIGNS, heavySides(map, paper), ...unnamed(map, paper)]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Where a hex begins in a line. */
const startOf = (hex: HexId) => LETTER + HEX * (Math.floor(eastingOf(hex)) - 1) + (eastingOf(hex) % 1 === 0 ? 0 : HALF);

function columnsLine(map: MissionMap): string {
  const [first = []] = rowsOf(map);
  return ' '.repeat(LETTER) + first.map((hex) => `${hex.slice(1)} `).join('');
}

function zoneLine(zone: string, hexes: number, { ink }: Paper): string {
  return ink.dim(`-- zone ${zone} `.padEnd(LETTER + HALF + HEX * hexes, '-'));
}

function valuesLine(map: MissionMap, hexes: readonly HexId[], flight: HexId | undefined, paper: Paper): string {
  const [first = ''] = hexes;
  const cells = hexes.map((hex) => inked(valueText(hex, { map, flight }), hex, { map, flight }, paper));
  return first.slice(0, 1).padEnd(startOf(first)) + cells.join('');
}

/** A name in a line of text, from one column to another. */
interface MapLabel {
  readonly text: string;
  readonly from: number;
}

function namesLine(map: MissionMap, hexes: readonly HexId[], { ink }: Paper): string {
  const labels = labelsOf(map, hexes).sort((a, b) => a.from - b.from);
  const line = labels.reduce((text, label) => text.padEnd(label.from) + label.text, '');
  return ink.cyan(line);
}

/** The names that have room, those of larger places first. */
function labelsOf(map: MissionMap, hexes: readonly HexId[]): MapLabel[] {
  const placed: MapLabel[] = [];
  for (const { name, hex } of namesByRank(map, hexes)) {
    const label = labelsFor(map, name, hex).find((one) => isFree(one, placed));
    if (label) placed.push(label);
  }
  return placed;
}

/** Below its hex and to the east; on our side rather to the west, away from the crowded front. */
function labelsFor(map: MissionMap, text: string, hex: HexId): MapLabel[] {
  const under = startOf(hex) + 1;
  const east = { text, from: under };
  const west = { text, from: under + 2 - text.length };
  return hexOf(map, hex).ground === 'allied' ? [west, east] : [east, west];
}

const WIDEST = 79;

function isFree({ text, from }: MapLabel, placed: readonly MapLabel[]): boolean {
  if (from < LETTER || from + text.length > WIDEST) return false;
  return placed.every((other) => from > other.from + other.text.length || other.from > from + text.length);
}

const RANKS = ['home', 'emergency', 'city', 'town', 'village', 'german'];

function namesByRank({ places, fields }: MissionMap, hexes: readonly HexId[]): { name: string; hex: HexId }[] {
  const here = [...fields, ...places].filter(({ hex }) => hexes.includes(hex));
  const ranked = here.sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind));
  return ranked.filter(({ name, hex }, i) => ranked.findIndex((one) => one.name === name && one.hex === hex) === i);
}

/** Rule 42, which does not fit into the picture: each guarded hex, and its guarded sides. */
function heavySides({ batteries }: MissionMap, paper: Paper): string {
  const short = (side: string) => side.replace(/(\w)\w*-?(\w?)\w*/, '$1$2').toUpperCase();
  const guarded = batteries.map(({ hex, sides }) => `${hex} ${sides.map(short).join(' ')}`);
  return wrap(`Heavy hex-sides: ${guarded.join(', ')}.`, paper);
}

/** The names that had no room in the picture. */
function unnamed(map: MissionMap, paper: Paper): string[] {
  const left = rowsOf(map).flatMap((hexes) => {
    const drawn = labelsOf(map, hexes).map(({ text }) => text);
    return hexes.flatMap((hex) =>
      namesIn(map, hex)
        .filter((name) => !drawn.includes(name))
        .map((name) => `${name} ${hex}`),
    );
  });
  return left.length === 0 ? [] : [wrap(`Also: ${left.join(', ')}.`, paper)];
}
