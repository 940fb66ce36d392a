import type { ShellCommand } from '../shell-command.ts';

export const branchCommand: ShellCommand = {
  typed: 'branch <name> <new-name>',
  names: ['campaign'],
  group: 'mend',
  does: 'copy a campaign, to lead it elsewhere',
  examples: [
    ['branch dawn dusk --day 3', 'as it stood at dawn of 3 April'],
    ['branch dawn dawn-on --until 30', 'the same, that goes on to 30 April'],
  ],
  options: [
    { flags: '--day <day>', does: 'only up to the dawn of this day', takes: 'day' },
    { flags: '--until <day>', does: 'the copy goes on to 30 April, even if it is over; 21 leaves it as it is' },
  ],
  part: 'looking',
  act: async ([name, to]: [string, string], options) => (await import('./branch.ts')).branchOff(name, to, options),
};
