import type { Rulebook } from '../../../../cards/rulebook.ts';
import { isAsked, type LineReading, type SaidWord } from '../../../../kit/screen/asking.ts';
import { shotsFor, withoutFire } from '../../../../kit/screen/fire-word.ts';
import { readTyped } from '../../../../page/read-typed.ts';
import type { Asked, Question } from '../../../../table/decisions.ts';
import type { CloudsDecisions } from '../../table/clouds-decisions.ts';
import { type GoalOrder, goalOrder, stepsFor } from './goal-orders.ts';
import { whyNotStep } from './why-not-step.ts';

/**
 * Steps of a move as they may be typed, several on a line: `climb 2, left 60, end`; after a slash those of the machine
 * that moves next, `end / right 30, end`. With `fire` behind them she fires in this turn what hits best. Nothing, where
 * the line is something else.
 */
export function readMove(
  line: string,
  { about, options }: Asked<'clouds-move'>,
  book: Rulebook,
): LineReading | undefined {
  if (line.trim() === '') return undefined;
  if (readTyped(line, options).is !== 'unknown' && !NUMBER.test(line)) return undefined;
  const moved: string[] = [];
  const parts = line.split(STROKE).map(withoutFire);
  const firing = new Set<string>();
  const moves = parts.flatMap(({ text, fires }) =>
    moveOf(text, { begun: about, moved, book }).map((word) => (then?: Question) => {
      if (fires && isAsked(then, 'clouds-move')) firing.add(then.about.machine);
      return word(then);
    }),
  );
  const shots = parts.some(({ fires }) => fires) ? shotsFor(shotOf(firing, about.view.turn), parts.length) : [];
  return { words: [...moves, ...shots] };
}

/** Between two machines, and not in km/h. */
const STROKE = /\/(?!h\b)/;

/** The burst of ordinary length that hits best, of whoever fires. */
const shotOf =
  (firing: ReadonlySet<string>, turn: number) =>
  (then: Question | undefined): string | undefined => {
    if (!isAsked(then, 'clouds-fire') || !firing.has(then.about.machine) || then.about.view.turn !== turn)
      return undefined;
    const bursts = then.about.shots.filter(({ burst }) => burst === 'normal');
    return bursts.toSorted((a, b) => b.base - a.base)[0]?.word;
  };

type MoveFacts = CloudsDecisions['clouds-move']['about'];

interface MoveLine {
  readonly begun: MoveFacts;
  readonly moved: string[];
  readonly book: Rulebook;
}

/** A part of a line: the steps of a move, or the order for a whole one. */
function moveOf(text: string, { begun, moved, book }: MoveLine): readonly ((then?: Question) => SaidWord)[] {
  const order = goalOrder(text);
  if (!order) return nextMove(stepsIn(text), begun, moved);
  return nextMove(orderedSteps(order, book), begun, moved);
}

/** The steps that an order brings, found when its machine is asked; those that it does not need are needless. */
function orderedSteps(order: GoalOrder, book: Rulebook): readonly NextStep[] {
  let found: ReturnType<typeof stepsFor> | undefined;
  const stepAt = (i: number): string | SaidWord => {
    if (found === undefined) return undefined;
    return 'why' in found ? { is: 'barred', why: found.why } : (found.words[i] ?? { is: 'needless' });
  };
  return Array.from({ length: MOST_STEPS }, (_, i) => (then?: Question) => {
    if (found === undefined && isAsked(then, 'clouds-move')) found = stepsFor(order, then.about, book);
    return stepAt(i);
  });
}

/** No whole move that an order may bring has more steps. */
const MOST_STEPS = 6;

/** A step as typed, or one that an order brings when its machine is asked. */
type NextStep = string | ((then?: Question) => string | SaidWord);

/** The move of one machine, the one of the question at the first step. */
function nextMove(
  steps: readonly NextStep[],
  begun: MoveFacts,
  moved: string[],
): readonly ((then?: Question) => SaidWord)[] {
  let machine: string | undefined;
  const stepIn = (word: string, behind: string | undefined, then: Question | undefined): SaidWord => {
    if (!isAsked(then, 'clouds-move')) return undefined;
    if (machine !== undefined) return then.about.machine === machine ? stepAs(word, behind, then) : undefined;
    machine = then.about.machine;
    const why = whyNotBegun(word, then.about, begun, moved);
    moved.push(machine);
    return why === undefined ? stepAs(word, behind, then) : { is: 'barred', why };
  };
  return steps.map((step, i) => (then) => {
    const word = typeof step === 'string' ? step : step(then);
    return typeof word === 'string' ? stepIn(word, typedAt(i + 1, steps), then) : word;
  });
}

/** A step that is typed, and not found when its machine is asked. */
function typedAt(i: number, steps: readonly NextStep[]): string | undefined {
  const step = steps[i];
  return typeof step === 'string' ? step : undefined;
}

/**
 * Why a second move on the same line may not begin: it must belong to a machine of one's own side, in the same turn.
 */
function whyNotBegun(word: string, { machine, side, view }: MoveFacts, begun: MoveFacts, moved: readonly string[]) {
  if (side !== begun.side) return `${word} was not taken: ${machine} moves now, and is the other side's.`;
  if (view.turn !== begun.view.turn)
    return `${word} was not taken: the turn is over, and ${machine} is asked for anew.`;
  return moved.includes(machine) ? `${machine} has not ended her move: end goes before the stroke.` : undefined;
}

/** A step that ends the move is not flown while another is still to come after it. */
function stepAs(word: string, behind: string | undefined, { about, options }: Asked<'clouds-move'>): SaidWord {
  if (!options.includes(word)) return { is: 'barred', why: whyNotStep(word, about) };
  const isFlown = about.priced.some((step) => step.word === word && step.isFlown);
  if (isFlown && behind !== undefined && behind !== 'end')
    return { is: 'barred', why: `With ${word} the move is flown to its end: ${behind} would come too late.` };
  return { is: 'answer', answer: word };
}

/** The rows of answers have no numbers, so a number alone would mean another answer than the player thinks. */
const NUMBER = /^\s*\d+\s*$/;

/** A way to type a step, and the word that is stored for it: `left 60 tighter 1` is `l60+1`. */
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

/** The word for a typed step; the typed text itself, where it is no such step. */
function wordOf(said: string): string {
  for (const [pattern, word] of SAID) {
    const found = pattern.exec(said);
    if (found) return word(...found.slice(1));
  }
  return said;
}

/** A line as words of steps: `climb 2, left 60, end`, or `c2 l60 end`. */
export function stepsIn(line: string): string[] {
  const text = line.trim().toLowerCase();
  const parts = text
    .split(/[,;]|\bthen\b|\band\b/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  return parts.flatMap((part) => {
    const word = wordOf(part);
    return word === part ? part.split(' ').map(wordOf) : [word];
  });
}
