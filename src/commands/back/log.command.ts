import type { ShellCommand } from '../shell-command.ts';

export const logCommand: ShellCommand = {
  typed: 'log <name> [day]',
  names: ['campaign', 'day'],
  group: 'back',
  does: 'what happened, in short; all days or one',
  examples: [['log dawn 3 --history', '3 April, and as it really was']],
  options: [{ flags: '--history', does: 'what really happened that day too' }],
  part: 'looking',
  act: async ([name, day]: [string, number?], options) => (await import('./log.ts')).log(name, day, options),
};
