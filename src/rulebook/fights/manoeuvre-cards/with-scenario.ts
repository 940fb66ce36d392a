import type { Rulebook } from '../../rulebook.ts';
import type { CardScenario } from './card-scenario.ts';

/** The same cards with one scenario more: a player's own, or one made up on the spot. */
export function withScenario(id: string, scenario: CardScenario, book: Rulebook): Rulebook {
  const cards = book.fights['manoeuvre-cards'];
  const scenarios = { ...cards.scenarios, [id]: scenario };
  return { ...book, fights: { ...book.fights, 'manoeuvre-cards': { ...cards, scenarios } } };
}
