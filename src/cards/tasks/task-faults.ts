import { faultsOfManual } from '../manuals/manual-faults.ts';
import type { Mission } from '../printed/mission.ts';
import type { MissionMap } from '../printed/mission-map.ts';
import type { FaultAt } from '../reading/fault.ts';
import { manualOfTask } from './manual-of-task.ts';
import type { SpecialTask } from './special-task.ts';

/** The cards that a task refers to. A card that has a fault of its own is absent. */
interface TaskCards {
  readonly missions: Readonly<Record<string, Mission | undefined>>;
  readonly tasks: Readonly<Record<string, SpecialTask | undefined>>;
  readonly missionMap?: MissionMap;
}

/** The faults of a special task against the manuals, the map, and the other tasks. */
export function taskFaults(task: SpecialTask, { missions, tasks, missionMap }: TaskCards): FaultAt[] {
  const mission = missions[task.as];
  const id = Object.keys(tasks).find((each) => tasks[each] === task);
  return [
    ...(id !== undefined && missions[id] ? [nameTaken(id)] : []),
    ...chainFaults(task, Object.values(tasks)),
    ...(task.offered.from <= task.offered.to ? [] : [NEVER]),
    ...(mission ? manualFaults(task, manualOfTask(task, mission), missionMap) : []),
  ];
}

const nameTaken = (id: string): FaultAt => ({
  path: ['task'],
  found: `a mission is called ${id} too`,
  allowed: 'a task has a name of its own among the missions',
  mend: 'Give the file another name',
});

const NEVER: FaultAt = {
  path: ['offered'],
  found: 'the days end before they begin',
  allowed: '`from` comes before `to`, or is the same day',
  mend: 'Change them',
};

function chainFaults({ chain, step }: SpecialTask, tasks: readonly (SpecialTask | undefined)[]): FaultAt[] {
  const steps = tasks.flatMap((each) => (each?.chain === chain ? [each.step] : []));
  const isTwice = steps.filter((each) => each === step).length > 1;
  const isOpened = step === 1 || steps.includes(step - 1);
  return [
    ...(isTwice
      ? [
          {
            path: ['step'],
            found: `${chain} has two tasks at step ${step}`,
            allowed: 'each has its own',
            mend: 'Change one',
          },
        ]
      : []),
    ...(isOpened
      ? []
      : [
          {
            path: ['step'],
            found: `${chain} has no step ${step - 1}`,
            allowed: 'success at a step opens the next',
            mend: 'Change it',
          },
        ]),
  ];
}

function manualFaults({ half, target }: SpecialTask, manual: Mission, map: MissionMap | undefined): FaultAt[] {
  const kind = map?.targets.find((each) => each.target === target)?.kind;
  const isFlown =
    half === 'either'
      ? manual.watches.some((watch) => watch !== 'dawn' && watch !== 'twilight')
      : manual.watches.includes(half);
  return [
    ...faultsOfManual(manual),
    ...(isFlown
      ? []
      : [
          {
            path: ['half'],
            found: `the manual has nothing in ${half === 'either' ? 'either half of the day' : `the ${half}`}`,
            allowed: `it is flown in the ${manual.watches.join(', ')}`,
            mend: 'Change one of them',
          },
        ]),
    ...(kind === undefined || manual.targets.includes(kind)
      ? []
      : [
          {
            path: ['target'],
            found: `${target} is of the kind ${kind}`,
            allowed: `the manual has ${manual.targets.join(', ')}`,
            mend: 'Change one of them',
          },
        ]),
  ];
}
