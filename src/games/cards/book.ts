import { drawnIn } from '../../kit/scene/frames.ts';
import { cardStrip } from './book/card-strip.ts';

/** With manoeuvre cards: the table from above, a frame for each card. */
export const MANOEUVRE_CARDS = drawnIn(
  { by: 'phase', seen: 'with-cards', words: 'The table from above, north up.' },
  cardStrip,
);
