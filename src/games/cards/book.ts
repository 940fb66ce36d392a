import { figureOf, OUT, WAY } from '../../kit/book/figure.ts';
import { type FoughtFight, type GameBook, nameIn, type Strip } from '../../kit/game-book.ts';
import { cardStripOf } from './book/card-frames.ts';
import { basesOnce, cardPicture, cardStrip } from './book/card-strip.ts';

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
export const MANOEUVRE_CARDS: GameBook = { ends: 'fight-over', strip, alone: cardStrip };
