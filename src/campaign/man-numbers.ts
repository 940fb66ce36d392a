import { isLost, type Pilot } from './aircrew.ts';
import type { FlightRecord } from './campaign.ts';

/** The pilots of a flight who are still with it. */
export const pilotsOf = ({ aircrew }: Pick<FlightRecord, 'aircrew'>): Pilot[] =>
  aircrew.filter((man): man is Pilot => man.seat === 'pilot' && !isLost(man));

/**
 * The number by which a pilot is called all day: that of his own machine, as B5 is flown by 5. Of two who have one
 * machine the second has none, and is called by his name.
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
