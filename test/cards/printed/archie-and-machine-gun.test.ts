import { expect, test } from 'vitest';
import { lookUp } from '../../../src/cards/roll-table.ts';
import { shotWays } from '../../../src/odds/archie.ts';
import { book } from '../../support/cards/book.ts';

const card = book.archieAndMachineGun;

test.each([
  [6, 'no-effect', 'Fuselage holed'],
  [9, 'driven-off', 'Driven Off by burst upon burst'],
])('(example) an Archie hit of %i is %s: %s', (total, result, words) => {
  expect(lookUp(card.archieHits, total)).toMatchObject({ result, words, source: 'rulebook example' });
});

test('(example) a shot on the square of a machine is a hit, one on any of its eight neighbours a near miss', () => {
  expect(card.grid).toMatchObject({ check: 'archie-shot', dice: 'd66', side: 6 });
  expect(card.grid.hit.within).toBe(0);
  expect(card.grid.nearMiss).toMatchObject({ within: 1, wrapsAround: false });
});

test.each([
  [11, 3],
  [13, 5],
  [33, 8],
  [66, 3],
])('(15) a machine on %i has %i squares of near misses round it', (square, near) => {
  expect(shotWays(card, square)).toEqual({ hit: 1, near });
});

test('(15) the bursts of Archie add 1 to the Encounter Value', () => {
  expect(card.encounter.modifier).toBe(1);
});

test('(42) guns are certain over the trenches, in the hex behind them, and through a heavy hex-side', () => {
  expect(card.certain.map(({ where, archie }) => [where, archie])).toEqual([
    ['trench-hex', true],
    ['next-behind-enemy-trenches', true],
    ['heavy-hex-side', true],
  ]);
});

test('(42) elsewhere the check may find guns or none; a target makes them likelier, never certain', () => {
  const found = (modifier: number) =>
    Array.from({ length: 11 }, (_, i) => lookUp(card.presence, i + 2 + modifier).archie);
  expect(new Set(found(0))).toEqual(new Set([true, false]));
  const near = found(card.presenceParts.target.modifier);
  expect(near.filter(Boolean).length).toBeGreaterThan(found(0).filter(Boolean).length);
  expect(near).toContain(false);
});

test('reports: Archie does not fire at 1,000 feet, and a near miss spoils plates', () => {
  expect(card.archieAbove.feet).toBe(1000);
  expect(card.spoils.map(({ activity }) => activity)).toContain('plates');
});

test('reports: most machine-gun hits do nothing, some graze a man who flies on, and one in twelve breaks something vital', () => {
  const ways = (wanted: string) =>
    Array.from({ length: 36 }, (_, i) => lookUp(card.machineGunHits, Math.floor(i / 6) + (i % 6) + 2)).filter(
      ({ result }) => result === wanted,
    ).length;
  expect(ways('no-effect')).toBe(20);
  expect(ways('light-wound')).toBe(5);
  expect(ways('damaged-abort')).toBe(3);
  expect(ways('forced-down')).toBe(0);
});

test('machine guns reach Tree-Top more easily than 1,000 feet', () => {
  for (const row of card.machineGunFire.rows) if (row.at1000Feet === 'hit') expect(row.atTreeTop).toBe('hit');
  expect(lookUp(card.machineGunFire, 10)).toMatchObject({ at1000Feet: 'miss', atTreeTop: 'hit' });
});
