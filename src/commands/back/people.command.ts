import type { ShellCommand } from '../shell-command.ts';

export const peopleCommand: ShellCommand = {
  typed: 'people',
  names: [],
  group: 'back',
  does: 'the hall of fame: the men of all campaigns that are over',
  inShort: 'the hall of fame of all campaigns over',
  examples: [['people', 'the greatest of them first']],
  options: [],
  part: 'looking',
  act: async (_, options) => (await import('./people.ts')).people(options),
};
