import type { BattleOf } from '../campaign/stand-alone-battle.ts';
import type { GameName } from '../cards/games.ts';
import { GAME_RULES } from '../games/rules.ts';
import type { Table } from '../table/table.ts';

/** A battle that stands alone, by the rules of its system. It lasts one day of its log-book. */
export function playBattle<Game extends GameName>(battle: BattleOf<Game>, table: Table): void {
  GAME_RULES[battle.system].play(battle, table);
  battle.day += 1;
}
