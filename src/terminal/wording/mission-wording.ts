import type { MissionDecisions } from '../../table/mission-decisions.ts';
import type { Wording } from '../narration/sentence.ts';
import { placingBy, placingText, proposedSquare } from '../pages/archie-grid.ts';

const GRID_HELP =
  'Rule 15: Archie fires at a grid of six squares by six. A shot on the square of a machine hits it, as likely on one square as on another. ' +
  'A shot on a square beside it is a near miss: no harm, but it spoils plates, spotting and bombing. A corner has the fewest squares beside it. ' +
  'Red is the row, white the square in it.';

const DOES = {
  'as-before': 'each where it stood last',
  spread: 'corners first, then edges',
} as const;

/** How the decisions under fire from the ground are put to the commander. */
export const MISSION_WORDINGS: { readonly [D in keyof MissionDecisions]: Wording<D> } = {
  'archie-placing': {
    ask: ({ machines }) =>
      `Archie. How do you place ${machines.join(', ')}? Squares may be typed at once, red and white: ${example(machines)}.`,
    answer: (answer, about) =>
      answer === 'one-by-one'
        ? 'you choose a square for each'
        : `${DOES[answer]}: ${placingText(placingBy({ decision: 'archie-placing', about, options: [answer] }, answer))}`,
    help: () => GRID_HELP,
  },
  'archie-square': {
    ask: ({ machine, taken, rest }) =>
      `Which square for ${machine}?${Object.keys(taken).length > 0 ? ` Placed: ${placingText(taken)}.` : ''}${rest.length > 0 ? ` Still to come: ${rest.join(', ')}.` : ''}`,
    isUnlisted: (answer, about) => answer !== String(proposedSquare(about)),
    answer: (answer, { wanted }) =>
      `red ${answer[0]}, white ${answer[1]}${answer === String(wanted) ? ', where it stood last' : ''}; any other square that is free by its two figures`,
    help: () => GRID_HELP,
  },
};

/** `B1 23, B2 45`. */
const example = (machines: readonly string[]): string =>
  placingText(Object.fromEntries(machines.slice(0, 2).map((machine, i) => [machine, [23, 45][i] ?? 0])));
