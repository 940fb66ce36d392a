import { ANSWERS, COMPANION, POLICIES, PURIST, type ShellCommand, SLOWLY } from '../shell-command.ts';

export const playCommand: ShellCommand = {
  typed: 'play <name>',
  names: ['campaign'],
  group: 'play',
  does: 'go on with a campaign',
  examples: [
    ['play dawn', 'go on where you left it'],
    ['play dawn --answers watch.txt', 'answers from a file, a line each'],
    ['play dawn --policy prudent --until day', 'let a policy fly the day'],
  ],
  options: [
    PURIST,
    COMPANION,
    {
      flags: '--hot-seat',
      does: 'a friend at the same page leads the Germans in fights that both sides plan, this time',
    },
    ANSWERS,
    {
      flags: '--policy <name>',
      does: `let a policy answer in your place: ${POLICIES}; q stops it at the next question, which is yours`,
      takes: 'policy',
    },
    { flags: '--until <when>', does: 'how far it flies: watch, day or end; else end', takes: 'until' },
    SLOWLY,
    { flags: '--recover', does: 'open a damaged log-book at its last whole line; the damaged file is kept' },
    { flags: '--force', does: 'take over the lock of a window that is no more, as one of another machine' },
  ],
  part: 'playing',
  act: async ([name]: [string], options) => (await import('./play.ts')).play(name, options),
};
