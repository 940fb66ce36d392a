import type { GameName } from '../cards/games.ts';
import { machinesOf } from '../cards/own-squadron/flight-machines.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { GAME_CARDS } from '../games/cards.ts';

/** The aircraft of the squadron and the forty-one that a game has no card for. A player's own cards may name such. */
export const lackingCards = (system: GameName, book: Rulebook): string[] => lackingOf(flown(book), system, book);

/** Those of these types that the game has no card for. */
export function lackingOf(types: readonly string[], system: GameName, book: Rulebook): string[] {
  const cards = GAME_CARDS[system].machines(book);
  return [...new Set(types)].filter((aircraft) => cards[aircraft] === undefined);
}

function flown({ squadronNotes: { flights, commander }, fortyOne: { counters } }: Rulebook): string[] {
  const ours = flights.flatMap((flight) => machinesOf(flight).map(({ aircraft }) => aircraft));
  const theirs = counters.map(({ aircraft }) => aircraft);
  return [...ours, ...(commander ? [commander.aircraft] : []), ...theirs].map(String);
}
