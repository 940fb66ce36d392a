import { isAsked, type Reading, type Said } from '../../../kit/screen/asking.ts';
import { readTyped } from '../../../page/read-typed.ts';
import type { Asked, Question } from '../../../table/decisions.ts';
import type { CloudsDecisions } from '../table/clouds-decisions.ts';
import { whyNotStep } from './why-not-step.ts';

/**
 * Steps of a move as they may be said, one or several on a line: `climb 2, left 60, end`; behind a stroke those of the
 * machine that moves next, `end / right 30, end`. Nothing, where the line is something else.
 */
export function readMove(line: string, { about, options }: Asked<'clouds-move'>): Reading | undefined {
  if (line.trim() === '') return undefined;
  if (readTyped(line, options).is !== 'unknown' && !NUMBER.test(line)) return undefined;
  const moved: string[] = [];
  return { words: line.split('/').flatMap((part) => nextMove(stepsIn(part), about, moved)) };
}

type About = CloudsDecisions['clouds-move']['about'];

/** The move of one machine: the one that is asked for at the first of its steps. */
function nextMove(steps: readonly string[], begun: About, moved: string[]): readonly ((then?: Question) => Said)[] {
  let machine: string | undefined;
  const stepOf = (word: string, behind: string | undefined, then: Asked<'clouds-move'>): Said => {
    if (machine !== undefined) return then.about.machine === machine ? stepAs(word, behind, then) : undefined;
    machine = then.about.machine;
    const why = whyNotBegun(word, then.about, begun, moved);
    moved.push(machine);
    return why === undefined ? stepAs(word, behind, then) : { is: 'barred', why };
  };
  return steps.map((word, i) => (then) => {
    const behind = steps[i + 1];
    return isAsked(then, 'clouds-move') ? stepOf(word, behind, then) : undefined;
  });
}

/** A move begins behind another's end, of one's own side, and not in a turn that nobody has seen yet. */
function whyNotBegun(word: string, { machine, side, view }: About, begun: About, moved: readonly string[]) {
  if (side !== begun.side) return `${word} was not taken: ${machine} moves now, and is the other side's.`;
  if (view.turn !== begun.view.turn)
    return `${word} was not taken: the turn is over, and ${machine} is asked for anew.`;
  return moved.includes(machine) ? `${machine} has not ended her move: end goes before the stroke.` : undefined;
}

/** A step with which the move is over is not flown while another is still to come behind it. */
function stepAs(word: string, behind: string | undefined, { about, options }: Asked<'clouds-move'>): Said {
  if (!options.includes(word)) return { is: 'barred', why: whyNotStep(word, about) };
  const isFlown = about.priced.some((step) => step.word === word && step.isFlown);
  if (isFlown && behind !== undefined && behind !== 'end')
    return { is: 'barred', why: `With ${word} the move is flown to its end: ${behind} would come too late.` };
  return { is: 'answer', answer: word };
}

/** The rows of the answers have no numbers, and a figure alone would be another answer than he thinks. */
const NUMBER = /^\s*\d+\s*$/;

/** A step as it may be said, and the word that is written down for it: `left 60 tighter 1` is `l60+1`. */
type Wording = readonly [RegExp, (...found: string[]) => string];

const letter = (side: string): string => side.charAt(0);

const SAID: readonly Wording[] = [
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
