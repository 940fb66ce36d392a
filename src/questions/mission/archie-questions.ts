import { proposedSquare, SQUARES } from '../../cards/archie-grid.ts';
import { type Asking, isAsked, type LineReading, type Picture } from '../../kit/screen/asking.ts';
import type { About, Asked } from '../../table/decisions.ts';
import type { Placing } from '../../table/events/mission-events.ts';
import type { MissionDecisions } from '../../table/mission-decisions.ts';
import { answers, stops } from '../map/course.ts';
import { gridPicture, nextSquare, placingBy, placingText } from './archie-grid.ts';

/**
 * (15) Machines placed on one line: `B1 23, B2 45`, or `23 45 11` in their order. The others are placed as proposed.
 * Nothing, where the line is something else.
 */
function readPlaced(line: string, { about: { machines } }: Asked<'archie-placing'>): LineReading | undefined {
  const read = readPlacing(line, machines, []);
  if (!read || 'wrong' in read) return read;
  return { words: [() => ({ is: 'answer', answer: 'one-by-one' }), ...read.words] };
}

/** The same where the machines are already being placed one by one, and some have their squares. */
const readEachPlaced = (
  line: string,
  { about: { machine, rest, taken } }: Asked<'archie-square'>,
): LineReading | undefined => readPlacing(line, [machine, ...rest], Object.values(taken));

function readPlacing(line: string, machines: readonly string[], taken: readonly number[]): LineReading | undefined {
  const placing = placingIn(line, machines);
  if (placing === undefined) return undefined;
  const fault = faultIn(placing, machines, taken);
  if (fault !== undefined) return { wrong: fault };
  return {
    words: machines.map((machine) => (then) => {
      if (!isAsked(then, 'archie-square') || then.about.machine !== machine) return undefined;
      const square = placing[machine] ?? proposedSquare(then.about, Object.values(placing));
      return { is: 'answer', answer: String(square) };
    }),
  };
}

/** Pairs of machine and square, or only squares; a single square is an ordinary answer. */
function placingIn(line: string, machines: readonly string[]): Placing | undefined {
  const words = line
    .toUpperCase()
    .split(/[\s,;=]+/)
    .filter((word) => word !== '' && word !== 'ON' && word !== 'AT');
  const squares = words.filter((word) => SQUARE.test(word)).map(Number);
  if (squares.length === words.length) return squares.length < 2 ? undefined : inOrder(squares, machines);
  const named = words.filter((word) => MACHINE.test(word));
  const arePairs = words.every((word, i) => (i % 2 === 0 ? MACHINE : SQUARE).test(word));
  return arePairs && named.length === squares.length ? inOrder(squares, named) : undefined;
}

const SQUARE = /^\d\d$/;
const MACHINE = /^[A-Z]\d+$/;

/** A surplus square belongs to no machine, and is reported. */
const inOrder = (squares: readonly number[], machines: readonly string[]): Placing =>
  Object.fromEntries(squares.map((square, i) => [machines[i] ?? NO_MACHINE, square]));

const NO_MACHINE = 'no machine';

function faultIn(placing: Placing, machines: readonly string[], taken: readonly number[]): string | undefined {
  const squares = Object.values(placing);
  const stranger = Object.keys(placing).find((machine) => !machines.includes(machine));
  if (stranger === NO_MACHINE) return `There are more squares there than machines: ${machines.join(', ')}.`;
  if (stranger !== undefined) return `${stranger} is not to be placed here: ${machines.join(', ')}.`;
  const outside = squares.find((square) => !SQUARES.includes(square));
  if (outside !== undefined) return `There is no square ${outside}: each figure is one to six, red first.`;
  const twice = squares.find((square, i) => taken.includes(square) || squares.indexOf(square) !== i);
  return twice === undefined ? undefined : `Two machines cannot stand on ${twice}.`;
}

type Grid = keyof MissionDecisions;

const GRID_HELP =
  'Rule 15: Archie fires at a grid of six squares by six. A shot on the square of a machine hits it, as likely on one square as on another. ' +
  'A shot on a square beside it is a near miss: no harm, but it spoils plates, spotting and bombing. A corner has the fewest squares beside it. ' +
  'Red is the row, white the square in it.';

const DOES = {
  'as-before': 'each where it stood last',
  spread: 'corners first, then edges',
} as const;

/** Whether they stand spread already: to spread them once more makes no difference. */
const areSpread = (about: About<'archie-placing'>): boolean =>
  about.machines.every((machine) => machine in about.before) &&
  placingText(placingBy('spread', about)) === placingText(placingBy('as-before', about));

/** The grid now, or as the answer at the cursor would make it; above the question, as Enter would make it. */
const gridOf = <D extends Grid>(
  draw: NonNullable<Picture<D>['draw']>,
  proposed: (asked: Asked<D>) => string | undefined,
): Picture<D> => ({
  draw,
  above: (asked, onlooker) => ({ draw: () => draw(asked, onlooker, { rows: 0, at: proposed(asked) }), alt: '' }),
});

export const ARCHIE_QUESTIONS: { readonly [D in Grid]: Asking<D> } = {
  'archie-placing': {
    ask: ({ machines }) =>
      `Archie. How do you place ${machines.join(', ')}? Squares may be typed at once, red and white: ${example(machines)}.`,
    does: (answer, about) =>
      answer === 'one-by-one'
        ? 'you choose a square for each'
        : `${DOES[answer]}: ${placingText(placingBy(answer, about))}`,
    help: () => GRID_HELP,
    read: { several: readPlaced },
    // A shot hits as likely on one square as on another.
    passes: (about) => {
      const { machines, before, isToBePlaced } = about;
      if (isToBePlaced && !areSpread(about)) return undefined;
      return machines.every((machine) => machine in before) ? 'as-before' : 'spread';
    },
    course: {
      next: (course, { options }) => (options.includes('as-before') ? answers('as-before', course) : stops('asked')),
    },
    picture: gridOf<'archie-placing'>(
      ({ about, options }, { paper }, room) => gridPicture(placingBy(room?.at ?? options[0], about), undefined, paper),
      ({ options }) => options[0],
    ),
  },
  'archie-square': {
    ask: ({ machine, taken, rest }) =>
      `Which square for ${machine}?${Object.keys(taken).length > 0 ? ` Placed: ${placingText(taken)}.` : ''}${rest.length > 0 ? ` Still to come: ${rest.join(', ')}.` : ''}`,
    does: (answer, { wanted }) =>
      `red ${answer[0]}, white ${answer[1]}${answer === String(wanted) ? ', where it stood last' : ''}; any other square that is free by its two figures`,
    help: () => GRID_HELP,
    // A square has no number other than its own.
    rows: { isUnlisted: (answer, about) => answer !== String(proposedSquare(about)), numbers: () => new Map() },
    read: { several: readEachPlaced },
    picture: {
      ...gridOf<'archie-square'>(
        ({ about: { machine, taken } }, { paper }, room) =>
          gridPicture(room?.at === undefined ? taken : { ...taken, [machine]: Number(room.at) }, machine, paper),
        ({ about }) => String(proposedSquare(about)),
      ),
      hasAnswers: true,
    },
    walk: {
      to: (from, direction, { options }) => String(nextSquare(Number(from), direction, options.map(Number))),
      says: (answer) => `red ${answer.charAt(0)}, white ${answer.charAt(1)}; the arrows walk on the grid`,
    },
  },
};

/** `B1 23, B2 45`. */
const example = (machines: readonly string[]): string =>
  placingText(Object.fromEntries(machines.slice(0, 2).map((machine, i) => [machine, [23, 45][i] ?? 0])));
