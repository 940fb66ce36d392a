import { drawnIn } from '../../kit/scene/frames.ts';
import { sideStrip } from './book/side-strip.ts';

/** From the side: the mats seen from the south, a frame for each turn, and one for each stop of the clock. */
export const WINGED_VICTORY = drawnIn(
  {
    by: 'turn',
    seen: 'from-the-side',
    words: 'Seen from the south; the figures at the edge are levels of height, and grey is cloud.',
  },
  sideStrip,
);
