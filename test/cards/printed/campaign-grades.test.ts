import { expect, test } from 'vitest';
import { readBand } from '../../../src/cards/band.ts';
import { book } from '../../support/cards/book.ts';

const { grades } = book.campaignGrades;

test.each([
  [-340, 'disaster'],
  [-100, 'disaster'],
  [-99, 'decisive-defeat'],
  [-50, 'decisive-defeat'],
  [-49, 'marginal-defeat'],
  [0, 'marginal-defeat'],
  [1, 'honourable-draw'],
  [25, 'honourable-draw'],
  [26, 'narrow-victory'],
  [75, 'narrow-victory'],
  [76, 'air-superiority'],
  [125, 'air-superiority'],
  [126, 'control-of-the-skies'],
  [500, 'control-of-the-skies'],
])('(48) %i Victory Points: %s', (points, grade) => {
  expect(readBand(grades, points).grade).toBe(grade);
});
