import { describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../../../src/games/game-names.ts';
import { steadyBook } from '../../support/cards/steady-book.ts';
import { faultsEntered } from '../../support/fights/entered.ts';
import { LEADERS } from '../../support/fights/led-table.ts';

const MANY = 10;
const LONG = 240_000;

describe.each(LEADERS)('in ten fights led by $by, with $dice dice', (led) => {
  test.each(GAME_NAMES)(
    'what a fight by %s told is entered in the Mission Log, and nothing else',
    (system) => expect(faultsEntered(system, MANY, steadyBook, led)).toEqual([]),
    LONG,
  );
});
