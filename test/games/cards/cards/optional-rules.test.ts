import { expect, test } from 'vitest';
import { rulesChosen } from '../../../../src/games/cards/cards.ts';
import { scenarioOf } from '../../../support/fights/cards.ts';

const scenario = scenarioOf('wings-of-war');

test.each([
  ['basic', []],
  ['all', ['special-damage', 'aim', 'tailing', 'blind-spot']],
  ['aim, special-damage', ['special-damage', 'aim']],
  ['Tailing tailing', ['tailing']],
  ['all,no-explosions', ['special-damage', 'aim', 'tailing', 'blind-spot', 'no-explosions']],
  ['', []],
])('W044 to W061: %j stands for %j', (typed, switches) => {
  expect(rulesChosen(typed, scenario)).toEqual({ setUp: { ...scenario, switches }, unknown: undefined });
});

test('W044 to W061: a word that is no rule is given back, and so is one that every table knows', () => {
  expect(rulesChosen('aim, flak', scenario).unknown).toBe('flak');
  expect(rulesChosen('constructor', scenario).unknown).toBe('constructor');
});
