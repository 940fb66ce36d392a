import type { BattleOf } from '../../../campaign/stand-alone-battle.ts';
import type { Table } from '../../../table/table.ts';
import { drawMissions } from './mission-editor.ts';
import { playFight, tellEnd } from './play-fight.ts';
import { layOutScenario } from './set-up.ts';

/** (V018) A single scenario, or a random mission for each side, from its beginning to the verdict. */
export function playSideScenario({ setUp }: BattleOf<'winged-victory'>, table: Table): void {
  const card = 'year' in setUp ? drawMissions(setUp.year, table) : setUp;
  const fight = layOutScenario(card, table.book);
  playFight(fight, () => false, table);
  tellEnd(fight, table);
}
