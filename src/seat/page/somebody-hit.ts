import { isForGood } from '../../campaign/aircrew.ts';
import { isGerman } from '../../cards/counters.ts';
import type { GameEvent } from '../../table/events.ts';

/**
 * Whether one of ours goes down in a fight, or a man of ours is hit or will not come home: then the page waits for the
 * reader.
 */
export const isSomebodyHit = (events: readonly GameEvent[]): boolean => events.some(hitsOne);

function hitsOne(event: GameEvent): boolean {
  if (event.type === 'crew-hit') return !isGerman(event.machine);
  if (event.type === 'critical-hit-scored') return !isGerman(event.machine) && DOWN.includes(event.result);
  return event.type === 'fate-decided' && !isGerman(event.machine) && isForGood(event.fate.fate);
}

const DOWN: readonly string[] = ['shot-down', 'forced-down'];
