import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Asking } from '../../../kit/screen/asking.ts';
import { LIKELY_SIGNS_READ, threatSign } from '../../../kit/screen/threats.ts';
import { nextInRows } from '../../../kit/screen/walk-rows.ts';
import { capital, counted } from '../../../words/numbers.ts';
import type { CloudsDecisions, ShotOpen } from '../table/clouds-decisions.ts';
import { machineNamed, type SkirmishSeen } from '../table/skirmish.ts';
import { aroundText } from './around.ts';
import { FOR, stepText, sumOf } from './clouds-words.ts';
import { firesText } from './fires-text.ts';
import { isHopeless, keptText, thrownAgainText } from './kept-words.ts';
import { moveRows, walkedRows, wayLines } from './move/move-rows.ts';
import { courseText, dangerParts, pricedText } from './move/move-words.ts';
import { readMove } from './move/read-move.ts';
import { IN_THE_CLOUDS, LAID_OUT } from './skirmish-page.ts';
import { threatsBehind } from './threats-ahead.ts';

export const CLOUDS_QUESTIONS: { readonly [D in keyof CloudsDecisions]: Asking<D> } = {
  'clouds-move': {
    ask: ({ machine, view, course }, { fights }) => {
      const { aircraft } = machineNamed(machine, view);
      const name = fights['clouds-of-glory'].panels.panels[aircraft]?.name ?? aircraft;
      return [
        `Turn ${view.turn}: ${machine} (${name}), ${course.movesLeft} MU and ${counted(course.actionsLeft, 'action')} left.`,
        courseText(course),
        'What next?',
      ]
        .filter((text) => text !== '')
        .join(' ');
    },
    does: (answer, about, book) => {
      const step = about.priced.find(({ word }) => word === answer);
      const threats = step && threatsBehind(step, about, book);
      const words = pricedText(answer, about.priced, {
        targets: new Set(about.view.machines.map(({ id }) => id)),
        half: about.view.half,
      });
      return threats ? `${words}; ${firesText(threats)}` : words;
    },
    help: () =>
      'C007 to C013: a move is composed step by step, one or several to a line, and flown at `end`, or at a stall, a spin or a bank, which end it; undo takes a step back. r60, or right 60, is a turn of 60° to the right, r60+1, or right 60 tighter 1, ' +
      'one template tighter (2 less to throw, and another 10 km/h each), c a climb, d a dive, s straight ahead: `climb 2, left 60, end`; behind a stroke that of the machine that moves next; `end fire` fires too. A name in front of the first rows flies the move that stands there: `behind`; so does Enter with the cursor on it, and `best` flies what Enter takes. So does a place by an enemy, with the speed that you want: `B2 170 km/h, behind G13 at 3`, `ahead of G1`, `left of`, `right of`, `above`; one who has still to move is taken to fly straight on. `hits 12/20` is your likely shot, of the twenty faces of the die; `hit by 6-15/20` what is likely to come at her and, behind the dash, the best that an enemy could fly for it; `hit by 0-15/20` comes at her at the worst alone. A Move Unit (MU) is the measure of the table and of heights; an Energy Unit (EU) is worth 10 km/h. After a turn she stays banked, and turns to that side alone until she is level again. Templates, stalls, spins and slips are our own reconstruction. ' +
      LIKELY_SIGNS_READ,
    rows: { grouped: (about, book) => moveRows(about, book, signsOf(about, book)), lines: wayLines },
    walk: { to: (from, direction, { about }, book) => nextInRows(from, direction, walkedRows(about, book)) },
    danger: (answer, { priced, machine, view }) => {
      if (answer === 'jump') return 'She flies and answers her stick: the jump costs you the machine.';
      if (answer === 'leave' && hasBombsToDrop(machine, view))
        return 'Her bombs are aboard still, and what they may fall on stands.';
      const step = priced.find(({ word }) => word === answer);
      const perils = step?.isFlown ? dangerParts(answer, step.end) : [];
      return perils.length > 0 ? `${perils.join('; ')}.` : undefined;
    },
    read: { several: readMove },
    planned: {
      around: ({ machine, view }) => aroundText(machineNamed(machine, view), view).replace(/\.$/, ''),
      flown: (steps) => steps.map(stepText).join(', '),
    },
    picture: LAID_OUT,
  },
  'clouds-fire': {
    ask: ({ machine: id, gun, view }) => {
      const machine = machineNamed(id, view);
      const battery = gun === 'forward' ? machine.forward : machine.rear;
      return `${id}${gun === 'rear' ? "'s observer" : ''} may fire; boxes of ammunition left: ${(battery?.halves ?? 0) / 2}. At what?`;
    },
    does: (answer, { shots }) => shotText(shots.find(({ word }) => word === answer)),
    rows: { isUnlisted: (answer, { shots }) => shots.some((shot) => shot.word === answer && !mayHit(shot)) },
    passes: ({ shots }) => (shots.some(mayHit) ? undefined : 'hold'),
    help: () =>
      'C016 to C023: 1d20 must not be above the base shot; a shot that no throw would bring is not listed, and where there is no other nobody is asked. The successes are added to the damage. A short burst is half a box and never jams.',
    picture: LAID_OUT,
  },
  'clouds-re-roll': {
    ask: ({ machine, test, skill, roll, left, jams }) =>
      test === 'hit'
        ? `The damage that ${machine} has done is thrown ${roll}, and comes to line ${skill}. Throw again? ${reRolls(left)} left.`
        : `${machine} threw ${roll} against ${skill} ${FOR[test]} and failed${jams ? ', and that jams a gun' : ''}. Throw again? ${reRolls(left)} left.`,
    does: (answer, about, book) => (answer === 'keep' ? keptText(about, book) : thrownAgainText(about)),
    passes: (about) => (isHopeless(about) ? 'keep' : undefined),
    help: () =>
      'C059: a test that failed, a shot that missed, and the damage of one that hit may be thrown again; what then falls stands. Ours: the sheets name re-rolls and not their number. One for each pilot of Luck 10 or more, shared by the side.',
    picture: IN_THE_CLOUDS,
  },
  'clouds-marksman': {
    ask: ({ target, result }) => `The shot at ${target} comes to ${result}. Shift it by 1d4?`,
    does: (answer, { result }) => MARKSMAN[answer](result),
    help: () => 'C126: a marksman may add or subtract 1d4 after he has seen the result.',
    picture: IN_THE_CLOUDS,
  },
  'clouds-place': {
    ask: ({ machine, view }) =>
      `${machine} has a tactician's eye. Where does he begin? ${aroundText(machineNamed(machine, view), view)}`,
    does: (answer) => TACTICS[answer],
    help: () => 'C127: a tactician begins up to 15 MU from his friends, at a height of his own.',
    picture: IN_THE_CLOUDS,
  },
  'clouds-exchange': {
    ask: ({ machine, view }) =>
      `${machine} has initiative ${machineNamed(machine, view).initiative.total}. Exchange it with another of his side?`,
    does: (answer, { view }) =>
      answer === 'keep' ? 'not now' : `${answer} has ${machineNamed(answer, view).initiative.total}`,
    help: () => 'C127: Leadership, once a fight.',
    picture: IN_THE_CLOUDS,
  },
  'clouds-initiative-again': {
    ask: ({ machine, total }) => `${machine} has thrown initiative ${total}. Throw again?`,
    does: (answer) => (answer === 'again' ? 'throw again, once a fight' : 'keep it'),
    help: () => 'C127 and C128: the cool-headed may throw again once a fight.',
    picture: IN_THE_CLOUDS,
  },
  'clouds-mentor': {
    ask: ({ machine }) => `${machine}'s pilot is a mentor. Whom of the rookies does he take aside?`,
    does: (answer, { view }) => {
      const { name, flying, gunnery } = machineNamed(answer, view).pilot;
      return `${answer}'s pilot${name === '' ? '' : ` ${name}`}, Flying ${flying}, Gunnery ${gunnery}`;
    },
    help: () => 'C126: a mentor gives a rookie without victories a re-roll of his own for this fight.',
    picture: IN_THE_CLOUDS,
  },
  'clouds-aim': {
    ask: ({ unit, stands }) =>
      stands === undefined
        ? `${unit} opens fire. On whom is its barrage laid?`
        : `The barrage of ${unit} stands ${Math.round(stands / 100)} MU from the nearest machine. On whom is it laid?`,
    does: (answer, { aims }) => {
      const off = aims.find(({ machine }) => machine === answer)?.off;
      if (off === undefined) return 'leave it where it is';
      const far = Math.round(off / 100);
      return far === 0 ? `on ${answer}` : `nearer to ${answer}, and still ${far} MU from her`;
    },
    help: () =>
      'C118: 1 throws it 10 MU off in any direction, 19 and 20 hit whoever of theirs is within 3 MU of it. Ours: in a turn it is brought 10 MU nearer to a machine.',
    picture: IN_THE_CLOUDS,
  },
  'clouds-jump': {
    ask: ({ machine, skill }) =>
      `${machine} is in a bad way, and they have parachutes. Jump? The test is against ${skill}.`,
    does: (answer) => (answer === 'jump' ? 'jump' : 'stay with her'),
    help: () =>
      'C025 to C029: a Fortitude test; at -6 or worse the parachute kills, at -1 to -5 he is stuck until the next turn. From what burns, spins or has broken up nothing is taken off.',
    picture: IN_THE_CLOUDS,
  },
};

/**
 * The signs of the turns, and of the way straight on: those are chosen by what waits behind them. In the rows stands
 * what is likely; the line of an answer tells the worst as well.
 */
function signsOf(about: CloudsDecisions['clouds-move']['about'], book: Rulebook): ReadonlyMap<string, string> {
  return new Map(
    about.priced.flatMap((step) => {
      const threats = threatsBehind(step, about, book);
      return threats && threats.likely.length > 0
        ? [[step.word, threatSign({ ...threats, worst: threats.likely })]]
        : [];
    }),
  );
}

/** A machine that leaves takes its bombs home, and they count for nothing. */
function hasBombsToDrop(id: string, view: SkirmishSeen): boolean {
  const { bombs, side } = machineNamed(id, view);
  return bombs > 0 && view.ground.some((unit) => unit.side !== side && unit.strength > 0);
}

const reRolls = (left: number): string => capital(counted(left, 're-roll'));

const MARKSMAN = {
  'as-thrown': (result: number) => `${result}, as thrown`,
  add: (result: number) => `${result} and 1d4`,
  subtract: (result: number) => `${result} less 1d4`,
} as const;

/** Whether any throw of 1d20 would do. Of bombs the throw is the column. */
const mayHit = ({ base, burst }: ShotOpen): boolean => base > 0 || burst === 'bomb' || burst === 'stick';

function shotText(shot: ShotOpen | undefined): string {
  if (!shot) return 'hold fire';
  const { target, burst, parts, base, far, jamFrom } = shot;
  const jam = jamFrom > 20 ? '' : `; jams on ${jamFrom === 20 ? '20' : `${jamFrom} to 20`}`;
  if (burst === 'stick')
    return `all her bombs in a stick on ${target}: ${base} less 1d20 is the column (${sumOf(parts, base)})`;
  return `${burst} at ${target}, ${far} MU: ${base} or less on 1d20${jam} (${sumOf(parts, base)})`;
}

const TACTICS = {
  'as-laid': 'with the others',
  above: '15 MU above them',
  left: '15 MU to the left',
  right: '15 MU to the right',
} as const;
