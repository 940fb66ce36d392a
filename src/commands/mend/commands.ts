import type { GroupedCommand } from '../shell-command.ts';

export const MENDING: readonly GroupedCommand[] = [
  {
    typed: 'undo <name>',
    names: ['campaign'],
    does: 'take the last answer back, while no dice have fallen since',
    inShort: 'take the last answer back',
    examples: [
      ['undo dawn', 'while no dice have fallen since'],
      ['undo dawn --take-back', 'whatever has fallen; it is recorded'],
    ],
    options: [{ flags: '--take-back', does: 'take it back whatever has fallen; the log-book records it' }],
    part: 'looking',
    act: async ([name]: [string], options) => (await import('./undo.ts')).undo(name, options),
  },
  {
    typed: 'branch <name> <new-name>',
    names: ['campaign'],
    does: 'copy a campaign, to lead it elsewhere',
    examples: [
      ['branch dawn dusk --day 3', 'as it stood at dawn of 3 April'],
      ['branch dawn dawn-on --until 30', 'the same, that goes on to 30 April'],
    ],
    options: [
      { flags: '--day <day>', does: 'only up to the dawn of this day', takes: 'day' },
      { flags: '--until <day>', does: 'the copy goes on to 30 April, even if it is over; 21 leaves it as it is' },
    ],
    part: 'looking',
    act: async ([name, to]: [string, string], options) => (await import('./branch.ts')).branchOff(name, to, options),
  },
  {
    typed: 'verify <name>',
    names: ['campaign'],
    does: 'play every day again and compare each throw, question and figure',
    inShort: 'play every day again, compare each throw',
    examples: [['verify dawn', 'prove every throw in the log-book']],
    options: [],
    part: 'looking',
    act: async ([name]: [string], options) => (await import('./verify.ts')).verify(name, options),
  },
];
