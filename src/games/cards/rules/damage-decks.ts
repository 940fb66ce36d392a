import { expectDefined } from '../../../cards/rulebook.ts';
import { cardsLeft, type Deck, type DeckName } from '../../../table/decks.ts';
import type { Table } from '../../../table/table.ts';
import { codeOf, FIREPOWERS, type Firepower } from '../cards/damage-cards.ts';
import type { DamageCard } from '../cards/damage-decks.ts';
import { type CardFight, type FightingMachine, has, isFlying } from './state.ts';

const NAMES = { A: 'damage-a', B: 'damage-b', C: 'damage-c', D: 'damage-d' } as const satisfies Record<
  Firepower,
  DeckName
>;

/** (W005) (G007) Several copies of a deck, shuffled into one. (W061) A tournament leaves the explosions out. */
export function freshDeck(letter: Firepower, copies: number, fight: CardFight): Deck {
  const cards = fight.damage[letter].cards.filter(
    ({ special }) => special !== 'explosion' || !has(fight, 'no-explosions'),
  );
  return { name: NAMES[letter], left: Object.fromEntries(cards.map((card) => [codeOf(card), card.count * copies])) };
}

/** What a card is drawn for: a machine, whose side alone sees it, or the ground, where it lies open. */
export type DrawnFor = FightingMachine | 'the-ground';

/** A card from the deck of a letter; the deck is renewed first if it is empty. */
export function drawFrom(letter: Firepower, target: DrawnFor, fight: CardFight, table: Table): DamageCard {
  // A deck that nobody brought is opened when it is first needed: for a strain, or for a machine that joins late.
  fight.decks[letter] ??= freshDeck(letter, 1, fight);
  const deck = fight.decks[letter];
  if (cardsLeft(deck) === 0) renew(letter, deck, fight, table);
  const code = table.draw(deck, target === 'the-ground' ? undefined : { machine: target.id, side: target.side });
  return expectDefined(
    fight.damage[letter].cards.find((card) => codeOf(card) === code),
    `card ${code} of deck ${letter}`,
  );
}

/** (W041) (G032) An empty deck. */
function renew(letter: Firepower, deck: Deck, fight: CardFight, table: Table): void {
  const how = renewal(letter, fight);
  if (how === 'another-copy') openSpare(letter, deck, fight);
  if (how === 'cards-of-the-lost')
    takeBack(
      letter,
      fight,
      fight.machines.filter((machine) => !isFlying(machine)),
    );
  if (how === 'all-noted') for (const each of FIREPOWERS) takeBack(each, fight, [...fight.machines, ...fight.ground]);
  if (cardsLeft(deck) === 0) openSpare(letter, deck, fight);
  table.tell({ type: 'damage-deck-renewed', deck: letter, how });
}

type How = 'another-copy' | 'cards-of-the-lost' | 'all-noted';

function renewal(letter: Firepower, { profile, spare, machines }: CardFight): How {
  if (profile.renews === 'all-at-once') return 'all-noted';
  if (spare[letter] > 0) return 'another-copy';
  const lost = machines.filter((machine) => !isFlying(machine));
  return lost.some(({ drawn }) => drawn.some(({ deck }) => deck === letter)) ? 'cards-of-the-lost' : 'all-noted';
}

function openSpare(letter: Firepower, deck: Deck, fight: CardFight): void {
  fight.spare[letter] -= 1;
  Object.assign(deck.left, freshDeck(letter, 1, fight).left);
}

/** A card goes back into the deck from which it was drawn. */
export function putBack(letter: Firepower, card: string, { decks }: Pick<CardFight, 'decks'>): void {
  const { left } = expectDefined(decks[letter], `deck ${letter}`);
  left[card] = (left[card] ?? 0) + 1;
}

/** Points and specials have been written down, so the cards may go back. */
function takeBack(letter: Firepower, fight: CardFight, holders: readonly Pick<FightingMachine, 'drawn'>[]): void {
  for (const holder of holders) {
    for (const { card } of holder.drawn.filter((drawn) => drawn.deck === letter)) putBack(letter, card, fight);
    holder.drawn = holder.drawn.filter((drawn) => drawn.deck !== letter);
  }
}

/** (G027) The cards of a machine that is out of the game go back into their decks. */
export function returnCards(machine: FightingMachine, fight: CardFight): void {
  for (const letter of FIREPOWERS) takeBack(letter, fight, [machine]);
}
