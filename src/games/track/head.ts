import type { Rulebook } from '../../cards/rulebook.ts';
import type { GameHead } from '../../kit/game-head.ts';
import type { Temper } from '../../kit/head/temper.ts';
import { BurstLuck } from './head/burst-luck.ts';
import { BurstWorth } from './head/fight-worth.ts';
import { inAFight, whyInAFight } from './head/opponent.ts';
import type { CombatDecisions } from './table/combat-decisions.ts';

/** On the Initiative Track nothing is secret, and each burst can be weighed. */
export const WINGS_OVER_FRANCE = {
  head: (temper: Temper) => inAFight(temper),
  why: whyInAFight,
  worth: {
    weighed: ['track-action', 'burst', 'return-fire', 'ignore-driven-off', 'german-action'],
    reckon: (book: Rulebook) => new BurstWorth(book),
  },
  luck: (book: Rulebook) => new BurstLuck(book),
} as const satisfies GameHead<keyof CombatDecisions>;
