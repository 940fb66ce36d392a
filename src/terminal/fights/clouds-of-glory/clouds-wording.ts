import { counted } from '../../../english/numbers.ts';
import type { CloudsDecisions, ShotOpen } from '../../../table/fights/clouds-of-glory/clouds-decisions.ts';
import { planeOf } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Wording } from '../../narration/sentence.ts';
import { aroundText } from './around.ts';
import { FOR, sumOf } from './clouds-words.ts';
import { moveGroups } from './move-groups.ts';
import { courseText, pricedText } from './move-words.ts';

/** How the decisions of a fight In Clouds of Glory are put. */
export const CLOUDS_WORDINGS: { readonly [D in keyof CloudsDecisions]: Wording<D> } = {
  'clouds-move': {
    ask: ({ machine, view, course }, { fights }) => {
      const { aircraft } = planeOf(machine, view);
      const name = fights['clouds-of-glory'].panels.panels[aircraft]?.name ?? aircraft;
      return [
        `Turn ${view.turn}: ${machine} (${name}) has ${course.movesLeft} MU and ${counted(course.actionsLeft, 'action')} left.`,
        courseText(course),
        'What next?',
      ]
        .filter((text) => text !== '')
        .join(' ');
    },
    answer: (answer, { priced }) => pricedText(answer, priced),
    grouped: moveGroups,
    help: () =>
      'C007 to C013: a move is composed step by step, one or several to a line, and flown at `end`; undo takes a step back. r60, or right 60, is a turn of 60° to the right, r60+1, or right 60 tighter 1, ' +
      'one template tighter (Flying -2 and another EU each), c a climb, d a dive, s straight ahead: `climb 2, left 60, end`. A Move Unit (MU) is the measure of the table and of heights; an Energy Unit (EU) is worth 10 km/h. After a turn she stays banked, and turns to that side alone until she is level again. Templates, stalls, spins and slips are our own reconstruction.',
  },
  'clouds-fire': {
    ask: ({ machine, gun, view }) => {
      const plane = planeOf(machine, view);
      const battery = gun === 'forward' ? plane.forward : plane.rear;
      return `${machine}${gun === 'rear' ? "'s observer" : ''} may fire; boxes of ammunition left: ${(battery?.halves ?? 0) / 2}. At what?`;
    },
    answer: (answer, { shots }) => shotText(shots.find(({ word }) => word === answer)),
    help: () =>
      'C016 to C023: 1d20 must not be above the base shot; the successes are added to the damage. A short burst is half a box and never jams.',
  },
  'clouds-re-roll': {
    ask: ({ machine, test, skill, roll, left }) =>
      `${machine} threw ${roll} against ${skill} ${FOR[test] ?? ''} and failed. Throw again? ${counted(left, 're-roll')} left to the side.`,
    answer: (answer) => (answer === 'again' ? 'throw again, and take what comes' : 'leave it at that'),
    help: () =>
      'Ours: the sheets name re-rolls and not their number. One for each man of Luck 10 or more, shared by the side.',
  },
  'clouds-marksman': {
    ask: ({ target, result }) => `The shot at ${target} comes to ${result}. Shift it by 1d4?`,
    answer: (answer, { result }) => MARKSMAN[answer](result),
    help: () => 'C126: a marksman may add or subtract 1d4 after he has seen the result.',
  },
  'clouds-place': {
    ask: ({ machine, view }) =>
      `${machine} has a tactician's eye. Where does he begin? ${aroundText(planeOf(machine, view), view)}`,
    answer: (answer) => TACTICS[answer],
    help: () => 'C127: a tactician begins up to 15 MU from his friends, at a height of his own.',
  },
  'clouds-exchange': {
    ask: ({ machine, view }) =>
      `${machine} has initiative ${planeOf(machine, view).initiative.total}. Exchange it with another of his side?`,
    answer: (answer, { view }) =>
      answer === 'keep' ? 'not now' : `${answer} has ${planeOf(answer, view).initiative.total}`,
    help: () => 'C127: Leadership, once a fight.',
  },
  'clouds-initiative-again': {
    ask: ({ machine, total }) => `${machine} has thrown initiative ${total}. Throw again?`,
    answer: (answer) => (answer === 'again' ? 'throw again, once a fight' : 'keep it'),
    help: () => 'C127 and C128: the cool-headed may throw again once a fight.',
  },
  'clouds-jump': {
    ask: ({ machine, skill }) =>
      `${machine} is in a bad way, and they have parachutes. Jump? The test is against ${skill}.`,
    answer: (answer) => (answer === 'jump' ? 'jump' : 'stay with her'),
    help: () => 'C025 to C029: a Fortitude test; at -6 or worse the parachute kills.',
  },
};

const MARKSMAN = {
  'as-thrown': (result: number) => `${result}, as thrown`,
  add: (result: number) => `${result} and 1d4`,
  subtract: (result: number) => `${result} less 1d4`,
} as const;

function shotText(shot: ShotOpen | undefined): string {
  if (!shot) return 'hold fire';
  const { target, burst, parts, base, far, jamFrom } = shot;
  const jam = jamFrom > 20 ? '' : `; jams on ${jamFrom === 20 ? '20' : `${jamFrom} to 20`}`;
  return `${burst} at ${target}, ${far} MU: ${base} or less on d20${jam} (${sumOf(parts, base)})`;
}

const TACTICS = {
  'as-laid': 'with the others',
  above: '15 MU above them',
  left: '15 MU to the left',
  right: '15 MU to the right',
} as const;
