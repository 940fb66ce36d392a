import { expect, test } from 'vitest';
import { paperFor } from '../../src/terminal/kit/paper.ts';
import { flightHead } from '../../src/terminal/live/flight-head.ts';
import { book } from '../support/cards/book.ts';

const flown = (machines: number) => ({
  mission: 'dawn-patrol',
  zones: ['A', 'B', 'C'],
  machines,
  target: undefined,
  track: ['H01'],
  altitude: 9000,
  aft: 73,
  weather: 5,
});

const goalAt = (columns: number, machines: number, isRoomy = false) => {
  const paper = paperFor({ columns, isTerminal: true, colour: false });
  const lines = flightHead({ flown: flown(machines), seen: undefined }, book, paper, isRoomy);
  return lines.slice(1, -2);
};

test.each([
  [80, 4, ['Goal: hexes patrolled: 2 for +1, 4 for +2. So far 0 hexes. mission tells how.']],
  [80, 2, ['Goal: hexes patrolled by two machines or fewer: 4 for +1. So far 0 hexes.']],
])('the goal at %i columns, of %i machines, is cut off nowhere', (columns, machines, goal) => {
  expect(goalAt(columns, machines)).toEqual(goal);
});

test('a wide or a tall page has room for how it is done', () => {
  expect(goalAt(240, 4).join(' ')).toContain('2 to 8 moves from the trenches.');
  expect(goalAt(80, 4, true).join(' ')).toContain('2 to 8 moves from the trenches.');
});
