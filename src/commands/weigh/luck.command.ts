import type { ShellCommand } from '../shell-command.ts';

export const luckCommand: ShellCommand = {
  typed: 'luck <name>',
  names: ['campaign'],
  group: 'weigh',
  does: 'every throw against what it might have been: who had the luck, and which throws told most',
  inShort: 'what luck had to do with it',
  examples: [['luck dawn', 'each kind of throw against its odds']],
  options: [],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./luck.ts')).luck(name, options),
};
