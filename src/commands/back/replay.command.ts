import { ONLY_DAY, type ShellCommand } from '../shell-command.ts';

export const replayCommand: ShellCommand = {
  typed: 'replay <name>',
  names: ['campaign'],
  group: 'back',
  does: 'tell a campaign again from its log-book',
  examples: [['replay dawn --day 3', 'any key goes on, q stops']],
  options: [ONLY_DAY, { flags: '--at-once', does: 'without pauses to read; always so where there is no terminal' }],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./replay.ts')).replay(name, options),
};
