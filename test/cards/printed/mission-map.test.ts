import { expect, test } from 'vitest';
import { TARGET_KINDS } from '../../../src/cards/ground.ts';
import { distance, eastingOf, hexAt, neighbour, rowAndColumn } from '../../../src/cards/hexes.ts';
import {
  alliedFieldsFrom,
  hasGunsForCertain,
  hexOf,
  homeField,
  isGuarded,
  targetsOf,
  wayTo,
} from '../../../src/cards/map.ts';
import { book } from '../../support/cards/book.ts';

const { missionMap: map } = book;

const hexOfPlace = (name: string) => map.places.find((place) => place.name === name)?.hex ?? '';
const hexOfField = (id: string) => map.fields.find(({ field }) => field === id)?.hex ?? '';

test('(introduction) Amiens lies thirty-two miles, eight hexes of four, due west of the trenches', () => {
  expect(homeField(map)).toMatchObject({ name: 'Amiens', hex: 'H01' });
  expect(hexOf(map, 'H08').ground).toBe('allied');
  expect(hexOf(map, 'H09').ground).toBe('trenches');
});

test('(example) seven moves east of Amiens lies the hex north of Mercatel and south of Arras', () => {
  const seventh = wayTo(map, 'H01', 'H09')[6] ?? '';
  expect([neighbour(seventh, 'north-east'), neighbour(seventh, 'north-west')]).toContain(hexOfPlace('Arras'));
  expect([neighbour(seventh, 'south-east'), neighbour(seventh, 'south-west')]).toContain(hexOfPlace('Mercatel'));
});

test('(example) the eighth hex east of Amiens is a trench hex of Encounter Value 6', () => {
  expect(wayTo(map, 'H01', 'H09')[7]).toBe('H09');
  expect(hexOf(map, 'H09')).toEqual({ value: 6, zone: 'B', ground: 'trenches' });
});

test('the double line of trenches runs from the top of the map to the bottom, one hex a row, always column 09', () => {
  const trenches = Object.keys(map.hexes).filter((hex) => hexOf(map, hex).ground === 'trenches');
  expect(trenches).toEqual(map.rows.map((_, row) => hexAt(row, 9)));
});

test('every hex has an Encounter Value from 0 to 8, and the highest of all is over Douai', () => {
  const values = Object.values(map.hexes).map(({ value }) => value);
  expect([values.length, Math.min(...values), Math.max(...values)]).toEqual([330, 0, 8]);
  expect(Object.keys(map.hexes).filter((hex) => hexOf(map, hex).value === 8)).toEqual([hexOfPlace('Douai')]);
});

test('our side is quieter than the trenches, row by row', () => {
  for (const { allied, trenches } of map.rows)
    expect(Math.max(...Object.values(allied))).toBeLessThan(Math.min(...Object.values(trenches)));
});

test.each(['A', 'B', 'C'] as const)('zone %s is five rows of the map', (zone) => {
  expect(map.rows.filter((row) => row.zone === zone)).toHaveLength(5);
});

test('zone A lies in the north, B in the centre and C in the south', () => {
  expect(map.rows.map(({ zone }) => zone).join('')).toBe('AAAAABBBBBCCCCC');
});

/**
 * Latitude and longitude of the places east of the lines, from the atlas. The trenches stand for the meridian of the
 * front east of Arras; the row of the flight in the example, for the parallel half-way between Arras and Mercatel.
 */
const ATLAS: readonly [string, number, number][] = [
  ['Vimy', 50.373, 2.811],
  ['Lens', 50.428, 2.832],
  ['Bapaume', 50.104, 2.85],
  ['Croisilles', 50.199, 2.881],
  ['Monchy-le-Preux', 50.271, 2.891],
  ['Vis-en-Artois', 50.248, 2.945],
  ['Carvin', 50.486, 2.946],
  ['Henin-Lietard', 50.421, 2.957],
  ['Vitry-en-Artois', 50.327, 2.981],
  ['Queant', 50.178, 2.983],
  ['Seclin', 50.549, 3.027],
  ['Lille', 50.629, 3.057],
  ['Douai', 50.371, 3.08],
  ['Havrincourt', 50.111, 3.086],
  ['Marquion', 50.211, 3.087],
  ['Marcoing', 50.119, 3.179],
  ['Cambrai', 50.176, 3.235],
  ['Orchies', 50.475, 3.244],
  ['Somain', 50.359, 3.281],
  ['Tournai', 50.606, 3.389],
  ['Denain', 50.329, 3.394],
  ['Caudry', 50.125, 3.412],
  ['St-Amand', 50.449, 3.428],
  ['Busigny', 50.034, 3.466],
  ['Solesmes', 50.185, 3.498],
  ['Valenciennes', 50.358, 3.524],
  ['Le Cateau', 50.105, 3.545],
];
const MILES_A_DEGREE = { north: 69.1, east: 44.3 };
const FRONT_EAST_OF_ARRAS = 2.805;
const HALF_WAY_FROM_ARRAS_TO_MERCATEL = (50.291 + 50.231) / 2;

test.each(ATLAS)('%s lies as deep behind the lines as it did, to within half a hex', (name, _, longitude) => {
  const line = (eastingOf('H09') + eastingOf('G09')) / 2;
  const depth = ((longitude - FRONT_EAST_OF_ARRAS) * MILES_A_DEGREE.east) / 4;
  expect(Math.abs(eastingOf(hexOfPlace(name)) - line - depth)).toBeLessThanOrEqual(0.5);
});

test.each(ATLAS)('%s lies in its true row', (name, latitude) => {
  const milesARow = 4 * (Math.sqrt(3) / 2);
  const north = ((latitude - HALF_WAY_FROM_ARRAS_TO_MERCATEL) * MILES_A_DEGREE.north) / milesARow;
  const row = rowAndColumn(hexOfPlace(name))?.row ?? Number.NaN;
  expect(Math.abs(7 - row - north)).toBeLessThanOrEqual(0.5);
});

test('(49) three Emergency Landing Fields lie close behind the front, one in each zone', () => {
  const emergency = map.fields.filter(({ kind }) => kind === 'emergency');
  expect(emergency.map(({ name, hex }) => [name, hexOf(map, hex).zone])).toEqual([
    ['North', 'A'],
    ['Mercatel', 'B'],
    ['South', 'C'],
  ]);
  for (const { hex } of emergency) expect(hexOf(map, hex).ground).toBe('allied');
});

test('(2) Jasta 11 is stationed at Douai, five moves from where the example crosses the lines', () => {
  expect(map.fields.find(({ field }) => field === 'douai')?.units).toContain('Jasta 11');
  expect(distance('H08', hexOfField('douai'))).toBe(5);
});

test('(33) a machine makes for the nearest allied airfield, never for a German one', () => {
  expect(alliedFieldsFrom(map, 'H09').map(({ field }) => field)).toEqual(['mercatel', 'north', 'south', 'amiens']);
  expect(alliedFieldsFrom(map, 'H02')[0]?.field).toBe('amiens');
});

test('(42) trench hexes and the hexes next to them behind the enemy lines always hold guns; others may', () => {
  expect(['H08', 'H09', 'H10', 'H11'].map((hex) => hasGunsForCertain(map, hex))).toEqual([false, true, true, false]);
  const certain = Object.keys(map.hexes).filter((hex) => hasGunsForCertain(map, hex));
  expect(new Set(certain.map((hex) => hex.slice(1)))).toEqual(new Set(['09', '10']));
});

test('(42) Douai is guarded against whoever comes from the west, and open from the east', () => {
  expect(isGuarded(map, 'F11', 'F12')).toBe(true);
  expect(isGuarded(map, 'F13', 'F12')).toBe(false);
  expect(isGuarded(map, 'F12', 'F11')).toBe(false);
  expect(isGuarded(map, 'H09', 'F12')).toBe(false);
});

test('(42) every heavy hex-side lies behind the enemy lines', () => {
  for (const { hex } of map.batteries) expect(hexOf(map, hex).ground).toBe('enemy');
});

test.each(['A', 'B', 'C'] as const)('zone %s has something for every kind of mission', (zone) => {
  const kinds = TARGET_KINDS.filter((kind) => kind !== 'aerodrome');
  for (const kind of kinds) expect(targetsOf(map, kind, [zone])).not.toEqual([]);
});

test('balloons lie just behind the enemy trenches, and the guns we spot for can be seen from above the trenches', () => {
  for (const { kind, hex } of map.targets) {
    const behind = eastingOf(hex) - 9;
    if (kind === 'balloon') expect(behind).toBeLessThanOrEqual(2.5);
    if (kind === 'battery') expect(hexOf(map, hex).ground).toBe('trenches');
  }
});

test('(example) the Marshalling Yards of zone B are among the targets', () => {
  const yards = map.targets.filter(({ kind, hex }) => kind === 'marshalling-yard' && hexOf(map, hex).zone === 'B');
  expect(yards.map(({ target }) => target)).toContain('yards-cambrai');
});

test('what a beginner asks of the map is answered for every hex: a way home, a field, guns', () => {
  for (const hex of Object.keys(map.hexes)) {
    expect(wayTo(map, hex, homeField(map).hex)).toHaveLength(distance(hex, 'H01'));
    expect(alliedFieldsFrom(map, hex)).toHaveLength(4);
  }
});
