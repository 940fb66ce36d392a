import type { ShellCommand } from '../shell-command.ts';

export const layoutCommand: ShellCommand = {
  typed: 'layout <name>',
  names: ['campaign'],
  group: 'back',
  does: 'how everything lies on your own board and log sheet, to set the boxed game up and go on',
  inShort: 'how it lies on your own board, to set it up',
  examples: [['layout dawn', 'markers, counters, log sheet, cards']],
  options: [],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./layout.ts')).layout(name, options),
};
