import type { ShellCommand } from '../shell-command.ts';

export const compareCommand: ShellCommand = {
  typed: 'compare <name> <other>',
  names: ['campaign', 'campaign'],
  group: 'weigh',
  does: 'two campaigns, or branches of one, side by side',
  inShort: 'two campaigns, or branches, side by side',
  examples: [['compare dawn dusk', 'in all, and day by day']],
  options: [],
  part: 'looking',
  act: async ([name, other]: [string, string], options) => (await import('./compare.ts')).compare(name, other, options),
};
