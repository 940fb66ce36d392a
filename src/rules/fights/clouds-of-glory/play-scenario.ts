import type { CloudsScenario, ScenarioTask } from '../../../rulebook/fights/clouds-of-glory/scenario.ts';
import { type FightingMachine, isUp, type Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import { afterFight } from './after-fight.ts';
import { takePlaces } from './places.ts';
import { layOut } from './set-up.ts';
import { playTurn } from './turn.ts';

/** A scenario from its set-up to the score. */
export function playScenario(scenario: CloudsScenario, table: Table): Skirmish {
  const fight = layOut(scenario, table.book.fights['clouds-of-glory']);
  takePlaces(fight, table);
  while (fight.turn < scenario.turns && isOpen(fight)) playTurn(fight, table);
  const turns = fight.turn;
  afterFight(fight, table);
  const score = (side: Side) => scoreOf(side, scenario.tasks, fight);
  table.tell({ type: 'clouds-scored', allied: score('allied'), german: score('german'), turns });
  return fight;
}

/** While both sides have somebody who fights. */
const isOpen = ({ machines }: Skirmish): boolean =>
  (['allied', 'german'] as const).every((side) =>
    machines.some(
      (machine) =>
        machine.side === side &&
        isUp(machine) &&
        !machine.isBeyondHelp &&
        !(machine.isForcedHome && machines.length > 2),
    ),
  );

export const scoreOf = (side: Side, tasks: readonly ScenarioTask[], fight: Skirmish): number =>
  tasks.filter((task) => task.side === side).reduce((sum, task) => sum + task.points * COUNT[task.is](task, fight), 0);

/** How often a task has been done. */
const COUNT: { readonly [Is in ScenarioTask['is']]: (task: ScenarioTask, fight: Skirmish) => number } = {
  down: ({ side, target }, { machines }) =>
    machines.filter(
      (machine) => machine.side !== side && isDown(machine) && (target === undefined || machine.id === target),
    ).length,
  // (C090) Whoever was made to go home, and came down nowhere before he was there.
  'drive-home': ({ side, target }, { machines }) =>
    machines.filter(
      (machine) =>
        machine.side !== side &&
        machine.forcedHomeBy !== undefined &&
        !isDown(machine) &&
        (target === undefined || machine.id === target),
    ).length,
  burn: ({ target }, { balloons }) => balloons.filter(({ id, isBurnt }) => isBurnt && id === target).length,
  bomb: ({ target }, { ground }) => ground.filter(({ id, strength }) => strength === 0 && id === target).length,
  strafe: ({ target }, { ground }) => ground.filter(({ id, strength }) => strength === 0 && id === target).length,
  spot: ({ side, target }, { spotting }) =>
    spotting.filter((each) => each.side === side && each.target === target && each.hits > 0).length,
  photograph: ({ target }, { photographs }) => photographs.filter((each) => each.target === target).length,
};

const isDown = (machine: FightingMachine): boolean =>
  machine.status === 'lost' || (machine.status === 'landed' && machine.credit !== undefined);
