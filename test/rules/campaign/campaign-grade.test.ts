import { expect, test } from 'vitest';
import { gradeCampaign } from '../../../src/rules/campaign/campaign-grade.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { bFlight, theFlight } from '../../support/people/flights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

test.each([
  [-101, 'disaster'],
  [0, 'marginal-defeat'],
  [105, 'air-superiority'],
])('(48) a campaign that ends at %i: %s', (points, grade) => {
  const flight = theFlight(bFlight({}, { points: [points - 9, 9] }));
  const { result, events } = playLoaded((table) => gradeCampaign(flight, table), { book });
  expect(result).toBe(grade);
  expect(events).toMatchObject([{ type: 'campaign-graded', flight: 'B', points, grade }]);
});
