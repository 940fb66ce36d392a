import { ANSWERS, type ShellCommand } from '../shell-command.ts';

export const tutorialCommand: ShellCommand = {
  typed: 'tutorial',
  names: [],
  group: 'play',
  does: 'a turn of the rulebook step by step, then a first mission with lessons; skip and quit at any time',
  inShort: 'ten minutes: a turn explained, a mission flown',
  examples: [['tutorial', 'skip and quit at any time; nothing is kept']],
  options: [{ flags: '--seed <word>', does: 'the word that the dice of your own part are drawn from' }, ANSWERS],
  part: 'apart',
  act: async (_, options) => (await import('./tutorial.ts')).tutorial(options),
};
