import type { MissionDecisions } from '../../table/mission-decisions.ts';
import type { Wording } from '../narration/sentence.ts';

const GRID_HELP =
  'Rule 15: Archie fires at a grid of six squares by six, a red die for the row and a white one for the square in it. A shot on the square of a ' +
  'machine hits it, as likely on one square as on another. A shot on any square beside it is a near miss: it does no harm, but spoils plates, ' +
  'spotting and bombing. A corner has the fewest squares beside it.';

/** How the decisions under fire from the ground are put to the commander. */
export const MISSION_WORDINGS: { readonly [D in keyof MissionDecisions]: Wording<D> } = {
  'archie-placing': {
    ask: ({ machines }) => `Archie. How do you place ${machines.join(', ')}?`,
    answer: (answer) =>
      ({
        'as-before': 'each on the square it had last time',
        spread: 'corners first, then edges',
        'one-by-one': 'you choose a square for each',
      })[answer],
    help: () => GRID_HELP,
  },
  'archie-square': {
    ask: ({ machine }) => `Which square for ${machine}?`,
    answer: (answer) => `red ${answer[0]}, white ${answer[1]}`,
    help: () => GRID_HELP,
  },
};
