import { type ShellCommand, TO_FOLDER, WRITE_OVER } from '../shell-command.ts';

export const cardsCommand: ShellCommand = {
  typed: 'cards [name...]',
  names: ['card'],
  group: 'rules',
  does: 'list the cards, or show one: a table, a manual, an aircraft, a German number',
  inShort: 'list the cards, or show one',
  examples: [
    ['cards weather', 'the Weather Effects card'],
    ['cards weather --odds', 'with the chance of each row'],
    ['cards se5', 'an aircraft'],
    ['cards --pack my-cards', 'one file of your own, to share'],
  ],
  options: [
    { flags: '--sources', does: 'where each row comes from' },
    { flags: '--odds', does: 'the chance of every row, and what is worked out from them' },
    {
      flags: '--fights <system>',
      does: 'a machine as another game has it: winged-victory, clouds-of-glory',
      takes: 'system',
    },
    { flags: '--pack <folder>', does: 'make one file of your own cards, for --cards' },
    TO_FOLDER,
    WRITE_OVER,
  ],
  part: 'looking',
  act: async ([name]: [string[]], options) => (await import('./cards.ts')).cards(name.join(' '), options),
};
