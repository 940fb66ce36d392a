import { CLOUDS_DECIDED } from './clouds-of-glory/decided.ts';
import { SIDE_DECIDED } from './winged-victory/decided.ts';
import { TRACK_DECIDED } from './wings-over-france/decided.ts';

/** The decisions of fights whose answers lead to a throw at once; a card that is laid is decided by no throw. */
export const DECIDED_IN_FIGHTS = { ...TRACK_DECIDED, ...SIDE_DECIDED, ...CLOUDS_DECIDED } as const;
