import type { Party } from '../../campaign/mission-log.ts';
import { cardOf, type Rulebook } from '../../cards/rulebook.ts';

/** (41) The lowest ceiling of machines that fly together. */
export function ceilingOf({ machines }: Party, book: Rulebook): number {
  let lowest = Infinity;
  for (const machine of machines) lowest = Math.min(lowest, cardOf(machine.aircraft, book).ceiling);
  return lowest;
}
