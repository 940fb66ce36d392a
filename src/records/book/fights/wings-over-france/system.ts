import type { System } from '../system.ts';
import { trackStrip } from './track-strip.ts';

/** On the Initiative Track: it has no picture by itself. */
export const WINGS_OVER_FRANCE = { ends: 'fight-broke-up', strip: trackStrip } as const satisfies System;
