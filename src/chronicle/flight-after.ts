import type { Flight } from '../campaign/watch.ts';

/** What concerns the squadron, and no flight of it more than another. */
const OF_THE_SQUADRON: ReadonlySet<string> = new Set([
  'day-broke',
  'forecast-received',
  'real-weather-laid',
  'day-ended',
]);

/** Whose story is told once something has happened: a flight's, or nobody's before its first word. */
export const flightAfter = (
  { type, flight }: { readonly type: string; readonly flight?: Flight },
  before: Flight | undefined,
): Flight | undefined => (OF_THE_SQUADRON.has(type) ? undefined : (flight ?? before));
