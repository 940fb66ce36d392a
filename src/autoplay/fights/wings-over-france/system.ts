import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CombatDecisions } from '../../../table/fights/wings-over-france/combat-decisions.ts';
import type { Temper } from '../../temper.ts';
import type { System } from '../system.ts';
import { BurstWorth } from './fight-worth.ts';
import { inAFight } from './opponent.ts';
import { HABITS } from './variations.ts';

/** On the Initiative Track all lies open, and each burst can be weighed. */
export const WINGS_OVER_FRANCE = {
  head: (temper: Temper) => inAFight(temper),
  worth: {
    weighed: ['track-action', 'burst', 'return-fire', 'ignore-driven-off', 'german-action'],
    reckon: (book: Rulebook) => new BurstWorth(book),
  },
  otherwise: HABITS,
} as const satisfies System<keyof CombatDecisions>;
