import { ANSWERS, POLICIES, PURIST, type ShellCommand, SLOWLY, TO_FOLDER, WRITE_OVER } from '../shell-command.ts';
import { A_DAY } from './a-day.ts';

export const dayCommand: ShellCommand = {
  typed: 'day [code]',
  names: [],
  group: 'play',
  does: 'fly one day from a code that others can fly too; without a code, a new one',
  inShort: 'one day by itself, from a code others can fly',
  examples: [
    ['day --today', "today's day, the same for everybody"],
    ['day CODE', `the day that has this code, such as ${A_DAY}`],
    ['day --today --svg', 'and its score as a picture'],
  ],
  options: [
    { flags: '--today', does: "today's day, the same for everybody (by the date in Greenwich)" },
    PURIST,
    ANSWERS,
    { flags: '--policy <name>', does: `let a policy fly it: ${POLICIES}; q stops it`, takes: 'policy' },
    SLOWLY,
    { flags: '--svg', does: 'draw the score of a day that is over as a picture, an SVG file' },
    TO_FOLDER,
    WRITE_OVER,
  ],
  part: 'beginning',
  act: async ([code]: [string?], options) => (await import('./day.ts')).day(code, options),
};
