import { ONLY_DAY, type ShellCommand } from '../shell-command.ts';

export const reportCommand: ShellCommand = {
  typed: 'report <name>',
  names: ['campaign'],
  group: 'back',
  does: 'print the report of each mission that is over',
  inShort: 'the report of each mission that is over',
  examples: [['report dawn --day 3', 'those of 3 April']],
  options: [ONLY_DAY],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./report.ts')).report(name, options),
};
