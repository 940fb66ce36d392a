import type { GameHead } from '../../kit/game-head.ts';
import { followWithCards } from './head/formation.ts';
import { ADVICE_WITH_CARDS, weighCards, withCards } from './head/opponent.ts';
import { quicklyWithCards } from './head/quick.ts';
import { CardWatch, kindOfDamage } from './head/secrets.ts';
import type { CardDecisions } from './table/card-decisions.ts';

/** Cards are planned in secret, and damage lies face down. */
export const MANOEUVRE_CARDS: GameHead<keyof CardDecisions> = {
  head: (_, strength, word, bent) => withCards(strength, word, bent),
  follows: followWithCards,
  advises: () => ADVICE_WITH_CARDS,
  quickly: quicklyWithCards,
  weighs: weighCards,
  plans: { begins: ['cards-laid-out'], watch: (by) => new CardWatch(by), kindOf: kindOfDamage },
};
