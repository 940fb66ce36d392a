import type { Rank } from '../cards/printed/replacements.ts';
import type { GameEvent } from './events.ts';

/** (47) The man with a new rank in an event, and the rank. */
export function promotionIn(event: GameEvent): { readonly man: string; readonly rank: Rank } | undefined {
  if (event.type === 'man-promoted') return { man: event.man, rank: event.to };
  return event.type === 'flight-commander-made' ? event : undefined;
}
