import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CombatDecisions } from '../../../table/fights/wings-over-france/combat-decisions.ts';
import type { Temper } from '../../temper.ts';
import type { System } from '../system.ts';
import { BurstLuck } from './burst-luck.ts';
import { BurstWorth } from './fight-worth.ts';
import { inAFight } from './opponent.ts';

/** On the Initiative Track all lies open, and each burst can be weighed. */
export const WINGS_OVER_FRANCE = {
  head: (temper: Temper) => inAFight(temper),
  worth: {
    weighed: ['track-action', 'burst', 'return-fire', 'ignore-driven-off', 'german-action'],
    reckon: (book: Rulebook) => new BurstWorth(book),
  },
  luck: (book: Rulebook) => new BurstLuck(book),
} as const satisfies System<keyof CombatDecisions>;
