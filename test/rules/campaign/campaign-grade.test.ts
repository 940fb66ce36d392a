import { expect, test } from 'vitest';
import { loadRulebook } from '../../../src/rulebook/load.ts';
import { gradeCampaign } from '../../../src/rules/campaign/campaign-grade.ts';
import { playLoaded } from '../../support/loaded-dice.ts';

const book = loadRulebook('data');

test.each([
  [-101, 'disaster'],
  [0, 'marginal-defeat'],
  [105, 'air-superiority'],
])('(48) a campaign that ends at %i: %s', (points, grade) => {
  const { result, events } = playLoaded((table) => gradeCampaign(points, table), { book });
  expect(result).toBe(grade);
  expect(events).toMatchObject([{ type: 'campaign-graded', points, grade }]);
});
