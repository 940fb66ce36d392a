import { isLostAlone } from '../../../kit/head/lost.ts';
import { looksAhead, type Strength } from '../../../kit/head/strengths.ts';
import type { CardView, OwnMachine } from '../table/view.ts';
import { errandOf, isForHome } from './aims.ts';

/** Where a machine is bound: to the fight, or out of it by its own edge. */
export type Bound = 'fight' | 'home';

/** Who looks ahead sees, too, when a fight is lost. */
export const boundFor = (machine: OwnMachine, view: CardView, strength: Strength): Bound =>
  isForHome(machine, view) || (looksAhead(strength) && isLost(machine, view)) ? 'home' : 'fight';

/** What a machine has borne, as a share of what it bears: alone against more than one it is enough; and a wreck has. */
const BORNE = { alone: 0.3, whole: 0.75 } as const;

/** It is lost for him alone, or he would not outlast another burst; who has yet to do his errand stays for it. */
function isLost(machine: OwnMachine, view: CardView): boolean {
  const { own, enemies, exitLoses } = view;
  const errand = errandOf(machine, view);
  if (exitLoses || (errand && !errand.done)) return false;
  const borne = machine.points / machine.resistance;
  if (borne >= BORNE.whole) return true;
  const left = { mates: own.length - 1, foes: enemies.length, borne, isUnarmed: isUnarmed(machine) };
  return isLostAlone(left, BORNE.alone);
}

/** A gun that is jammed for a turn to come, and no other. */
const isUnarmed = ({ guns, jams }: OwnMachine): boolean =>
  (guns.front === undefined || jams.front >= 3) && (guns.rear === undefined || jams.rear >= 3);
