import { type GroupedCommand, TO_FOLDER, WRITE_OVER } from '../shell-command.ts';

export const RULES_AND_CARDS: readonly GroupedCommand[] = [
  {
    typed: 'cards [name...]',
    names: ['card'],
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
        does: 'a machine as another game has it, by the name of the game',
        takes: 'system',
      },
      { flags: '--pack <folder>', does: 'make one file of your own cards, for --cards' },
      TO_FOLDER,
      WRITE_OVER,
    ],
    part: 'looking',
    act: async ([name]: [string[]], options) => (await import('./cards.ts')).cards(name.join(' '), options),
  },
  {
    typed: 'rules [number-or-word...]',
    names: ['rule'],
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
  },
  {
    typed: 'glossary [word...]',
    names: ['word'],
    does: "list the game's words, or say what one means",
    examples: [
      ['glossary', 'all of them'],
      ['glossary lame duck', 'what it is, and the rule that explains it'],
    ],
    options: [],
    part: 'looking',
    act: async ([word]: [string[]], options) => (await import('./glossary.ts')).glossary(word.join(' '), options),
  },
  {
    typed: 'map [hex]',
    names: ['hex'],
    does: 'draw the Mission Map, or say what one hex is and has',
    inShort: 'draw the Mission Map',
    examples: [
      ['map --words', 'read it aloud, row by row'],
      ['map H09', 'one hex: what it is and has'],
    ],
    options: [{ flags: '--words', does: 'read aloud, row by row' }],
    part: 'looking',
    act: async ([hex]: [string?], options) => (await import('./map.ts')).map(hex, options),
  },
  {
    typed: 'check-data [folder]',
    names: [],
    does: 'check the cards, or your own laid over them; all faults at once',
    inShort: 'check your own cards, all faults at once',
    examples: [['check-data my-cards', 'then: new dawn --cards my-cards']],
    options: [],
    part: 'looking',
    act: async ([folder]: [string?], options) => (await import('./check-data.ts')).checkData(folder, options),
  },
];
