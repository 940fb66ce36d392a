import type { BattleOf } from '../campaign/stand-alone-battle.ts';
import type { GameName } from '../cards/games.ts';
import { GAME_RULES } from '../games/rules.ts';
import type { Fight, FightResult } from '../kit/fight/fight.ts';
import { foughtBy } from '../kit/game-rules.ts';
import type { Table } from '../table/table.ts';

/** A battle that stands alone, by the rules of its system. It lasts one day of its log-book. */
export function playBattle<Game extends GameName>(battle: BattleOf<Game>, table: Table): void {
  GAME_RULES[battle.system].play(battle, table);
  battle.day += 1;
}

/**
 * (17) to (20) A Dog-Fight from where it is joined until it breaks up: the one door to every way of fighting it. A
 * system turns who goes in into its own state, and that into what comes out.
 */
export const resolveFight = (fight: Fight, table: Table): FightResult =>
  foughtBy(GAME_RULES[fight.system].fightOut, fight, table);
