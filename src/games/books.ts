import type { GameName } from '../cards/games.ts';
import type { FoughtFight, GameBook, Strip } from '../kit/game-book.ts';
import { MANOEUVRE_CARDS } from './cards/book.ts';
import { CLOUDS_OF_GLORY } from './clouds/book.ts';
import { WINGED_VICTORY } from './side/book.ts';
import { WINGS_OVER_FRANCE } from './track/book.ts';

/** How the fights of each way to fight are drawn. */
export const GAME_BOOKS: Readonly<Record<GameName, GameBook>> = {
  'wings-over-france': WINGS_OVER_FRANCE,
  'wings-of-war': MANOEUVRE_CARDS,
  'wings-of-glory': MANOEUVRE_CARDS,
  'winged-victory': WINGED_VICTORY,
  'clouds-of-glory': CLOUDS_OF_GLORY,
};

/** A fight in words, where no frame of it can be drawn. */
export const toldByPhases = (fight: FoughtFight, place: string): Strip => WINGS_OVER_FRANCE.strip(fight, place);
