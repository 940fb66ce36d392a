import { expect, test } from 'vitest';
import { paperFor } from '../../src/terminal/kit/paper.ts';
import { oddsPage } from '../../src/terminal/pages/odds-page.ts';

const paper = paperFor({ columns: 100, isTerminal: false, colour: false });

const home = {
  answer: 'home',
  playouts: 8,
  points: { value: 4.8, from: -0.6, to: 10.2 },
  stake: { value: 0, from: 0, to: 0 },
  machines: { value: 0.5, from: 0.23, to: 0.77 },
  men: { value: 0, from: 0, to: 0 },
  // Two of two: by Wilson's interval at least a third.
  pays: { value: 1, from: 0.34, to: 1 },
  exact: [],
};
const stay = { ...home, answer: 'stay', playouts: 60, points: { value: 9, from: 7, to: 11 } };
const told = { foremost: ['home'], leftOut: 0, isSpeeded: false };

test('what came out alike each time is not told as certain', () => {
  const page = oddsPage([home], told, paper);
  expect(page).toMatch(/4\.8 ± 5\.4 +0\.50 ± 0\.27 +always 0\.00 +always 0\.0 +100 \(34-100\) % +home/);
  expect(page).not.toContain('± 0.00');
  expect(page.replace(/\s+/g, ' ')).toContain('what was always the same is no certainty.');
});

test('an answer that loses men stands behind one that brings less and keeps them', () => {
  const dear = {
    ...stay,
    answer: 'attack',
    points: { value: 12, from: 8, to: 16 },
    stake: { value: 6, from: 4, to: 8 },
  };
  const page = oddsPage([dear, stay], { ...told, foremost: ['stay'] }, paper);
  expect(page.indexOf('stay')).toBeLessThan(page.indexOf('attack'));
  expect(page).toContain('6.0 ± 2.0');
});

test.each([
  [['stay'], 'stay is better than each of the others by more than luck.'],
  [['stay', 'home'], 'Between these answers the playouts show no difference.'],
])('of %j it says whether playouts tell them apart', (foremost, verdict) => {
  expect(oddsPage([home, stay], { ...told, foremost }, paper)).toContain(verdict);
});

test('of three it says which two are alike, and how often what fell behind was played', () => {
  const page = oddsPage([home, stay, { ...stay, answer: 'on' }], { ...told, foremost: ['stay', 'on'] }, paper);
  const text = page.replace(/\s+/g, ' ');
  expect(text).toContain(
    'Between stay and on the playouts show no difference; the others are behind by more than luck.',
  );
  expect(text).toContain('played out 8 to 60 times (what falls behind is given up)');
});
