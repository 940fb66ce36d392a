import { expect, test } from 'vitest';
import { placeUnderArchie } from '../../../src/kit/ground-fire/archie-placing.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

test('(15) one by one, each machine is set on a square that is still free', () => {
  const { result, events } = playLoaded(
    (table) => placeUnderArchie({ machines: ['B1', 'B3'], before: {}, isToBePlaced: true }, table),
    {
      book,
      answers: { 'archie-placing': ['one-by-one'], 'archie-square': ['23', '56'] },
    },
  );
  expect(result).toEqual({ B1: 23, B3: 56 });
  expect(events).toEqual([{ type: 'machines-placed', placing: { B1: 23, B3: 56 } }]);
});

test('(15) two machines never share a square', () => {
  const twice = { book, answers: { 'archie-placing': ['one-by-one'], 'archie-square': ['23', '23'] } } as const;
  expect(() =>
    playLoaded((table) => placeUnderArchie({ machines: ['B1', 'B3'], before: {}, isToBePlaced: true }, table), twice),
  ).toThrow('does not answer');
});

test('(15) a flight spread wide takes the corners first', () => {
  const { result } = playLoaded(
    (table) => placeUnderArchie({ machines: ['B1', 'B2', 'B3', 'B4', 'B5'], before: {}, isToBePlaced: true }, table),
    {
      book,
      answers: { 'archie-placing': ['spread'] },
    },
  );
  expect(result).toEqual({ B1: 11, B2: 66, B3: 16, B4: 61, B5: 13 });
});

test('(15) who is left of the flight may stay on the squares of last time', () => {
  const { result } = playLoaded(
    (table) => placeUnderArchie({ machines: ['B3'], before: { B1: 23, B3: 56 }, isToBePlaced: true }, table),
    {
      book,
      answers: { 'archie-placing': ['as-before'] },
    },
  );
  expect(result).toEqual({ B3: 56 });
});

test('(15) a machine that had no square cannot be placed as before', () => {
  const script = { book, answers: { 'archie-placing': ['as-before'] } } as const;
  expect(() =>
    playLoaded(
      (table) => placeUnderArchie({ machines: ['B1', 'B2'], before: { B1: 23 }, isToBePlaced: true }, table),
      script,
    ),
  ).toThrow('it takes spread');
});
