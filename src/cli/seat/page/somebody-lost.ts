import { isGerman } from '../../../rulebook/counters.ts';
import type { GameEvent } from '../../../table/events.ts';

/** Whether one of ours goes down in a fight, or a man of ours will not come home: the reader is given time for it. */
export const isSomebodyLost = (events: readonly GameEvent[]): boolean => events.some(losesOne);

function losesOne(event: GameEvent): boolean {
  if (event.type === 'critical-hit-scored') return !isGerman(event.machine) && DOWN.includes(event.result);
  return event.type === 'fate-decided' && !isGerman(event.machine) && GONE.includes(event.fate.fate);
}

const DOWN: readonly string[] = ['shot-down', 'forced-down'];
const GONE: readonly string[] = ['killed', 'prisoner'];
