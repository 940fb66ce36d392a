import { GAME_RULES } from '../games/rules.ts';
import type { Fight, FightResult } from '../kit/fight/fight.ts';
import { foughtBy } from '../kit/game-rules.ts';
import type { Table } from '../table/table.ts';

/**
 * (17) to (20) A Dog-Fight from where it is joined until it breaks up: the one door to every way of fighting it. A
 * system turns who goes in into its own state, and that into what comes out.
 */
export const resolveFight = (fight: Fight, table: Table): FightResult =>
  foughtBy(GAME_RULES[fight.system].fightOut, fight, table);
