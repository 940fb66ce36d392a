import { expect, test } from 'vitest';
import { paperFor } from '../../src/terminal/kit/paper.ts';
import { oddsPage } from '../../src/terminal/pages/odds-page.ts';

const paper = paperFor({ columns: 100, isTerminal: false, colour: false });

const home = {
  answer: 'home',
  playouts: 8,
  points: { mean: 4.8, error: 5.4 },
  machines: { mean: 0.5, error: 0.27 },
  men: { mean: 0, error: 0 },
  pays: { mean: 1, error: 0 },
  exact: [],
};

test('what came out alike each time is not told as certain', () => {
  const page = oddsPage([home], { leftOut: 0, isSpeeded: false }, paper);
  expect(page).toMatch(/4\.8 ± 5\.4 +0\.50 ± 0\.27 +always 0\.00 +always 100 % +home/);
  expect(page).not.toContain('± 0.00');
  expect(page.replace(/\s+/g, ' ')).toContain('what was always the same is no certainty.');
});
