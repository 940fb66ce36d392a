import { figureOf, OUT, WAY } from '../../kit/book/figure.ts';
import { type FoughtFight, type GameBook, nameIn, type Strip } from '../../kit/game-book.ts';
import { sideStripOf } from './book/side-frames.ts';
import { framePicture, sideStrip, skyOnce } from './book/side-strip.ts';

function strip(fight: FoughtFight, place: string): Strip | undefined {
  const side = sideStripOf(fight.told, nameIn(fight));
  return (
    side && {
      by: 'turn',
      seen: 'from-the-side',
      signs: [WAY, OUT],
      words: 'Seen from the south; the figures at the edge are levels of height, and grey is cloud.',
      once: skyOnce(side, place),
      figures: side.frames.map((frame) => figureOf(frame.title, framePicture(frame, side, place), frame.words)),
    }
  );
}

/** From the side: the mats from the south, a frame for each turn, and one where the clock was stopped. */
export const WINGED_VICTORY: GameBook = { ends: 'fight-over', strip, alone: sideStrip };
