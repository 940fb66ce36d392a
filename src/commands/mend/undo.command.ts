import type { ShellCommand } from '../shell-command.ts';

export const undoCommand: ShellCommand = {
  typed: 'undo <name>',
  names: ['campaign'],
  group: 'mend',
  does: 'take the last answer back, while no dice have fallen since',
  inShort: 'take the last answer back',
  examples: [
    ['undo dawn', 'while no dice have fallen since'],
    ['undo dawn --take-back', 'whatever has fallen; it is recorded'],
  ],
  options: [{ flags: '--take-back', does: 'take it back whatever has fallen; the log-book records it' }],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./undo.ts')).undo(name, options),
};
