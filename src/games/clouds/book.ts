import { drawnIn } from '../../kit/scene/frames.ts';
import { skirmishStrip } from './book/skirmish-strip.ts';

/** In the clouds: the table from above and the heights under it, a frame for each turn. */
export const CLOUDS_OF_GLORY = drawnIn(
  {
    by: 'turn',
    seen: 'on-the-table',
    words:
      'The table from above, and under it from the south; the figure behind a name, and at the edge, is the height.',
  },
  skirmishStrip,
);
