import { expect, test } from 'vitest';
import { dateText, isoDate, slashDate } from '../../src/campaign/calendar.ts';

test.each([
  [1, '1 April', '1917-04-01', '1/4'],
  [30, '30 April', '1917-04-30', '30/4'],
  [31, '1 May', '1917-05-01', '1/5'],
  [61, '31 May', '1917-05-31', '31/5'],
  [71, '10 June', '1917-06-10', '10/6'],
])('day %i of the campaign is %s', (day, words, iso, slashed) => {
  expect([dateText(day), isoDate(day), slashDate(day)]).toEqual([words, iso, slashed]);
});
