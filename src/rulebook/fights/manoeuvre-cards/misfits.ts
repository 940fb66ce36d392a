import type { Fault } from '../../reading/fault.ts';
import type { ReadCard } from '../../reading/read-card.ts';
import type { CardMachine } from './card-machines.ts';
import type { CardScenario } from './card-scenario.ts';
import { deckFaults, type KnownCards, scenarioFaults } from './scenario-faults.ts';

interface Named {
  readonly name: string;
  /** The way to fight that a card belongs to. */
  readonly system?: string;
}

interface Decks {
  readonly manoeuvreDecks?: { readonly decks: Readonly<Record<string, unknown>> };
}

/** What does not go together in the cards of the manoeuvre-card fights that could be read. */
export function cardFightFaults(
  entries: readonly Named[],
  read: readonly ReadCard[],
  cards: KnownCards & Decks,
): Fault[] {
  return read.flatMap((card, i) => {
    const { name, system } = entries[i] ?? {};
    if (system !== 'manoeuvre-cards') return [];
    if (name === 'scenarios') return scenarioMisfits(card, cards);
    return name === 'cardMachines' ? machineMisfits(card, cards) : [];
  });
}

/** A scenario that could be read, held against the other cards. */
export const scenarioMisfits = ({ card, place }: ReadCard, known: KnownCards): Fault[] =>
  card === undefined ? [] : scenarioFaults(card as CardScenario, known).map(place);

function machineMisfits({ card, place }: ReadCard, { manoeuvreDecks }: Decks): Fault[] {
  if (card === undefined) return [];
  const { machines } = card as { readonly machines: Readonly<Record<string, CardMachine>> };
  return deckFaults(machines, manoeuvreDecks?.decks).map(place);
}
