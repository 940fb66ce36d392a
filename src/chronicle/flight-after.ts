import type { Flight } from '../campaign/watch.ts';
import { hasTrait } from '../games/table.ts';
import type { GameEvent } from '../table/events.ts';

/** Whose story is told once an event has happened: a flight's, or nobody's before its first word. */
export function flightAfter(event: GameEvent, before: Flight | undefined): Flight | undefined {
  if (hasTrait(event, 'of-the-squadron')) return undefined;
  return 'flight' in event ? event.flight : before;
}
