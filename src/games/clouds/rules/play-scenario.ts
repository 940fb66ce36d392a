import type { EventOf } from '../../../table/events.ts';
import { SIDES, type Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { CloudsScenario, ScenarioTask } from '../cards/scenario.ts';
import { type Battery, type FightingMachine, isUp, type Skirmish } from '../table/skirmish.ts';
import { afterFight } from './after-fight.ts';
import { takePlaces } from './places.ts';
import { layOut } from './set-up.ts';
import { timesDone } from './tasks-done.ts';
import { playTurn } from './turn.ts';

/** While both sides have a fighting machine. Ours: or while a machine alone in the sky still has its errand to do. */
export function isOpen(fight: Skirmish, tasks: readonly ScenarioTask[]): boolean {
  const inSky = inSkyOf(fight);
  if (sidesLeft(fight) === SIDES.length) return true;
  return tasks.some((task) => timesDone(task, fight) === 0 && inSky.some((machine) => mayDo(machine, task, fight)));
}

const inSkyOf = (fight: Skirmish): FightingMachine[] => fight.machines.filter((machine) => fights(machine, fight));

const sidesLeft = (fight: Skirmish): number => new Set(inSkyOf(fight).map(({ side }) => side)).size;

/** Why no turn follows. */
export function endOf(fight: Skirmish, tasks: readonly ScenarioTask[]): EventOf<'clouds-scored'>['why'] {
  if (isOpen(fight, tasks)) return 'turns-flown';
  return sidesLeft(fight) === 0 ? 'nobody-left' : 'one-side-left';
}

const fights = (machine: FightingMachine, { machines }: Skirmish): boolean =>
  isUp(machine) && !machine.isBeyondHelp && !(machine.isForcedHome && machines.length > 2);

function mayDo(machine: FightingMachine, { side, is }: ScenarioTask, fight: Skirmish): boolean {
  return machine.side === side && !machine.isForcedHome && HAS_MEANS[is](machine, fight);
}

const shoots = ({ halves, guns }: Battery): boolean => halves > 0 && guns.some(({ is }) => is !== 'dead');

/** Who has the means for a task. With no enemy left, nobody can be shot down. */
const HAS_MEANS: { readonly [Is in ScenarioTask['is']]: (machine: FightingMachine, fight: Skirmish) => boolean } = {
  down: () => false,
  'drive-home': () => false,
  burn: ({ forward, rockets }) => rockets > 0 || shoots(forward),
  bomb: ({ bombs }) => bombs > 0,
  strafe: ({ forward }) => shoots(forward),
  spot: ({ gunner }) => gunner !== undefined,
  photograph: ({ id }, { camera }) => camera.includes(id),
};

/** A scenario from its set-up to the score. */
export function playScenario(scenario: CloudsScenario, table: Table): Skirmish {
  const fight = layOut(scenario, table.book.fights['clouds-of-glory']);
  takePlaces(fight, table);
  while (fight.turn < scenario.turns && isOpen(fight, scenario.tasks)) playTurn(fight, table);
  const turns = fight.turn;
  const why = endOf(fight, scenario.tasks);
  afterFight(fight, table);
  const score = (side: Side) => scoreOf(side, scenario.tasks, fight);
  const tasks = scenario.tasks.map((task) => ({
    side: task.side,
    words: task.words,
    times: timesDone(task, fight),
    points: task.points,
  }));
  table.tell({ type: 'clouds-scored', allied: score('allied'), german: score('german'), turns, why, tasks });
  return fight;
}

export const scoreOf = (side: Side, tasks: readonly ScenarioTask[], fight: Skirmish): number =>
  tasks.filter((task) => task.side === side).reduce((sum, task) => sum + task.points * timesDone(task, fight), 0);
