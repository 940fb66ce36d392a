import type { ShellCommand } from '../shell-command.ts';

export const historyCommand: ShellCommand = {
  typed: 'history <name>',
  names: ['campaign'],
  group: 'back',
  does: "the flight's April in prose",
  examples: [['history dawn', 'how it went, aces, roll of honour']],
  options: [],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./history.ts')).history(name, options),
};
