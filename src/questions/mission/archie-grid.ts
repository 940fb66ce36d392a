import { SQUARES, WIDEST_FIRST } from '../../cards/archie-grid.ts';
import type { ArrowDirection } from '../../kit/screen/board.ts';
import type { Paper } from '../../page/paper.ts';
import type { About } from '../../table/decisions.ts';
import type { Placing } from '../../table/events/mission-events.ts';

/** (15) The placing of an answer: where the machines were, or as wide as possible: corners, then edges. */
export const placingBy = (answer: string | undefined, { machines, before }: About<'archie-placing'>): Placing => {
  const stays = answer === 'as-before' || (answer === 'one-by-one' && machines.every((machine) => machine in before));
  return Object.fromEntries(machines.map((machine, i) => [machine, (stays ? before[machine] : WIDEST_FIRST[i]) ?? 0]));
};

/** `B1 11, B2 66`. */
export const placingText = (placing: Placing): string =>
  Object.entries(placing)
    .map(([machine, square]) => `${machine} ${square}`)
    .join(', ');

/** The grid with the machines on it; the one that is being placed stands out. */
export function gridPicture(placing: Placing, placed: string | undefined, { ink }: Paper): string {
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

const STEPS: Readonly<Record<ArrowDirection, readonly [red: number, white: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The next free square in a direction, wrapping at the edge; the same one, where there is no other. */
export function nextSquare(from: number, direction: ArrowDirection, free: readonly number[]): number {
  const [red, white] = STEPS[direction];
  let square = from;
  for (let steps = 0; steps < 6; steps++) {
    square = 10 * around(Math.floor(square / 10) + red) + around((square % 10) + white);
    if (free.includes(square)) return square;
  }
  return from;
}

const around = (line: number): number => ((line + 5) % 6) + 1;
