import type { ShellCommand } from '../shell-command.ts';

export const manCommand: ShellCommand = {
  typed: 'man <name> <man...>',
  names: ['campaign', 'man'],
  group: 'back',
  does: "a man's service record",
  examples: [['man dawn Haldenby', 'what has become of him']],
  options: [],
  part: 'looking',
  act: async ([name, man]: [string, string[]], options) => (await import('./man.ts')).man(name, man.join(' '), options),
};
