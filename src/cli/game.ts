import { isOver } from '../campaign/campaign.ts';
import { isFought, type StandAloneBattle } from '../campaign/stand-alone-battle.ts';
import type { Game } from '../logbook/play-on.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { fightBattle } from '../rules/battle/fight-battle.ts';
import { playDay } from '../rules/campaign/day.ts';
import { VERSION } from './version.ts';

/** The game as this program plays it, with the cards on the table. */
export const theGame = (book: Rulebook): Game => ({ book, rules: VERSION, playDay, isOver });

/** A battle that stands alone, played in the same way: it is over when it has been fought. */
export const theBattleGame = (book: Rulebook): Game<StandAloneBattle> => ({
  book,
  rules: VERSION,
  playDay: fightBattle,
  isOver: isFought,
});
