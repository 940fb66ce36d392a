import type { Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { CloudsScenario, ScenarioTask } from '../cards/scenario.ts';
import type { Skirmish } from '../table/skirmish.ts';
import { afterFight } from './after-fight.ts';
import { isOpen } from './left-to-do.ts';
import { takePlaces } from './places.ts';
import { layOut } from './set-up.ts';
import { timesDone } from './tasks-done.ts';
import { playTurn } from './turn.ts';

/** A scenario from its set-up to the score. */
export function playScenario(scenario: CloudsScenario, table: Table): Skirmish {
  const fight = layOut(scenario, table.book.fights['clouds-of-glory']);
  takePlaces(fight, table);
  while (fight.turn < scenario.turns && isOpen(fight, scenario.tasks)) playTurn(fight, table);
  const turns = fight.turn;
  afterFight(fight, table);
  const score = (side: Side) => scoreOf(side, scenario.tasks, fight);
  table.tell({ type: 'clouds-scored', allied: score('allied'), german: score('german'), turns });
  return fight;
}

export const scoreOf = (side: Side, tasks: readonly ScenarioTask[], fight: Skirmish): number =>
  tasks.filter((task) => task.side === side).reduce((sum, task) => sum + task.points * timesDone(task, fight), 0);
