import { SIDES } from '../../../table/sides.ts';
import type { ScenarioTask } from '../cards/scenario.ts';
import { type Battery, type FightingMachine, isUp, type Skirmish } from '../table/skirmish.ts';
import { timesDone } from './tasks-done.ts';

/** While both sides have somebody who fights; ours: or whoever is alone in the sky has still to do what he came for. */
export function isOpen(fight: Skirmish, tasks: readonly ScenarioTask[]): boolean {
  const inSky = fight.machines.filter((machine) => fights(machine, fight));
  if (SIDES.every((side) => inSky.some((machine) => machine.side === side))) return true;
  return tasks.some((task) => timesDone(task, fight) === 0 && inSky.some((machine) => mayDo(machine, task, fight)));
}

const fights = (machine: FightingMachine, { machines }: Skirmish): boolean =>
  isUp(machine) && !machine.isBeyondHelp && !(machine.isForcedHome && machines.length > 2);

function mayDo(machine: FightingMachine, { side, is }: ScenarioTask, fight: Skirmish): boolean {
  return machine.side === side && !machine.isForcedHome && HAS_MEANS[is](machine, fight);
}

const shoots = ({ halves, guns }: Battery): boolean => halves > 0 && guns.some(({ is }) => is !== 'dead');

/** Who has what a thing is done with. Nobody is left to be shot down. */
const HAS_MEANS: { readonly [Is in ScenarioTask['is']]: (machine: FightingMachine, fight: Skirmish) => boolean } = {
  down: () => false,
  'drive-home': () => false,
  burn: ({ forward, rockets }) => rockets > 0 || shoots(forward),
  bomb: ({ bombs }) => bombs > 0,
  strafe: ({ forward }) => shoots(forward),
  spot: ({ gunner }) => gunner !== undefined,
  photograph: ({ id }, { camera }) => camera.includes(id),
};
