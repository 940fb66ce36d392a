import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../../src/games/game-names.ts';
import { steadyBook } from '../../support/cards/steady-book.ts';
import { faultsLeftBehind } from '../../support/fights/left-behind.ts';

test.each(GAME_NAMES)('what a fight by %s told is what it leaves behind, in twenty fights', (system) => {
  expect(faultsLeftBehind(system, 20, steadyBook)).toEqual([]);
});
