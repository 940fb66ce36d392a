import { signed } from '../../../english/numbers.ts';
import type { ScenarioTask } from '../../../rulebook/fights/clouds-of-glory/scenario.ts';

const SIDES = { allied: 'The Allies', german: 'The Germans' } as const;

/** What brings each side points. */
export const tasksText = (tasks: readonly ScenarioTask[]): string =>
  (['allied', 'german'] as const)
    .map((side) => {
      const own = tasks.filter((task) => task.side === side);
      return `${SIDES[side]}: ${own.map(({ points, words }) => `${signed(points)} ${words}`).join('; ') || 'nothing'}.`;
    })
    .join('\n');
