import { expect, test } from 'vitest';
import { loadRulebook } from '../../../src/reading/load.ts';
import { firstDay } from '../../bench/keys/count-days.ts';

test('a first day by hand, typed at the page, takes half of the lines that it took', { timeout: 170_000 }, async () => {
  const { fights, answers, counted } = await firstDay('wings-over-france', loadRulebook('data'));
  expect(fights).toBeGreaterThanOrEqual(2);
  expect(counted.typed).toBeLessThanOrEqual(95);
  expect(counted.keys).toBeLessThanOrEqual(4 * counted.typed);
  // Everything typed was accepted: the log-book has all of it, and the moves of the courses.
  expect(answers).toBeGreaterThan(counted.typed);
});
