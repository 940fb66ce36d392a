import type { ShellCommand } from '../shell-command.ts';

export const rulesCommand: ShellCommand = {
  typed: 'rules [number-or-word...]',
  names: ['rule'],
  group: 'rules',
  does: 'list the rules, or show one in our own words with the cards it uses',
  inShort: 'list the rules, or show one',
  examples: [['rules archie', 'what the rules say of Archie']],
  options: [],
  part: 'looking',
  act: async ([asked]: [string[]], options) => (await import('./rules.ts')).rules(asked.join(' '), options),
};
