import { figureOf, OUT, WAY } from '../figure.ts';
import { type FoughtFight, nameIn, type Strip, type System } from '../system.ts';
import { cardStripOf } from './card-frames.ts';
import { basesOnce, cardPicture, cardStrip } from './card-strip.ts';

function strip(fight: FoughtFight, place: string): Strip | undefined {
  const nameOf = nameIn(fight);
  const cards = cardStripOf(fight.told, nameOf);
  return (
    cards && {
      by: 'phase',
      seen: 'with-cards',
      signs: [WAY, OUT],
      words: 'The table from above, north up.',
      once: basesOnce(cards, place),
      figures: cards.frames.map((frame) =>
        figureOf(frame.title, cardPicture(frame, cards, place, nameOf), frame.words),
      ),
    }
  );
}

/** With manoeuvre cards: the table from above, a frame for each card. */
export const MANOEUVRE_CARDS: System = { ends: 'fight-over', strip, alone: cardStrip };
