import type { GameName } from '../cards/games.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { GAME_CARDS } from '../games/cards.ts';
import { GAME_NAMES } from '../games/game-names.ts';
import type { OnCard } from '../kit/game-cards.ts';

/** A stand-alone battle, and its game. */
export interface BattleOnCard extends OnCard {
  readonly system: GameName;
}

/** All battles on the cards, game by game. */
export const battlesOn = (book: Rulebook): BattleOnCard[] =>
  GAME_NAMES.flatMap((system) => GAME_CARDS[system].scenarios.all(book).map((battle) => ({ ...battle, system })));
