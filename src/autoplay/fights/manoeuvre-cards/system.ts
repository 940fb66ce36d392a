import type { CardDecisions } from '../../../table/fights/manoeuvre-cards/card-decisions.ts';
import type { System } from '../system.ts';
import { followWithCards } from './formation.ts';
import { withCards } from './opponent.ts';
import { quicklyWithCards } from './quick.ts';
import { CardWatch, kindOfDamage } from './secrets.ts';

/** Cards are planned in secret, and damage lies face down. */
export const MANOEUVRE_CARDS: System<keyof CardDecisions> = {
  head: (_, strength, word, bent) => withCards(strength, word, bent),
  follows: followWithCards,
  quickly: quicklyWithCards,
  plans: { begins: ['cards-laid-out'], watch: (by) => new CardWatch(by), kindOf: kindOfDamage },
};
