import { expect, test } from 'vitest';
import { type DayTold, othersPage } from '../../../src/screens/pages/what-if-page.ts';
import { plain, widest } from '../../support/plain-paper.ts';

test('an answer of half a line stands whole in the table of a page of 80 columns', () => {
  const day = { points: -12, flown: 3, victories: 1, machinesLost: 1, menLost: 1, byPolicy: 17, story: [] };
  const answer = 'haldenby B6 brackenridge-and-another';
  const told = (word: string): DayTold => ({ ...day, answer: word });
  const page = othersPage('Who flies?', told('done'), [told(answer)], plain(80));
  expect(page).toContain(`-12      3    1         1    1    17  ${answer}`);
  expect(page).toMatch(/given anew\.\n\n/);
  expect(widest(page)).toBeLessThanOrEqual(80);
});
