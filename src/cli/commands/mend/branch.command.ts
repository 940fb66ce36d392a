import type { ShellCommand } from '../shell-command.ts';

export const branchCommand: ShellCommand = {
  typed: 'branch <name> <new-name>',
  names: ['campaign'],
  group: 'mend',
  does: 'copy a campaign, to lead it elsewhere',
  examples: [['branch dawn dusk --day 3', 'as it stood at dawn of 3 April']],
  options: [{ flags: '--day <day>', does: 'only up to the dawn of this day', takes: 'day' }],
  part: 'looking',
  act: async ([name, to]: [string, string], options) => (await import('./branch.ts')).branchOff(name, to, options),
};
