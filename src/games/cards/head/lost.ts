import { isLostAlone } from '../../../kit/head/lost.ts';
import { looksAhead, type Strength } from '../../../kit/head/strengths.ts';
import type { CardView, OwnMachine } from '../table/view.ts';
import { errandOf, isForHome } from './aims.ts';

/** Where a machine flies to: the fight, or home over its own edge. */
export type BoundFor = 'fight' | 'home';

/** Only a strength that looks ahead also sees that a fight is lost. */
export const boundFor = (machine: OwnMachine, view: CardView, strength: Strength): BoundFor =>
  isForHome(machine, view) || (looksAhead(strength) && isLost(machine, view)) ? 'home' : 'fight';

/**
 * The share of its resistance at which a machine gives up: alone against several enemies, and as a wreck in any case.
 */
const BORNE = { alone: 0.3, whole: 0.75 } as const;

/**
 * The fight is lost for this pilot alone, or he would not survive another burst. A pilot with an open errand stays. So
 * does one who is not behind in points, since leaving would give the fight away; in a campaign his life counts for more.
 */
function isLost(machine: OwnMachine, view: CardView): boolean {
  const { own, enemies, exitLoses } = view;
  const errand = errandOf(machine, view);
  if (exitLoses || (errand && !errand.done)) return false;
  const borne = machine.points / machine.resistance;
  if (borne >= BORNE.whole) return true;
  if (!machine.inCampaign && view.lead >= 0) return false;
  const left = { mates: own.length - 1, foes: enemies.length, borne, isUnarmed: isUnarmed(machine) };
  return isLostAlone(left, BORNE.alone);
}

/** Whether every gun stays jammed into the next turn. */
const isUnarmed = ({ guns, jams }: OwnMachine): boolean =>
  (guns.front === undefined || jams.front >= 3) && (guns.rear === undefined || jams.rear >= 3);
