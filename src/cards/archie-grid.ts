import type { ArchieAndMachineGun } from './printed/archie-and-machine-gun.ts';

/** The distance of a burst from a machine: squares in any direction, diagonals counting as one. */
export function squaresApart({ side, nearMiss }: ArchieAndMachineGun['grid'], burst: number, machine: number): number {
  const red = Math.abs(Math.floor(burst / 10) - Math.floor(machine / 10));
  const white = Math.abs((burst % 10) - (machine % 10));
  const gap = (squares: number) => (nearMiss.wrapsAround ? Math.min(squares, side - squares) : squares);
  return Math.max(gap(red), gap(white));
}

const LINES = [1, 2, 3, 4, 5, 6];
export const SQUARES: readonly number[] = LINES.flatMap((red) => LINES.map((white) => 10 * red + white));

/** Corners first, then edges: the fewer neighbours a square has, the fewer near misses reach it. */
const WIDE = [11, 66, 16, 61, 13, 64, 46, 31];
export const WIDEST_FIRST: readonly number[] = [...WIDE, ...SQUARES.filter((square) => !WIDE.includes(square))];

/** (15) The square that is proposed for a machine: where it stood last, else the widest that nobody has, or wants. */
export function proposedSquare(
  { taken, wanted }: { readonly taken: Readonly<Record<string, number>>; readonly wanted?: number | undefined },
  others: readonly number[] = [],
): number {
  const isFree = (square: number) => !Object.values(taken).includes(square) && !others.includes(square);
  if (wanted !== undefined && isFree(wanted)) return wanted;
  return WIDEST_FIRST.find(isFree) ?? 0;
}
