import type { ShellCommand } from '../shell-command.ts';

export const rosterCommand: ShellCommand = {
  typed: 'roster <name>',
  names: ['campaign'],
  group: 'back',
  does: "the flight's people",
  examples: [['roster dawn --words', 'a paragraph to each man']],
  options: [{ flags: '--words', does: 'a paragraph to each man' }],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./roster.ts')).roster(name, options),
};
