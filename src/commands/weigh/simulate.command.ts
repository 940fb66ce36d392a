import { FIGHTS, POLICIES, type ShellCommand, SQUADRON, UNTIL } from '../shell-command.ts';

export const simulateCommand: ShellCommand = {
  typed: 'simulate',
  names: [],
  group: 'weigh',
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
    { flags: '--shard <i/n>', does: 'only the i-th of n parts, for a batch system; --json writes what --merge reads' },
    { flags: '--merge <files...>', does: 'put the parts together instead of playing' },
    { flags: '--csv', does: 'print a line for each campaign' },
  ],
  part: 'looking',
  act: async (_, options) => (await import('./simulate.ts')).simulate(options),
};
