import { DAY_OVER, FIGHTS, type GroupedCommand, POLICIES, SQUADRON, UNTIL } from '../shell-command.ts';

export const WEIGHING: readonly GroupedCommand[] = [
  {
    typed: 'luck <name>',
    names: ['campaign'],
    does: 'every throw against what it might have been: who had the luck, and which throws told most',
    inShort: 'what luck had to do with it',
    examples: [['luck dawn', 'each kind of throw against its odds']],
    options: [],
    part: 'looking',
    act: async ([name]: [string], options) => (await import('./luck.ts')).luck(name, options),
  },
  {
    typed: 'what-if <name>',
    names: ['campaign'],
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
  },
  {
    typed: 'compare <name> <other>',
    names: ['campaign', 'campaign'],
    does: 'two campaigns, or branches of one, side by side',
    inShort: 'two campaigns, or branches, side by side',
    examples: [['compare dawn dusk', 'in all, and day by day']],
    options: [],
    part: 'told',
    act: async ([name, other]: [string, string], options) =>
      (await import('./compare.ts')).compare(name, other, options),
  },
  {
    typed: 'simulate',
    names: [],
    does: 'play whole campaigns by a policy and say what they came to',
    inShort: 'what whole campaigns come to, by a policy',
    examples: [['simulate --campaigns 500 --workers 2', 'five hundred of them']],
    options: [
      { flags: '--campaigns <n>', does: 'how many', fallback: '200' },
      { flags: '--policy <name>', does: POLICIES, takes: 'policy', fallback: 'prudent' },
      SQUADRON,
      { flags: '--flight <letter>', does: 'A, B or C', takes: 'flight', fallback: 'B' },
      { flags: '--seed <word>', does: 'the word all their dice are drawn from', fallback: 'april' },
      FIGHTS,
      {
        flags: '--heads <whose>',
        does: 'who leads fights of the other games: own, as players meet them, at many times the time; else quick ones',
      },
      UNTIL,
      { flags: '--tasks', does: 'with the special tasks that the Wing asks for' },
      { flags: '--workers <n>', does: 'threads to share them among; the results are the same', fallback: '1' },
      {
        flags: '--shard <i/n>',
        does: 'only the i-th of n parts, for a batch system; --json writes what --merge reads',
      },
      { flags: '--merge <files...>', does: 'put the parts together instead of playing' },
      { flags: '--csv', does: 'print a line for each campaign' },
      { flags: '--all', does: 'every figure that is counted, many of them for calibration' },
    ],
    part: 'looking',
    act: async (_, options) => (await import('./simulate.ts')).simulate(options),
  },
];
