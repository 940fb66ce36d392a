import type { ShellCommand } from '../shell-command.ts';

export const verifyCommand: ShellCommand = {
  typed: 'verify <name>',
  names: ['campaign'],
  group: 'mend',
  does: 'play every day again and compare each throw, question and figure',
  inShort: 'play every day again, compare each throw',
  examples: [['verify dawn', 'prove every throw in the log-book']],
  options: [],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./verify.ts')).verify(name, options),
};
