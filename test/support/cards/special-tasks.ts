import type { Rulebook } from '../../../src/cards/rulebook.ts';
import type { SpecialTask } from '../../../src/cards/tasks/special-task.ts';

/** A special task of one step, flown as a Dawn Patrol in the morning. */
export const aTask = (told: Partial<SpecialTask> = {}): SpecialTask => ({
  task: 'A Task',
  chain: 'a chain',
  step: 1,
  offered: { from: 4, to: 6 },
  needs: { fighters: 2, twoSeaters: 0 },
  as: 'dawn-patrol',
  half: 'morning',
  zones: ['B'],
  manual: { notFlown: { points: -7, source: 'invented' }, failed: { points: -5, source: 'invented' } },
  succeeds: 2,
  worth: 6,
  words: { offer: 'They ask.', done: 'It was done.', failed: 'It was not.' },
  source: 'invented',
  ...told,
});

/** The cards with these tasks, and no others. */
export const withTasks = (tasks: Readonly<Record<string, SpecialTask>>, cards: Rulebook): Rulebook => ({
  ...cards,
  tasks,
});
