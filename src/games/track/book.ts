import type { GameBook } from '../../kit/game-book.ts';
import { trackStrip } from './book/track-strip.ts';

/** A fight on the Initiative Track has no picture of its own. */
export const WINGS_OVER_FRANCE = { ends: 'fight-broke-up', strip: trackStrip } as const satisfies GameBook;
