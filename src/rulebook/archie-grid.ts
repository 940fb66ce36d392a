import type { ArchieAndMachineGun } from './cards/archie-and-machine-gun.ts';

/** How far a burst is from a machine: squares in whatever direction, diagonals counting as one. */
export function squaresApart({ side, nearMiss }: ArchieAndMachineGun['grid'], burst: number, machine: number): number {
  const red = Math.abs(Math.floor(burst / 10) - Math.floor(machine / 10));
  const white = Math.abs((burst % 10) - (machine % 10));
  const gap = (squares: number) => (nearMiss.wrapsAround ? Math.min(squares, side - squares) : squares);
  return Math.max(gap(red), gap(white));
}
