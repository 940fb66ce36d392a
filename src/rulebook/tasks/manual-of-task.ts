import type { Mission } from '../cards/mission.ts';
import type { SpecialTask } from './special-task.ts';

/** The manual that a special task is flown by: that of its mission, but for what the task has otherwise. */
export function manualOfTask({ task, manual }: SpecialTask, mission: Mission): Mission {
  const own = Object.fromEntries(Object.entries(manual).filter(([, part]) => part !== undefined));
  return { ...mission, ...own, mission: task };
}
