import { DAY_OVER, type ShellCommand } from '../shell-command.ts';

export const whatIfCommand: ShellCommand = {
  typed: 'what-if <name>',
  names: ['campaign'],
  group: 'weigh',
  does: 'live a day again with one answer changed and the same dice; nothing is written down',
  inShort: 'a day again with one answer changed, same dice',
  examples: [
    ['what-if dawn --day 3', 'the answers of 3 April, numbered'],
    ['what-if dawn --day 3 --answer 17', 'each other answer, a line each'],
  ],
  options: [
    DAY_OVER,
    { flags: '--answer <n>', does: 'which answer, by its number in the list; else the list', takes: 'number' },
    { flags: '--instead <answer>', does: 'what you might have answered; else every other answer, a line each' },
    { flags: '--policy <name>', does: 'who answers where the day differs; else prudent', takes: 'policy' },
  ],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./what-if.ts')).whatIf(name, options),
};
