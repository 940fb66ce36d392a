import { expect, test } from 'vitest';
import { facesText } from '../../../../src/games/side/screen.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { askForDice } from '../../../../src/questions/asking/dice-wording.ts';
import { steadyBook as book } from '../../../support/cards/steady-book.ts';
import { bFlight } from '../../../support/people/flights.ts';

test('a coloured die thrown by hand tells what its faces mean', () => {
  expect(askForDice({ check: 'spotting-pink', whose: 'B1' }, book, peopleOf(bFlight()))).toBe(
    'Spotting Test, the pink die (rule V074), B1: throw one die and type what it shows, for example 4; the dice of the next throws may follow on the same line. Its faces: 1 to 3 unseen, 4 to 5 within four, 6 spotted.',
  );
  expect(facesText('combat-red', book)).toBe(
    '1 a miss, 2 to 3 one point, 4 two points, 5 three points, 6 a part destroyed',
  );
});

test('a die with numbers has nothing to tell', () => {
  expect(facesText('leak-fire', book)).toBeUndefined();
  expect(facesText('hit-location', book)).toBeUndefined();
});
