import { columnOf, HEX } from '../rules/flight/pose.ts';
import type { EndedMove, SideView } from '../table/fighting-machine.ts';

/** So many turns are looked at, with that of the move. */
const AHEAD = 3;

/** The turn in which she is off the mats if she flies level behind the move: 1 is that of the move itself. */
export function turnsToEdge({ pose, next }: EndedMove, { hexes }: Pick<SideView, 'hexes'>): number | undefined {
  const from = columnOf(pose) / HEX;
  for (let turn = 2; turn <= AHEAD; turn++) {
    const at = from + pose.heading * next * (turn - 1);
    if (at < 0 || at > hexes) return turn;
  }
  return undefined;
}
