import { quoted } from '../../../../page/quoted.ts';
import type { CloudsDecisions } from '../../table/clouds-decisions.ts';
import { machineNamed } from '../../table/skirmish.ts';

const HEIGHT = /^[cd]\d+$|^vertical-dive$/;
const TURN = /^[lr]\d+/;
const STRAIGHT = /^s\d+$/;
const WITH_HANDS = /^([lr]\d+|roll-|slip-|vertical-dive|immelmann|repair|restart|radio|camera)/;
const KNOWN = /^([lr](30|60|90)(\+[123])?|[scd]\d+|roll-[lr]|slip-[lr]\d|bank-(left|right|level)|[a-z]+(-[a-z]+)?)$/;
const PLAIN = [
  'stall',
  'spin',
  'immelmann',
  'landing',
  'take-off',
  'leave',
  'jump',
  'repair',
  'restart',
  'radio',
  'camera',
];

/** Why a step cannot be flown now. */
export function whyNotStep(word: string, about: CloudsDecisions['clouds-move']['about']): string {
  const { course } = about;
  if (/^(escape|home|edge|leave)$/.test(word)) return edgesText(about);
  if (!isStep(word)) return `${quoted(word)} is no step of a move. Such are left 60, climb 2, end.`;
  if (HEIGHT.test(word) && course.words.some((each) => HEIGHT.test(each))) return 'A move climbs or dives once.';
  if (WITH_HANDS.test(word) && course.actionsLeft < 1) return `${word} takes an action, and none is left in this move.`;
  return whyNotBehind(word, course);
}

/** Why it cannot follow the steps so far. */
function whyNotBehind(
  word: string,
  { words, bank, movesLeft }: CloudsDecisions['clouds-move']['about']['course'],
): string {
  const last = words.at(-1) ?? '';
  if (TURN.test(word) && bank !== 'level' && !bank.startsWith(word.charAt(0)))
    return `She is banked to the ${bank} and turns to no other side: level her first, by a roll; bank-level flies this move to its end, and she is level in the next.`;
  if (STRAIGHT.test(word) && STRAIGHT.test(last))
    return `${word} cannot follow ${last}: undo that, and fly the whole way by one step.`;
  return `${word} cannot be flown now, with ${movesLeft} MU of the move left and at the speed that she has.`;
}

/** No side has an edge of its own here: beyond any edge a machine is out of the fight. */
function edgesText({ machine, view }: CloudsDecisions['clouds-move']['about']): string {
  const { x, y } = machineNamed(machine, view).place;
  const edges = [
    { name: 'north', far: view.half - y },
    { name: 'east', far: view.half - x },
    { name: 'south', far: view.half + y },
    { name: 'west', far: view.half + x },
  ];
  const [nearest] = edges.toSorted((a, b) => a.far - b.far);
  return `No edge is your own here: beyond whichever ${machine} is out of the fight, and the nearest is the ${nearest?.name} one, ${Math.round((nearest?.far ?? 0) / 100)} MU off. Where no enemy is near her, from the second turn on, leave stands among the answers.`;
}

const isStep = (word: string): boolean =>
  KNOWN.test(word) &&
  (!/^[a-z]+(-[a-z]+)?$/.test(word) || PLAIN.includes(word) || /^(roll|bank|vertical|shut)-/.test(word));
