import { saidIn } from '../manuals/said-in.ts';
import type { Mission } from '../printed/mission.ts';
import type { SpecialTask } from './special-task.ts';

/** The manual of a special task: that of its mission, except where the task differs. */
export const manualOfTask = ({ task, manual }: SpecialTask, mission: Mission): Mission => ({
  ...mission,
  ...saidIn(manual),
  mission: task,
});
