import type { Asked } from '../../table/decisions.ts';
import type { MissionDecisions } from '../../table/mission-decisions.ts';
import { type Asking, type Picture, THE_FIRST } from '../asking/asking.ts';
import { answers, stops } from '../map/course.ts';
import { gridPicture, nextSquare, placingBy, placingText, proposedSquare } from './archie-grid.ts';
import { readEachPlaced, readPlaced } from './read-placing.ts';

type Grid = keyof MissionDecisions;

const GRID_HELP =
  'Rule 15: Archie fires at a grid of six squares by six. A shot on the square of a machine hits it, as likely on one square as on another. ' +
  'A shot on a square beside it is a near miss: no harm, but it spoils plates, spotting and bombing. A corner has the fewest squares beside it. ' +
  'Red is the row, white the square in it.';

const DOES = {
  'as-before': 'each where it stood last',
  spread: 'corners first, then edges',
} as const;

/** The grid as it stands, or will stand by the answer at hand; above the question, by that which Enter takes. */
const gridOf = <D extends Grid>(
  draw: NonNullable<Picture<D>['draw']>,
  proposed: (asked: Asked<D>) => string | undefined,
): Picture<D> => ({
  draw,
  above: (asked, onlooker) =>
    onlooker.paper.inSentences ? undefined : draw(asked, onlooker, { rows: 0, at: proposed(asked) }),
});

/** How the decisions under fire from the ground are put to the commander. */
export const ARCHIE_QUESTIONS: { readonly [D in Grid]: Asking<D> } = {
  'archie-placing': {
    ask: ({ machines }) =>
      `Archie. How do you place ${machines.join(', ')}? Squares may be typed at once, red and white: ${example(machines)}.`,
    does: (answer, about) =>
      answer === 'one-by-one'
        ? 'you choose a square for each'
        : `${DOES[answer]}: ${placingText(placingBy(answer, about))}`,
    help: () => GRID_HELP,
    safe: THE_FIRST,
    read: { several: readPlaced },
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
    // A square has no number but its own.
    rows: { isUnlisted: (answer, about) => answer !== String(proposedSquare(about)), numbers: () => new Map() },
    safe: { quiet: (about) => String(proposedSquare(about)) },
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
