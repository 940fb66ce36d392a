import { describe, expect, test } from 'vitest';
import { hexAt, neighbours } from '../../../src/cards/hexes.ts';
import { aftHome, isBeyond, wayAhead } from '../../../src/questions/map/way-ahead.ts';
import { book } from '../../support/cards/book.ts';

const leg = (hex: string, patrols = false) => ({ hex, patrols });

describe('the way that a course leads', () => {
  test('along a row it is each hex of it, and ends over the last', () => {
    expect(wayAhead({ legs: [leg('H05')] }, 'H01', book)).toEqual(['H02', 'H03', 'H04', 'H05']);
  });
  test('leg by leg, each step to a neighbour', () => {
    const way = wayAhead({ legs: [leg('I08'), leg('H11', true), leg('H11')] }, 'H01', book);
    expect(way).toHaveLength(8 + 3);
    expect(way).toContain('I08');
    for (const [i, hex] of way.entries()) expect(neighbours(way[i - 1] ?? 'H01')).toContain(hex);
  });
  test('over the hex where it ends there is none; off the map none leads', () => {
    expect(wayAhead({ legs: [leg('H01')] }, 'H01', book)).toEqual([]);
    expect(wayAhead({ legs: [leg('Z99')] }, 'H01', book).at(-1)).not.toBe('Z99');
  });
});

describe('(11) how far the AFT reaches', () => {
  // Seven hexes from home: 7 x 3 and the 2 of a turn over the field make 23.
  test('home takes three for each hex, and what a turn over the field does', () => {
    expect(aftHome('H08', book)).toBe(23);
    expect(aftHome('H01', book)).toBe(2);
  });
  test('a hex is too far when what is left over it does not lead home', () => {
    const from = { hex: 'H08', aft: 40 };
    // Over H10 there are 34 left of 29 that are needed, over H11 31 of 32.
    expect(isBeyond('H10', from, book)).toBe(false);
    expect(isBeyond('H11', from, book)).toBe(true);
  });
  test('where home is out of reach it is said of no hex', () => {
    expect(isBeyond(hexAt(7, 22) ?? '', { hex: 'H08', aft: 22 }, book)).toBe(false);
    expect(isBeyond('H09', { hex: 'H08', aft: 23 }, book)).toBe(true);
  });
});
