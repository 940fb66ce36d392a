import { expect, test } from 'vitest';
import { showCloudsCard } from '../../../../src/games/clouds/screen/clouds-card.ts';
import { paperFor } from '../../../../src/page/paper.ts';
import { ALL_CARDS } from '../../../../src/screens/cards/card-page.ts';
import { book } from '../../../support/cards/book.ts';

const paper = paperFor({ columns: 80, isTerminal: false, colour: false });
const shown = (typed: string) => {
  const found = showCloudsCard(typed, book, { sources: false, odds: false }, ALL_CARDS);
  return found.is === 'shown' ? found.page(paper) : found;
};

test.each([
  ['sopwith-pup', 'Top speed            170 km/h, 17 EU'],
  ['damage', 'S -(1d4+3)'],
  ['damage engines', 'Damage, more engines'],
  ['bombing', 'Slow     0  0  0  0  0  1  2  3  3  4  4'],
  ['manoeuvres', 'Rebuilt by us: the sheets do not have it'],
  ['cold-meat', 'R1   Allied  R.E.8'],
  ['balloons-at-messines', 'Balloons'],
  ['strutter', 'Sopwith Strutter (cockpit panel)'],
  ['', 'Cockpit panels of In Clouds of Glory'],
])('with --fights clouds-of-glory %s is a card of the game', (typed, line) => expect(shown(typed)).toContain(line));

test('a part of several names is told with all of them, and a slip of the pen with what is meant', () => {
  expect(shown('albatros')).toMatchObject({ is: 'several' });
  expect(shown('puup')).toEqual({ is: 'none', meant: 'sopwith-pup' });
  expect(shown('qqqqqqqqq')).toEqual({ is: 'none', meant: undefined });
});

test('its figures are there as data', () => {
  const found = showCloudsCard('bombing', book, { sources: false, odds: false }, ALL_CARDS);
  expect(found.is === 'shown' && found.data()).toMatchObject({
    card: 'clouds-bombing',
    data: { hits: { amount: 1 } },
  });
});
