import type { Flight } from '../campaign/watch.ts';
import type { EventType, GameEvent } from './events.ts';

/** What concerns the squadron, and no flight of it more than another. */
const SQUADRONS: readonly EventType[] = ['day-broke', 'forecast-received', 'real-weather-laid', 'day-ended'];

/** Whose story is told once an event has happened: a flight's, or nobody's before its first word. */
export function flightAfter(event: GameEvent, before: Flight | undefined): Flight | undefined {
  if (SQUADRONS.includes(event.type)) return undefined;
  return 'flight' in event ? event.flight : before;
}
