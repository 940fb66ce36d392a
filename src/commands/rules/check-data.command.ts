import type { ShellCommand } from '../shell-command.ts';

export const checkDataCommand: ShellCommand = {
  typed: 'check-data [folder]',
  names: [],
  group: 'rules',
  does: 'check the cards, or your own laid over them; all faults at once',
  inShort: 'check your own cards, all faults at once',
  examples: [['check-data my-cards', 'then: new dawn --cards my-cards']],
  options: [],
  part: 'looking',
  act: async ([folder]: [string?], options) => (await import('./check-data.ts')).checkData(folder, options),
};
