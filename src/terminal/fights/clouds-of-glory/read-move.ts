import type { Asked } from '../../../table/decisions.ts';
import { isAsked, type Reading } from '../../asking/asking.ts';
import { readTyped } from '../../kit/read-typed.ts';
import { whyNotStep } from './why-not-step.ts';

/**
 * Steps of a move as they may be said, one or several on a line: `climb 2, left 60, end`. Nothing, where the line is
 * something else.
 */
export function readMove(line: string, { about: { machine }, options }: Asked<'clouds-move'>): Reading | undefined {
  if (line.trim() === '') return undefined;
  if (readTyped(line, options).is !== 'unknown' && !NUMBER.test(line)) return undefined;
  return {
    words: stepsIn(line).map((word) => (then) => {
      if (!isAsked(then, 'clouds-move') || then.about.machine !== machine) return undefined;
      if (then.options.includes(word)) return { is: 'answer', answer: word };
      return { is: 'barred', why: whyNotStep(word, then.about) };
    }),
  };
}

/** The rows of the answers have no numbers, and a figure alone would be another answer than he thinks. */
const NUMBER = /^\s*\d+\s*$/;

/** A step as it may be said, and the word that is written down for it: `left 60 tighter 1` is `l60+1`. */
type Said = readonly [RegExp, (...found: string[]) => string];

const letter = (side: string): string => side.charAt(0);

const SAID: readonly Said[] = [
  [
    /^(?:turn )?(left|right|l|r) ?(\d+)°?(?: ?(?:tighter|\+) ?(\d))?$/,
    (side = '', degrees = '', tighter) => `${letter(side)}${degrees}${tighter ? `+${tighter}` : ''}`,
  ],
  [
    /^(?:turn )?(left|right) ?(\d+)°? (\d) tighter$/,
    (side = '', degrees, tighter) => `${letter(side)}${degrees}+${tighter}`,
  ],
  [/^(?:climb|up) ?(\d*)$/, (moves) => `c${moves || 1}`],
  [/^(?:dive|down) ?(\d*)$/, (moves) => `d${moves || 1}`],
  [/^(?:straight|ahead) (\d+)$/, (moves) => `s${moves}`],
  [/^(?:side ?)?slip (?:to the )?(left|right) ?(\d*)$/, (side = '', moves) => `slip-${letter(side)}${moves || 1}`],
  [/^roll (?:to the )?(left|right)$/, (side = '') => `roll-${letter(side)}`],
  [/^bank (left|right|level)$/, (to) => `bank-${to}`],
  [/^(?:wings )?level$/, () => 'bank-level'],
  [/^(?:vertical dive|vertically down)$/, () => 'vertical-dive'],
  [/^(?:fly|fly on|straight on|done)$/, () => 'end'],
  [/^immelmann turn$/, () => 'immelmann'],
  [/^take off$/, () => 'take-off'],
  [/^shut down$/, () => 'shut-down'],
  [/^(?:bail|jump) out$/, () => 'jump'],
];

/** What a step that is said so is written down as; the same, where it is none of these. */
function wordOf(said: string): string {
  for (const [pattern, word] of SAID) {
    const found = pattern.exec(said);
    if (found) return word(...found.slice(1));
  }
  return said;
}

/** A line as the words of its steps: `climb 2, left 60, end`, or `c2 l60 end`. */
export function stepsIn(line: string): string[] {
  const text = line.trim().toLowerCase();
  const parts = text
    .split(/[,;]|\bthen\b|\band\b/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  return parts.flatMap((part) => {
    const word = wordOf(part);
    return word === part ? part.split(' ') : [word];
  });
}
