import type { ShellCommand } from '../shell-command.ts';

export const statusCommand: ShellCommand = {
  typed: 'status <name>',
  names: ['campaign'],
  group: 'back',
  does: 'how a campaign stands: Victory Points, who is fit, machines, what is due',
  inShort: 'how a campaign stands, and what is due',
  examples: [['status dawn', 'points, who is fit, machines']],
  options: [],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./status.ts')).status(name, options),
};
