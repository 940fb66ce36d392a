import type { BattleOf } from '../campaign/stand-alone-battle.ts';
import type { GameName } from '../cards/games.ts';
import { GAME_RULES } from '../games/rules.ts';
import type { Fight, FightResult } from '../kit/fight/fight.ts';
import { foughtBy } from '../kit/game-rules.ts';
import type { Table } from '../table/table.ts';

/** A stand-alone battle by the rules of its game. It takes one day of its log-book. */
export function playBattle<Game extends GameName>(battle: BattleOf<Game>, table: Table): void {
  GAME_RULES[battle.system].play(battle, table);
  battle.day += 1;
}

/**
 * (17) to (20) A Dog-Fight from its beginning to its end, the only entrance to every game. A game converts the muster
 * into its own state, and that into the outcome.
 */
export function resolveFight(fight: Fight, table: Table): FightResult {
  const play = () => foughtBy(GAME_RULES[fight.system].fightOut, fight, table);
  return table.fight?.(play) ?? play();
}
