import { saidIn } from '../manuals/said-in.ts';
import type { Mission } from '../printed/mission.ts';
import type { SpecialTask } from './special-task.ts';

/** The manual that a special task is flown by: that of its mission, but for what the task has otherwise. */
export const manualOfTask = ({ task, manual }: SpecialTask, mission: Mission): Mission => ({
  ...mission,
  ...saidIn(manual),
  mission: task,
});
