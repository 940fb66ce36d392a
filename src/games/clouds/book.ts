import { figureOf, OUT } from '../../kit/book/figure.ts';
import { type Piece, picture } from '../../kit/book/markup.ts';
import { type FoughtFight, type GameBook, nameIn, type Strip } from '../../kit/game-book.ts';
import { PICTURE, skirmishShapes, skirmishWords } from './book/skirmish-picture.ts';
import { skirmishPhases, skirmishStrip } from './book/skirmish-strip.ts';
import type { SkirmishFrame } from './table/frames.ts';

const strip = (fight: FoughtFight, place: string): Strip => ({
  by: 'turn',
  seen: 'on-the-table',
  signs: [['flown-key', 'the way flown'], OUT],
  words: 'The table from above, and under it from the south; the figure behind a name, and at the edge, is the height.',
  figures: skirmishPhases(fight.told, fight.names).map(({ title, frame, words }) =>
    figureOf(title, framePicture(frame, fight, place), words),
  ),
});

const framePicture = (frame: SkirmishFrame, fight: FoughtFight, place: string): Piece =>
  picture(
    {
      title: frame.turn === 0 ? `The table, fight ${place}` : `The table, fight ${place}, turn ${frame.turn}`,
      words: skirmishWords(frame, nameIn(fight)),
      width: PICTURE.width,
      height: PICTURE.height,
    },
    ...skirmishShapes(frame),
  );

/** In the clouds: the table from above and the heights under it, a frame for each turn. */
export const CLOUDS_OF_GLORY: GameBook = { ends: 'fight-over', strip, alone: skirmishStrip };
