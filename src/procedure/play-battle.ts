import type { BattleOf } from '../campaign/stand-alone-battle.ts';
import type { SystemName } from '../games/game-names.ts';
import { SYSTEMS } from '../games/rules.ts';
import type { Table } from '../table/table.ts';

/** A battle that stands alone, by the rules of its system. It lasts one day of its log-book. */
export function playBattle<System extends SystemName>(battle: BattleOf<System>, table: Table): void {
  SYSTEMS[battle.system].play(battle, table);
  battle.day += 1;
}
