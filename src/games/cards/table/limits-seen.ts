import type { PlanLimits } from '../cards/legal-plan.ts';
import type { ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import type { CardView, OwnMachine, SeenMachine } from './view.ts';

export const isOwn = (machine: SeenMachine): machine is OwnMachine => 'rudder' in machine;

/** The known limits of a machine's plan; for an enemy only what everybody sees. */
export function limitsSeen(machine: SeenMachine, view: CardView, hand: readonly ManoeuvreCard[]): PlanLimits {
  const own = isOwn(machine) ? machine : undefined;
  return {
    letter: view.system === 'wings-of-war' ? 'W' : 'G',
    last: hand.find(({ card }) => card === machine.last),
    noLeft: own?.rudder.left === true,
    noRight: own?.rudder.right === true,
    noStraight: view.system === 'wings-of-glory' && machine.flames > 0,
    needsStall: own?.engineHit === true,
  };
}
