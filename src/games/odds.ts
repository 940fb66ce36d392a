import { CLOUDS_DECIDED } from './clouds/odds.ts';
import { SIDE_DECIDED } from './side/odds.ts';
import { TRACK_DECIDED } from './track/odds.ts';

/** The decisions of fights whose answers lead to a throw at once; a card that is laid is decided by no throw. */
export const DECIDED_IN_FIGHTS = { ...TRACK_DECIDED, ...SIDE_DECIDED, ...CLOUDS_DECIDED } as const;
