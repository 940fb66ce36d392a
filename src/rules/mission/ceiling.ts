import type { Party } from '../../campaign/mission-log.ts';
import { promised } from '../../rulebook/promised.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';

/** (41) The lowest ceiling of the machines that fly together. */
export function ceilingOf({ machines }: Party, { aircraft }: Rulebook): number {
  let lowest = Infinity;
  for (const machine of machines)
    lowest = Math.min(lowest, promised(aircraft[machine.aircraft], `Aircraft Card for ${machine.aircraft}`).ceiling);
  return lowest;
}
