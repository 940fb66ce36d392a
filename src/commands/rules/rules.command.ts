import type { ShellCommand } from '../shell-command.ts';

export const rulesCommand: ShellCommand = {
  typed: 'rules [number-or-word...]',
  names: ['rule'],
  group: 'rules',
  does: 'list the rules, or show one in our own words; those of the other games by their marks, as V054',
  inShort: 'list the rules, or show one',
  examples: [
    ['rules archie', 'what the rules say of Archie'],
    ['rules W010', 'a rule of another game, by the mark that its screens have'],
    ['rules tailing', 'what each of the five games says of it'],
  ],
  options: [],
  part: 'looking',
  act: async ([asked]: [string[]], options) => (await import('./rules.ts')).rules(asked.join(' '), options),
};
