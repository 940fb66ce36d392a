import { expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import { plateText } from '../../../src/questions/mission/plate-text.ts';
import { aTurnOver, aView } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/campaigns.ts';

const asked = (hex: string, weather: number, changes: object = {}) => {
  const party = aView(hex, { weather });
  const orders = {
    ...aTurnOver(party).orders,
    mission: 'photo-reconnaissance',
    target: 'H10',
    achieved: nothingDone(),
  };
  return { party, orders: { ...orders, ...changes }, heights: [] };
};

test('(13) a height near the target says what a plate from there would be worth in this weather', () => {
  const told = plateText(5000, asked('H10', 7), book);
  expect(told).toMatch(/^; a plate from there: \d+ in 36 usable, \d\.\d points in the mean$/);
  const ways = (feet: number) => Number(/(\d+) in 36/.exec(plateText(feet, asked('H09', 7), book))?.[1]);
  expect(ways(3000)).toBeGreaterThan(ways(8000));
  expect(ways(8000)).toBeGreaterThan(ways(13_000));
});

test('(13) it says so where the ground is hidden, or no plate can be exposed from there', () => {
  expect(plateText(13_000, asked('H10', 13), book)).toBe('; the target is hidden from there');
  expect(plateText(0, asked('H10', 7), book)).toBe('; no height for plates');
});

test('far from the target, on the way home and on other missions nothing is said of plates', () => {
  expect(plateText(5000, asked('H05', 7), book)).toBe('');
  expect(plateText(5000, asked('H10', 7, { errand: 'home' }), book)).toBe('');
  expect(plateText(5000, asked('H10', 7, { mission: 'dawn-patrol', target: undefined }), book)).toBe('');
});
