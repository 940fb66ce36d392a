import type { Flight } from './watch.ts';

/** Flights as text: `B Flight`, `A and B Flights`, `A, B and C Flights`. */
export function flightsNamed(flights: readonly { readonly flight: Flight }[]): string {
  const letters = flights.map(({ flight }) => flight);
  const last = letters.at(-1) ?? '';
  return letters.length < 2 ? `${last} Flight` : `${letters.slice(0, -1).join(', ')} and ${last} Flights`;
}
