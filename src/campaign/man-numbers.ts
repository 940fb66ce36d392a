import { isLost, type Pilot } from './aircrew.ts';
import type { FlightRecord } from './campaign.ts';

/** The pilots who are still with a flight. */
export const pilotsOf = ({ aircrew }: Pick<FlightRecord, 'aircrew'>): Pilot[] =>
  aircrew.filter((man): man is Pilot => man.seat === 'pilot' && !isLost(man));

/**
 * The short number of a pilot, taken from his own machine: 5 for the pilot of B5. Where two have the same machine the
 * second has no number and is named.
 */
export function manNumbers(flight: Pick<FlightRecord, 'aircrew'>): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  const given = new Set<string>();
  for (const { id, machine } of pilotsOf(flight)) {
    const number = /\d+$/.exec(machine)?.[0];
    if (number === undefined || given.has(number)) continue;
    given.add(number);
    numbers.set(id, number);
  }
  return numbers;
}
