import type { EnergyDecisions } from '../table/energy-decisions.ts';
import { seenFrom } from './side-words.ts';

/** The enemies as a machine has them before it flies: `B1, ahead, nine hexes, level with you, pointing west; B2, ...`. */
export function enemiesRound({ view, machine, side }: EnergyDecisions['energy-move']['about']): string {
  const own = view.machines.find(({ id }) => id === machine);
  const enemies = view.machines.filter((each) => each.side !== side && each.out === undefined);
  return enemies
    .map(({ id, known, pose }) => `${id}${known ? '' : ', not in sight'}, ${own ? seenFrom(own.pose, pose) : ''}`)
    .join('; ');
}
