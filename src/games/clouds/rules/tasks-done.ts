import type { ScenarioTask } from '../cards/scenario.ts';
import type { FightingMachine, Skirmish } from '../table/skirmish.ts';

/** How often a task has been done. */
export const timesDone = (task: ScenarioTask, fight: Skirmish): number => COUNT[task.is](task, fight);

const COUNT: { readonly [Is in ScenarioTask['is']]: (task: ScenarioTask, fight: Skirmish) => number } = {
  down: ({ side, target }, { machines }) =>
    machines.filter(
      (machine) => machine.side !== side && isDown(machine) && (target === undefined || machine.id === target),
    ).length,
  // (C090) A machine that was forced home and did not come down before it got there.
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
