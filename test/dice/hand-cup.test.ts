import { expect, test } from 'vitest';
import { handCup } from '../../src/dice/hand-cup.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';

const all = () => true;
const program = () => seededCup('alea:1:dawn', 1);

test('a stream in the hand is thrown by hand, in every watch; the others are not', () => {
  const cup = handCup(program(), new Set(['weather']), all);
  expect(cup.isByHand('weather-change')).toBe(true);
  expect(cup.during('B', 'morning').isByHand('weather-change')).toBe(true);
  expect(handCup(program(), new Set(), all).isByHand('weather-change')).toBe(false);
});

test("what the program throws is the same, whichever streams are in the player's hand", () => {
  const cup = handCup(program(), new Set(['weather']), all).during('B', 'morning');
  const plain = program().during('B', 'morning');
  expect([1, 2, 3].map(() => cup.throw('weather-change'))).toEqual([1, 2, 3].map(() => plain.throw('weather-change')));
});

test('the dice of a flight that the player does not lead are the program’s, whatever is in his hand', () => {
  const cup = handCup(program(), new Set(['weather']), (flight) => flight === 'B');
  expect(cup.isByHand('weather-forecast')).toBe(true);
  expect(cup.during('B', 'morning').isByHand('weather-change')).toBe(true);
  expect(cup.during('A', 'morning').isByHand('weather-change')).toBe(false);
});
