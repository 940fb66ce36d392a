import { nearestOn } from '../../../kit/geometry/lying.ts';
import { farSquared, type Lying, type Pose } from '../../../kit/geometry/pose.ts';
import { type FireRules, type InReach, lineOfFire, millimetres } from '../cards/line-of-fire.ts';
import type { GunArc } from '../table/view.ts';
import { type CardFight, cardLying, type FightingMachine, flyingMachines, type GroundCardState, has } from './state.ts';

/** (W016) (W018) (G019) Whether a ruler from the middle of a machine reaches another within the arc, and how. */
export function machineInReach(
  firer: FightingMachine,
  arc: GunArc,
  target: FightingMachine,
  fight: CardFight,
): InReach | undefined {
  return lineOfFire(
    cardLying(firer, fight),
    arc,
    cardLying(target, fight),
    () => between(firer, target, fight),
    rulesOf(fight),
  );
}

/** The cards of all other machines that fly. */
const between = (one: ThingWithId, other: ThingWithId, fight: CardFight): Lying[] =>
  flyingMachines(fight)
    .filter(({ id }) => id !== one.id && id !== other.id)
    .map((each) => cardLying(each, fight));

type ThingWithId = Pick<FightingMachine | GroundCardState, 'id'>;

const rulesOf = (fight: CardFight): FireRules => ({
  system: fight.system,
  pieces: fight.pieces,
  blindSpot: has(fight, 'blind-spot'),
});

/**
 * (G060) (G062) The same for a card on the ground, and for an anti-aircraft gun in its own arc. Ruling: a machine
 * between the two blocks the line in both directions. (G024) A machine over the card and the card do not fire at each
 * other.
 */
export const groundInReach = (
  firer: FightingMachine,
  arc: GunArc,
  card: GroundCardState,
  fight: CardFight,
): InReach | undefined =>
  lineOfFire(cardLying(firer, fight), arc, card.lying, () => between(firer, card, fight), rulesOf(fight));

export const gunInReach = (gun: GroundCardState, target: FightingMachine, fight: CardFight): InReach | undefined =>
  lineOfFire(gun.lying, 'ground', cardLying(target, fight), () => between(gun, target, fight), rulesOf(fight));

/** (G057) Rifles reach any machine whose middle lies within a ruler of the card. */
export function riflesInReach(
  { lying: card }: GroundCardState,
  target: FightingMachine,
  { pieces: { ruler } }: CardFight,
): InReach | undefined {
  const far = farSquared(nearestOn(card, target.pose), target.pose);
  return far <= ruler.reach ** 2 ? { range: 'long', distance: millimetres(far) } : undefined;
}

/** The enemies, where they stand now, that would lie in one of these arcs of a machine at that place. */
export function wouldReach(machine: FightingMachine, pose: Pose, arcs: readonly GunArc[], fight: CardFight): string[] {
  const there = { ...machine, pose };
  const enemies = flyingMachines(fight).filter(({ side }) => side !== machine.side);
  return enemies.filter((enemy) => arcs.some((arc) => machineInReach(there, arc, enemy, fight))).map(({ id }) => id);
}
