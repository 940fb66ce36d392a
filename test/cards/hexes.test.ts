import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compassTo,
  DIRECTIONS,
  directionTo,
  distance,
  eastingOf,
  hexAt,
  line,
  neighbour,
  neighbours,
  rowAndColumn,
  shortestWay,
} from '../../src/cards/hexes.ts';

const COLUMNS = 22;
const ROWS = 15;
const onMap = (hex: string) => {
  const place = rowAndColumn(hex);
  return place !== undefined && place.row < ROWS && place.column <= COLUMNS;
};
const hex = fc.tuple(fc.nat(ROWS - 1), fc.integer({ min: 1, max: COLUMNS })).map(([row, column]) => {
  const name = hexAt(row, column);
  if (name === undefined) throw new Error('a hex of the map has a name');
  return name;
});
const direction = fc.constantFrom(...DIRECTIONS);

test('a hex is read as its row and its place in the row', () => {
  expect(rowAndColumn('H09')).toEqual({ row: 7, column: 9 });
  expect(hexAt(7, 9)).toBe('H09');
});

test.each(['', 'H', 'H9', 'H00', 'h09', 'HH1', 'H090', '9H'])('%o is no hex', (name) => {
  expect(rowAndColumn(name)).toBeUndefined();
});

test.each([
  ['H09', ['G09', 'H10', 'I09', 'I08', 'H08', 'G08']],
  ['G09', ['F10', 'G10', 'H10', 'H09', 'G08', 'F09']],
])('the six hexes around %s, from the north-east by the clock', (from, around) => {
  expect(neighbours(from)).toEqual(around);
});

test('beyond the first row and the first column there are no hexes', () => {
  expect(neighbour('A05', 'north-east')).toBeUndefined();
  expect(neighbour('B01', 'west')).toBeUndefined();
  expect(neighbours('B01')).toEqual(['A01', 'B02', 'C01']);
});

test('a flight from Amiens that keeps due east is in the eighth hex after eight moves', () => {
  const way = shortestWay('H01', 'H09', onMap);
  expect(way).toEqual(['H02', 'H03', 'H04', 'H05', 'H06', 'H07', 'H08', 'H09']);
  expect(line('H01', 'H09')).toEqual(['H01', ...(way ?? [])]);
});

test('a row that stands half a hex east says so in its easting', () => {
  expect([eastingOf('H09'), eastingOf('G09')]).toEqual([9, 9.5]);
});

test('where every hex but the start is closed there is no way', () => {
  expect(shortestWay('H01', 'H03', () => false)).toBeUndefined();
  expect(shortestWay('H01', 'H01', () => false)).toEqual([]);
});

test('a way goes round what is closed', () => {
  const way = shortestWay('H08', 'H10', (name) => onMap(name) && name !== 'H09');
  expect(way).toHaveLength(3);
  expect(way).not.toContain('H09');
});

test('there and back again is where one began', () => {
  fc.assert(
    fc.property(hex, direction, (from, way) => {
      const there = neighbour(from, way);
      fc.pre(there !== undefined);
      const back = directionTo(there, from);
      expect(back && neighbour(there, back)).toBe(from);
      expect(directionTo(from, there)).toBe(way);
      expect(distance(from, there)).toBe(1);
    }),
  );
});

test('distance is the same both ways, nought only at home, and never longer than by way of a third hex', () => {
  fc.assert(
    fc.property(hex, hex, hex, (a, b, c) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, b) === 0).toBe(a === b);
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
    }),
  );
});

test('a line is as long as the distance, and each of its hexes touches the next', () => {
  fc.assert(
    fc.property(hex, hex, (from, to) => {
      const through = line(from, to);
      expect(through).toHaveLength(distance(from, to) + 1);
      expect([through[0], through.at(-1)]).toEqual([from, to]);
      through.slice(1).forEach((name, i) => {
        expect(directionTo(through[i] ?? '', name)).toBeDefined();
      });
    }),
  );
});

test('on the open map a shortest way has as many moves as the distance says, all of them on the map', () => {
  fc.assert(
    fc.property(hex, hex, (from, to) => {
      const way = shortestWay(from, to, onMap) ?? [];
      expect(way).toHaveLength(distance(from, to));
      expect(way.every(onMap)).toBe(true);
      expect(way.every((name, i) => distance(way[i - 1] ?? from, name) === 1)).toBe(true);
    }),
  );
});

test('two hexes touch when their middles lie one hex apart on the ground', () => {
  const north = (name: string) => -(rowAndColumn(name)?.row ?? 0) * (Math.sqrt(3) / 2);
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      const apart = Math.hypot(eastingOf(a) - eastingOf(b), north(a) - north(b));
      expect(directionTo(a, b) !== undefined).toBe(Math.abs(apart - 1) < 1e-9);
    }),
  );
});

test('a name that is no hex is a broken promise', () => {
  expect(() => distance('Arras', 'H09')).toThrow(/Arras is no hex/);
});

test('in which of the eight winds another hex lies', () => {
  const around = ['H12', 'J11', 'J09', 'J07', 'H05', 'F07', 'F09', 'F11'];
  expect(around.map((to) => compassTo('H09', to))).toEqual([
    'east',
    'south-east',
    'south',
    'south-west',
    'west',
    'north-west',
    'north',
    'north-east',
  ]);
});
