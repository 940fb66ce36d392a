import type { ShellCommand } from '../shell-command.ts';

export const savesCommand: ShellCommand = {
  typed: 'saves',
  names: [],
  group: 'play',
  does: 'list the campaigns',
  examples: [['saves', 'name, day, points of each']],
  options: [],
  part: 'saves',
  act: async (_, options) => (await import('./saves.ts')).saves(options),
};
