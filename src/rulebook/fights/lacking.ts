import { machinesOf } from '../own-squadron/flight-machines.ts';
import type { Rulebook } from '../rulebook.ts';
import type { SystemName } from './system-names.ts';
import { SYSTEMS } from './systems.ts';

/** What the squadron and the forty-one fly of which a way to fight has no card: a player's own cards may bring such. */
export function lacking(system: SystemName, book: Rulebook): string[] {
  const cards = SYSTEMS[system].machines(book);
  return flown(book).filter((aircraft) => cards[aircraft] === undefined);
}

function flown({ squadronNotes: { flights, commander }, fortyOne: { counters } }: Rulebook): string[] {
  const ours = flights.flatMap((flight) => machinesOf(flight).map(({ aircraft }) => aircraft));
  const theirs = counters.map(({ aircraft }) => aircraft);
  const types = [...ours, ...(commander ? [commander.aircraft] : []), ...theirs];
  return [...new Set(types.map(String))];
}
