import { signed } from '../../../words/numbers.ts';
import type { ScenarioTask } from '../cards/scenario.ts';

const SIDES = { allied: 'The Allies', german: 'The Germans' } as const;

/** What brings each side points. */
export const tasksText = (tasks: readonly ScenarioTask[]): string =>
  (['allied', 'german'] as const)
    .map((side) => {
      const own = tasks.filter((task) => task.side === side);
      return `${SIDES[side]}: ${own.map(taskText).join('; ') || 'nothing'}.`;
    })
    .join('\n');

/** `+2 the trench photographed (T1)`: which of what lies on the table is meant. */
const taskText = ({ points, words, target }: ScenarioTask): string =>
  `${signed(points)} ${words}${target === undefined ? '' : ` (${target})`}`;
