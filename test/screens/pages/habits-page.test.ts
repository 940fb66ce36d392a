import { expect, test } from 'vitest';
import { habitsPage } from '../../../src/screens/pages/habits-page.ts';
import { plain } from '../../support/plain-paper.ts';

const HABIT = {
  what: 'the Attack Option: attack',
  times: 12,
  campaigns: 2,
  aMonth: -9.26,
  within: 4.6,
  instead: { answer: 'decline', times: 11 },
};

test('a habit is told with its cost, how sure that is, how often it was, and one thing to try', () => {
  const page = habitsPage([HABIT], { days: 24, campaigns: 2 }, plain(80));
  expect(page).toContain(`What costs you again and again

1. -9.3 points a month (-13.9 to -4.7): the Attack Option: attack.
   Answered otherwise than a careful commander twelve times, in two campaigns.
   Try decline: he answered so in 11 of them.

Looked through: 24 days of two campaigns`);
});

test('where nothing costs it says so, and where nothing has been gone over what to do', () => {
  expect(habitsPage([], { days: 24, campaigns: 2 }, plain(80))).toMatch(/^Nothing that you do again and again/);
  expect(habitsPage([], { days: 0, campaigns: 0 }, plain(80))).toMatch(/^The coach has gone over no day yet/);
});

test('where a careful commander answered differently from time to time, no answer of his is told as the one to try', () => {
  const page = habitsPage([{ ...HABIT, instead: undefined }], { days: 24, campaigns: 2 }, plain(120));
  expect(page.replace(/\s+/g, ' ')).toContain('Try what Enter takes there.');
  expect(page).not.toContain('decline');
});
