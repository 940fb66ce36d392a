import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../../src/games/game-names.ts';
import { steadyBook } from '../../support/cards/steady-book.ts';
import { faultsEntered } from '../../support/fights/entered.ts';

const LONG = 240_000;

test.each(GAME_NAMES)(
  'what a fight by %s told is entered in the Mission Log, and nothing else, in twenty fights',
  (system) => expect(faultsEntered(system, 20, steadyBook)).toEqual([]),
  LONG,
);
