import { expect, test } from 'vitest';
import { totalOf } from '../../src/cards/dice.ts';
import { lookUp } from '../../src/cards/roll-table.ts';
import { archieHitToll, machineGunChance, machineGunToll, shotWays, turnUnderArchie } from '../../src/odds/archie.ts';
import { meanShotsAt, weatherAfter } from '../../src/odds/weather.ts';
import { book } from '../support/cards/book.ts';
import { everyFall } from '../support/table/every-fall.ts';

const card = book.archieAndMachineGun;

test.each([1, 2, 3])(
  '(15) the odds of a hit in a turn of %i shots are those of counting every fall of the dice',
  (shots) => {
    const squares = [23, 56, 41, 11];
    const falls = everyFall(Array.from({ length: shots }, () => 'd66' as const));
    const shotsIn = falls.map((fall) => fall.map((faces) => totalOf('d66', faces)));
    const turn = turnUnderArchie(book, squares, shots);
    const share = (when: (fall: number[]) => boolean) => shotsIn.filter(when).length / shotsIn.length;
    expect(turn.hitOnAny).toBeCloseTo(
      share((fall) => fall.some((shot) => squares.includes(shot))),
      12,
    );
    expect(turn.hitOnOne).toBeCloseTo(
      share((fall) => fall.includes(23)),
      12,
    );
  },
);

test('(15) a grid that wrapped round would give every square eight neighbours', () => {
  const nearMiss = { ...card.grid.nearMiss, wrapsAround: true };
  expect(shotWays({ ...card, grid: { ...card.grid, nearMiss } }, 16)).toEqual({ hit: 1, near: 8 });
});

test('the longer over the same guns, the likelier a hit is to cost the machine', () => {
  const lost = [0, 1, 2].map((worse) => archieHitToll(book, worse, ['trenches', 'allied'], 1).machineLost);
  expect(lost).toEqual([...lost].sort((a, b) => a - b));
});

test('machine guns hit on the totals of the card, counted one by one', () => {
  const falls = everyFall(['2d6']).map(([faces = []]) => totalOf('2d6', faces));
  const hits = falls.filter((total) => lookUp(card.machineGunFire, total + 1).atTreeTop === 'hit').length;
  expect(machineGunChance(card, 'atTreeTop', 1)).toBeCloseTo(hits / 36, 12);
  expect(machineGunToll(book, 'atTreeTop', 0, ['trenches'], 2).wounded).toBeGreaterThan(0);
});

test('(5)(12) the weather after one turn is that of counting every fall of forecast and change', () => {
  const { forecast, change } = book.weatherEffects;
  const counted = new Array<number>(16).fill(0);
  const falls = everyFall(['2d6', '2d6']);
  for (const [first = [], second = []] of falls) {
    const start = lookUp(forecast, totalOf('2d6', first)).am;
    const step = lookUp(change, totalOf('2d6', second)).change;
    const box = (start.number - 1 + (step === 'trend' ? start.trend : step) + 16) % 16;
    counted[box] = (counted[box] ?? 0) + 1 / falls.length;
  }
  for (const [i, chance] of weatherAfter(book.weatherEffects, 'am', 1).entries())
    expect(chance).toBeCloseTo(counted[i] ?? 0, 12);
});

test('(13) the higher the flight, the fewer shots reach it', () => {
  const shots = [2000, 6000, 10_000, 20_000].map((feet) => meanShotsAt(book, feet, 8));
  expect(shots).toEqual([...shots].sort((a, b) => b - a));
});
