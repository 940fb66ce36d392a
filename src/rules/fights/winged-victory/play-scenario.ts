import type { BattleOf } from '../../../campaign/stand-alone-battle.ts';
import { hasLeft } from '../../../table/fights/winged-victory/fighting-machine.ts';
import type { Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import { drawMissions } from './mission-editor.ts';
import { playFight, tellEnd } from './play-fight.ts';
import { layOutScenario } from './set-up.ts';
import type { SideFight } from './side-fight.ts';
import { fateOf } from './to-outcome.ts';

/** (V018) A single scenario, or a random mission for each side, from its beginning to the verdict. */
export function playScenario({ setUp }: BattleOf<'winged-victory'>, table: Table): void {
  const card = 'year' in setUp ? drawMissions(setUp.year, table) : setUp;
  const fight = layOutScenario(card, table.book);
  playFight(fight, () => false, table);
  tellEnd(fight, table);
  tellFates(card.battle, fight, table);
}

/** What became of everybody, in the words that every battle ends with. */
function tellFates(battle: string, { machines, turn }: SideFight, table: Table): void {
  const { turns } = table.book.fights['winged-victory'].door.turnsInPhase;
  const fates = (side: Side) =>
    machines
      .filter((machine) => machine.side === side)
      .map((machine) => ({
        machine: machine.id,
        aircraft: machine.dashboard,
        fate: fateOf(machine, { aircraft: machine.dashboard, lameDuck: false }, table),
        escaped: hasLeft(machine.out),
        men: [],
      }));
  table.tell({
    type: 'battle-ended',
    battle,
    phases: Math.ceil(turn / turns),
    allied: fates('allied'),
    germans: fates('german'),
  });
}
