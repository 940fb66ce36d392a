import type { GameBook } from '../../kit/game-book.ts';
import { trackStrip } from './book/track-strip.ts';

/** On the Initiative Track: it has no picture by itself. */
export const WINGS_OVER_FRANCE = { ends: 'fight-broke-up', strip: trackStrip } as const satisfies GameBook;
