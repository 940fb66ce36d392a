import { expect, test } from 'vitest';
import { book } from '../../support/cards/book.ts';

const card = book.turnProcedure;
const stepsOf = (name: string) => card.headings.find(({ heading }) => heading === name)?.steps.map(({ step }) => step);

test('(14)(19)(23) every action has its AFT', () => {
  const { takeOff, climb, stay, move, dogFightPhase, leaveTreeTop } = card.aft;
  expect([takeOff.aft, climb.aft, climb.feet, stay.aft, move.aft, dogFightPhase.aft]).toEqual([3, 2, 1000, 2, 3, 2]);
  expect(leaveTreeTop).toMatchObject({ aft: 2, feet: 1000 });
});

test('(14) a turn allows 5,000 feet up and 10,000 down, but not to Tree-Top', () => {
  expect([card.limits.climb.feet, card.limits.descent.feet]).toEqual([5000, 10_000]);
  expect(card.limits.descentToTreeTop.allowed).toBe(false);
});

test('(example) the seven moves and ten thousand feet of the example cost 44 AFT', () => {
  const { takeOff, climb, move } = card.aft;
  expect(takeOff.aft + 10 * climb.aft + 7 * move.aft).toBe(135 - 91);
});

test('(example) in a trench hex: weather, height, movement, guns, encounter; then fight, activity, Lame Ducks', () => {
  expect(stepsOf('trench-hex')).toEqual([
    'weather-change',
    'height',
    'movement',
    'guns',
    'encounter',
    'dog-fight',
    'special-activity',
    'lame-duck',
  ]);
});

test('(12)(33) every turn in the air begins with the weather and ends with the Lame Ducks', () => {
  for (const side of ['allied-side', 'trench-hex', 'enemy-side']) {
    expect(stepsOf(side)?.[0]).toBe('weather-change');
    expect(stepsOf(side)?.at(-1)).toBe('lame-duck');
  }
});
