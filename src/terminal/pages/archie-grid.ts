import { SQUARES, WIDEST_FIRST } from '../../rulebook/archie-grid.ts';
import type { About, Question } from '../../table/decisions.ts';
import type { Placing } from '../../table/mission-events.ts';
import type { Paper } from '../kit/paper.ts';

export type Grid = Extract<Question, { decision: 'archie-placing' | 'archie-square' }>;

export const isOnGrid = (question: Question): question is Grid =>
  question.decision === 'archie-placing' || question.decision === 'archie-square';

/** (15) Where the machines stand if the answer at hand is taken; without one, as they stand now, or would best. */
export function placingBy(question: Grid, answer: string | undefined): Placing {
  if (question.decision === 'archie-placing') {
    const { machines, before } = question.about;
    const stands = answer ?? question.options[0];
    return stands === 'as-before' || (stands === 'one-by-one' && machines.every((machine) => machine in before))
      ? Object.fromEntries(machines.map((machine) => [machine, before[machine] ?? 0]))
      : widest(machines);
  }
  const { machine, taken } = question.about;
  return answer === undefined ? taken : { ...taken, [machine]: Number(answer) };
}

/** As wide as there is room: corners, then edges. */
const widest = (machines: readonly string[]): Placing =>
  Object.fromEntries(machines.map((machine, i) => [machine, WIDEST_FIRST[i] ?? 0]));

/** (15) The square that is proposed for a machine: where it stood last, else the widest that nobody has, or wants. */
export function proposedSquare({ taken, wanted }: About<'archie-square'>, others: readonly number[] = []): number {
  const isFree = (square: number) => !Object.values(taken).includes(square) && !others.includes(square);
  if (wanted !== undefined && isFree(wanted)) return wanted;
  return WIDEST_FIRST.find(isFree) ?? 0;
}

/** `B1 11, B2 66`. */
export const placingText = (placing: Placing): string =>
  Object.entries(placing)
    .map(([machine, square]) => `${machine} ${square}`)
    .join(', ');

/** The grid as it stands, or will stand by an answer; the machine that is being placed stands out. */
export const gridPicture = (question: Grid, answer: string | undefined, paper: Paper): string =>
  archieGrid(
    placingBy(question, answer),
    question.decision === 'archie-square' ? question.about.machine : undefined,
    paper,
  );

function archieGrid(placing: Placing, placed: string | undefined, { ink }: Paper): string {
  const lines = [1, 2, 3, 4, 5, 6].map((red) => {
    const cells = SQUARES.filter((square) => Math.floor(square / 10) === red).map((square) => {
      const machine = Object.keys(placing).find((each) => placing[each] === square);
      if (machine === undefined) return ink.dim(` ${square} `);
      return machine === placed ? ink.inverse(`[${machine}]`.padEnd(CELL)) : ink.bold(` ${machine}`.padEnd(CELL));
    });
    return `${red === 1 ? 'red ' : '    '}${red} ${cells.join(' ')}`.trimEnd();
  });
  return [
    `white  ${[1, 2, 3, 4, 5, 6].map((white) => `${white}`.padStart(2).padEnd(CELL + 1)).join('')}`.trimEnd(),
    ...lines,
  ].join('\n');
}

const CELL = 4;

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<Direction, readonly [red: number, white: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The next free square in a direction, round the edge of the grid; the same one, where there is no other. */
export function nextSquare(from: number, direction: Direction, free: readonly number[]): number {
  const [red, white] = STEPS[direction];
  let square = from;
  for (let steps = 0; steps < 6; steps++) {
    square = 10 * around(Math.floor(square / 10) + red) + around((square % 10) + white);
    if (free.includes(square)) return square;
  }
  return from;
}

const around = (line: number): number => ((line + 5) % 6) + 1;
