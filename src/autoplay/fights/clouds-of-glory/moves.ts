import { type Composed, courseOf, templateOf, withStep } from '../../../rules/fights/clouds-of-glory/flying/course.ts';
import type { FightingMachine, Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import { looksAhead, type Strength } from '../../thinking/strengths.ts';

const HEIGHTS = ['', 'c1', 'c2', 'd1', 'd2', 'd4', 'd7'] as const;
const TURNS = ['l30', 'l60', 'l90', 'r30', 'r60', 'r90'] as const;

/** What a steady head thinks of: a turn, up or down, and home. */
const plainMoves = (): string[][] => [
  ...HEIGHTS.flatMap((height) =>
    [[], ...TURNS.map((turn) => [turn])].map((way) => [...(height ? [height] : []), ...way, 'end']),
  ),
  ['wide-l', 'end'],
  ['wide-r', 'end'],
];

/** What a novice thinks of: on, to either side, a little up or down. */
const NOVICE: readonly (readonly string[])[] = [
  [],
  ['l60'],
  ['r60'],
  ['l90'],
  ['r90'],
  ['c1'],
  ['d1', 'l60'],
  ['d1', 'r60'],
];

/** Moves worth a thought, each a list of steps to `end`. */
export function candidates(machine: FightingMachine, { cards }: Skirmish, strength: Strength): string[][] {
  if (strength === 'novice') return NOVICE.map((way) => [...way, 'end']);
  if (!looksAhead(strength)) return plainMoves();
  const tights = [0, 1, 2].filter((n) => templateOf(machine, n, cards) < templateOf(machine, n - 1, cards) || n === 0);
  const turns = tights.flatMap((n) => TURNS.map((turn) => (n > 0 ? `${turn}+${n}` : turn)));
  const doubles = TURNS.map((turn) => [turn, turn]);
  const late = [1, 2, 3].map((quarters) => Math.max(Math.floor((machine.speed * quarters) / 4), 1));
  const lates = late.flatMap((moves) => TURNS.map((turn) => [`s${moves}`, turn]));
  const ways: string[][] = [[], ...turns.map((turn) => [turn]), ...doubles, ...lates];
  const all = HEIGHTS.flatMap((height) => ways.map((way) => [...(height ? [height] : []), ...way, 'end']));
  return [...all, ['wide-l', 'end'], ['wide-r', 'end'], ['immelmann']];
}

/** A way is flown in the head once, and then at every height: climbing and diving turn nobody. */
export function courses(machine: FightingMachine, { cards }: Skirmish): (words: readonly string[]) => Composed {
  const flown = new Map<string, Composed>();
  return ([first = 'end', ...others]) => {
    const isHeight = HEIGHTS.some((height) => height === first);
    const way = isHeight ? others : [first, ...others];
    const key = way.join();
    const level = flown.get(key) ?? courseOf(way, machine, cards);
    flown.set(key, level);
    return isHeight ? withStep(level, first, machine, cards) : level;
  };
}
