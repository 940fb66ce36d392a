import { type ShellCommand, TO_FOLDER, WRITE_OVER } from '../shell-command.ts';

export const formsCommand: ShellCommand = {
  typed: 'forms [name]',
  names: ['campaign'],
  group: 'share',
  does: 'write the sheets for pencil and hand dice as a page to print: empty, or filled in from a campaign',
  inShort: 'sheets for pencil and dice, to print',
  examples: [
    ['forms', 'empty ones'],
    ['forms dawn', 'filled in as the campaign stands'],
  ],
  options: [TO_FOLDER, WRITE_OVER],
  part: 'looking',
  act: async ([name]: [string?], options) => (await import('./forms.ts')).forms(name, options),
};
