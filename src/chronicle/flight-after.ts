import type { Flight } from '../campaign/watch.ts';

/** Events of the whole squadron. */
const OF_THE_SQUADRON: ReadonlySet<string> = new Set([
  'day-broke',
  'forecast-received',
  'real-weather-laid',
  'day-ended',
]);

/** The flight of the story after an event: none before the first event of a flight. */
export const flightAfter = (
  { type, flight }: { readonly type: string; readonly flight?: Flight },
  before: Flight | undefined,
): Flight | undefined => (OF_THE_SQUADRON.has(type) ? undefined : (flight ?? before));
