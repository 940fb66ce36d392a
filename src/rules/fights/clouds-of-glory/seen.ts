import type { Flown } from '../../../table/fights/clouds-of-glory/clouds-events.ts';
import type { FightingMachine, Skirmish, SkirmishSeen } from '../../../table/fights/clouds-of-glory/skirmish.ts';

/** The fight as either side may see it: all of it lies open. */
export function seenBy({ cards: _, ...seen }: Skirmish): SkirmishSeen {
  return seen;
}

export const flownOf = ({ place: { x, y }, heading, height, speed }: FightingMachine): Flown => ({
  x,
  y,
  heading,
  height,
  speed,
});
