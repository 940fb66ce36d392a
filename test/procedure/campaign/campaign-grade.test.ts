import { describe, expect, test } from 'vitest';
import { MONTH_END } from '../../../src/campaign/campaign.ts';
import { gradeCampaign } from '../../../src/procedure/campaign/day.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { bFlight, theFlight } from '../../support/people/flights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const gradeAt = (points: number, until?: typeof MONTH_END) => {
  const campaign = bFlight(until ? { until } : {}, { points: [points - 9, 9] });
  return playLoaded((table) => gradeCampaign(theFlight(campaign), campaign, table), { book });
};

test.each([
  [-101, 'disaster'],
  [0, 'marginal-defeat'],
  [105, 'air-superiority'],
])('(48) a campaign that ends at %i: %s', (points, grade) => {
  const { result, events } = gradeAt(points);
  expect(result).toBe(grade);
  expect(events).toMatchObject([{ type: 'campaign-graded', flight: 'B', points, grade }]);
});

describe('(48) a month is measured by the same five points a day: 150 are as good in 30 days as 105 in 21', () => {
  test.each([
    [150, 'air-superiority'],
    [126, 'air-superiority'],
    [179, 'control-of-the-skies'],
    [178, 'air-superiority'],
    [107, 'narrow-victory'],
    [35, 'honourable-draw'],
    [36, 'narrow-victory'],
    [1, 'honourable-draw'],
    [0, 'marginal-defeat'],
    [-1, 'marginal-defeat'],
    [-71, 'marginal-defeat'],
    [-72, 'decisive-defeat'],
    [-142, 'decisive-defeat'],
    [-143, 'disaster'],
  ])('%i: %s', (points, grade) => {
    const { result, events } = gradeAt(points, MONTH_END);
    expect(result).toBe(grade);
    expect(events).toMatchObject([{ points, grade }]);
  });
});
