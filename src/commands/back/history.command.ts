import { DAY_OVER, type ShellCommand } from '../shell-command.ts';

export const historyCommand: ShellCommand = {
  typed: 'history <name>',
  names: ['campaign'],
  group: 'back',
  does: "the flight's April in prose",
  examples: [
    ['history dawn', 'how it went, aces, roll of honour'],
    ['history dawn --short', 'the last day as a communique; --day 3 the third'],
  ],
  options: [{ flags: '--short', does: 'a day as a communique, to be shared' }, DAY_OVER],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./history.ts')).history(name, options),
};
