import { counted, listed } from '../../../../words/numbers.ts';
import { BADLY } from '../../head/strain.ts';
import type { CourseSeen, EndSeen, EndsIn, ShotSeen, StepPriced, TestSeen } from '../../table/clouds-decisions.ts';
import { headingText, speedText, stepText } from '../clouds-words.ts';
import { turnsToEdge } from './edge-ahead.ts';

/**
 * `left 60°, one tighter: 5 MU, -20 km/h, 10 or less on 1d20, else wide, from 16 on a spin; then 100 km/h, height 24,
 * heading 300; may bomb T1, 14 in 20 to hit`. What the guns of machines do from there stands behind it.
 */
export function pricedText(
  answer: string,
  priced: readonly StepPriced[],
  { targets, half }: { readonly targets: ReadonlySet<string>; readonly half: number },
): string {
  const step = priced.find(({ word }) => word === answer);
  if (!step) return stepText(answer);
  const { end, isFlown, plates, shots } = step;
  const flies = isFlown && answer !== 'end' ? ['with it the move is flown'] : [];
  const parts = [
    costText({ ...step, actions: 0 }),
    ...endParts(end),
    ...perilParts(end),
    ...(end.endsIn ? [] : edgeParts(end, half)),
    ...flies,
    ...(plates ? [plateText(plates)] : []),
    ...shots.filter(({ target }) => !targets.has(target)).map(shotText),
  ];
  return `${stepText(answer)}: ${parts.filter((part) => part !== '').join('; ')}`;
}

type StepCost = Pick<StepPriced, 'actions' | 'moves' | 'energy' | 'tests'>;

/** The cost of a step; empty where it is free. */
export function costText({ actions, moves, energy, tests }: StepCost): string {
  const costs = [
    ...(actions > 0 ? [counted(actions, 'action')] : []),
    ...(moves > 0 ? [`${moves} MU`] : []),
    ...(energy === 0 ? [] : [speedText(energy)]),
    ...tests.map(testText),
  ];
  return costs.join(', ');
}

/** `10 or less on 1d20, else wide, from 16 on a spin`. */
const testText = ({ of, against }: TestSeen): string =>
  of === 'flying'
    ? `${against} or less on 1d20, else wide${against + BADLY > 20 ? '' : `, from ${against + BADLY} on a spin`}`
    : `structure, ${against} or less on 1d20`;

const ENDS: Readonly<Record<EndsIn, string>> = {
  stall: 'SHE STALLS, and nobody fires',
  spin: 'and spins',
  ground: 'INTO THE GROUND',
  landing: 'and is down',
  leave: 'out of the fight',
  jump: 'with the parachute',
};

function endParts({ speed, height, heading, endsIn }: EndSeen): string[] {
  if (endsIn === 'leave' || endsIn === 'jump') return [ENDS[endsIn]];
  const where = `then ${speed * 10} km/h, height ${height}, heading ${headingText(heading)}`;
  return [endsIn ? `${where}, ${ENDS[endsIn]}` : where];
}

/** What is in the way at the end, by the present positions. */
const perilParts = ({ isOff, meets = [] }: EndSeen): string[] => [
  ...(isOff ? ['OFF THE BOARD, out of the fight when the turn ends'] : []),
  ...meets.map((id) => `IN THE PLACE OF ${id}: they may collide`),
];

/** By the turn, that of the move counted. */
export const EDGE_AHEAD = {
  2: 'straight on she is off the board in the next turn',
  3: 'straight on she is off the board in the turn after the next',
} as const;

/** An edge that straight flight from there leads over. */
function edgeParts(end: EndSeen, half: number): string[] {
  const turn = turnsToEdge({ ...end, place: end }, { half });
  return turn === 2 || turn === 3 ? [EDGE_AHEAD[turn]] : [];
}

/** Dangers that are confirmed before the move is flown. A player who types `stall` means it. */
export const dangerParts = (answer: string, end: EndSeen): string[] => [
  ...(end.endsIn === 'ground' || (end.endsIn === 'stall' && answer !== 'stall') ? [ENDS[end.endsIn]] : []),
  ...perilParts(end),
];

/** Ours: photo targets within 3 MU of the end, in a move without a manoeuvre. */
const plateText = (plates: readonly string[]): string =>
  plates.length > 0 ? `a plate of ${listed(plates)}` : 'NOTHING ON THE PLATE: end level within 3 MU of it';

function shotText({ target, burst, far, base }: ShotSeen): string {
  if (burst === 'bomb') return `may bomb ${target}, ${chance(base)} to hit`;
  if (burst === 'stick') return `a stick of bombs on ${target}, ${base} less 1d20`;
  return `may fire at ${target}, ${far} MU, ${chance(base)} to hit`;
}

/** In twentieths. */
const chance = (base: number): string => (base <= 0 ? 'no chance' : `${Math.min(base, 20)} in 20`);

/** The steps so far, and their cost. */
export function courseText({ words, energy, tests }: CourseSeen): string {
  if (words.length === 0) return '';
  const tested = tests.length > 0 ? `, ${tests.map(testText).join(', ')}` : '';
  return `So far: ${words.map(stepText).join(', ')}; ${energy === 0 ? 'no speed lost' : speedText(energy)}${tested}.`;
}
