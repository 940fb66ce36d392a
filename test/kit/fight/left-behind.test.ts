import { describe, expect, test } from 'vitest';
import { GAME_NAMES, OWN_GAME } from '../../../src/games/game-names.ts';
import { steadyBook } from '../../support/cards/steady-book.ts';
import { LEADERS } from '../../support/fights/led-table.ts';
import { burning, faultsLeftBehind } from '../../support/fights/left-behind.ts';

const MANY = 10;

describe.each(LEADERS)('in ten fights led by $by, with $dice dice', (led) => {
  test.each(GAME_NAMES)('what a fight by %s told is what it leaves behind', (system) => {
    expect(faultsLeftBehind(system, MANY, steadyBook, led)).toEqual([]);
  });
});

test.each(GAME_NAMES.filter((system) => system !== OWN_GAME))('with hard dice machines burn by %s', (system) => {
  expect(burning(system, MANY, steadyBook, { by: 'prudent', dice: 'hard' })).toBeGreaterThan(1);
});
