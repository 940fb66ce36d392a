import { nearestOn } from '../../../kit/geometry/lying.ts';
import { farSquared, type Lying, type Pose } from '../../../kit/geometry/pose.ts';
import { reach } from '../../../kit/geometry/reach.ts';
import {
  arcOf,
  type FireRules,
  type InReach,
  isTooFar,
  lineOfFire,
  millimetres,
  rangeOf,
} from '../cards/line-of-fire.ts';
import type { GunArc } from '../table/view.ts';
import { type CardFight, type FightingMachine, flying, type Ground, has, lying } from './state.ts';

/** (W016) (W018) (G019) Whether a ruler from the middle of a machine reaches another within the arc, and how. */
export function machineInReach(
  firer: FightingMachine,
  arc: GunArc,
  target: FightingMachine,
  fight: CardFight,
): InReach | undefined {
  return lineOfFire(
    lying(firer, fight),
    arc,
    lying(target, fight),
    () => between(firer, target, fight),
    rulesOf(fight),
  );
}

/** The cards of all the others that fly. */
const between = (
  { id: firer }: Pick<FightingMachine, 'id'>,
  { id: target }: FightingMachine,
  fight: CardFight,
): Lying[] =>
  flying(fight)
    .filter(({ id }) => id !== firer && id !== target)
    .map((each) => lying(each, fight));

const rulesOf = (fight: CardFight): FireRules => ({
  system: fight.system,
  pieces: fight.pieces,
  blindSpot: has(fight, 'blind-spot'),
});

/** (G060) The same for a card on the ground; nothing that flies is in the way of what lies below it. */
export function groundInReach(
  firer: FightingMachine,
  arc: GunArc,
  { lying: card }: Ground,
  fight: CardFight,
): InReach | undefined {
  if (isTooFar(firer.pose, card, fight.pieces)) return undefined;
  return rangeOf(reach(firer.pose, arcOf(arc, fight.pieces), card), fight.pieces);
}

/** (G062) An anti-aircraft gun fires as a machine does, in its own arc, and past others as a machine does. */
export const gunInReach = (gun: Ground, target: FightingMachine, fight: CardFight): InReach | undefined =>
  lineOfFire(gun.lying, 'ground', lying(target, fight), () => between(gun, target, fight), rulesOf(fight));

/** (G057) Rifles reach any machine whose middle lies within a ruler of the card. */
export function riflesInReach(
  { lying: card }: Ground,
  target: FightingMachine,
  { pieces: { ruler } }: CardFight,
): InReach | undefined {
  const far = farSquared(nearestOn(card, target.pose), target.pose);
  return far <= ruler.reach ** 2 ? { range: 'long', distance: millimetres(far) } : undefined;
}

/** The enemies that would lie in one of these arcs of a machine that stood there, where they stand now. */
export function wouldReach(machine: FightingMachine, pose: Pose, arcs: readonly GunArc[], fight: CardFight): string[] {
  const there = { ...machine, pose };
  const enemies = flying(fight).filter(({ side }) => side !== machine.side);
  return enemies.filter((enemy) => arcs.some((arc) => machineInReach(there, arc, enemy, fight))).map(({ id }) => id);
}
