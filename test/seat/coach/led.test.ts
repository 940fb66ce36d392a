import { expect, test } from 'vitest';
import { LAST_DAY, newCampaign } from '../../../src/campaign/campaign.ts';
import { parAfter } from '../../../src/chronicle/likely.ts';
import { ledBy, verdictOn } from '../../../src/seat/coach/led.ts';
import { book } from '../../support/cards/book.ts';

const led = (mean: number, error: number) => ({ day: 1, entry: 1, tried: false, beside: { mean, error } });

test('what the decisions were worth is their sum, and their errors add up as those of different dice', () => {
  const { lead, within } = ledBy([led(3, 3), { day: 1, entry: 2, tried: false }, led(-1, 4)]);
  expect(lead).toBe(2);
  expect(within).toBeCloseTo(1.96 * 5);
});

const LED = { lead: 12.4, within: 9 };

test('48 a month that is over is graded as it went, and as it was led', () => {
  const campaign = { ...newCampaign(['B'], book), day: LAST_DAY + 1 };
  const verdict = verdictOn(campaign, LED, book);
  const middle = parAfter('B', LAST_DAY) ?? 0;
  expect(verdict).toMatchObject({ went: { points: 0 }, led: { points: Math.round(middle + 12.4) }, middle });
  expect(verdict?.led.words).not.toBe('');
});

test('where no months were simulated that are like it, it is not graded', () => {
  const over = { ...newCampaign(['B'], book), day: LAST_DAY + 1 };
  expect(verdictOn(newCampaign(['B'], book), LED, book)).toBeUndefined();
  expect(verdictOn({ ...over, fights: 'wings-of-war' }, LED, book)).toBeUndefined();
  expect(verdictOn({ ...newCampaign(['A', 'B'], book), day: LAST_DAY + 1 }, LED, book)).toBeUndefined();
});
