import {
  arcOf,
  type InReach,
  isTooFar,
  lineOfFire,
  millimetres,
  rangeOf,
} from '../../../rulebook/fights/manoeuvre-cards/line-of-fire.ts';
import { nearestOn } from '../../../rulebook/geometry/lying.ts';
import { farSquared, type Pose } from '../../../rulebook/geometry/pose.ts';
import { reach } from '../../../rulebook/geometry/reach.ts';
import type { GunArc } from '../../../table/fights/manoeuvre-cards/view.ts';
import { ARCS, type CardFight, flying, type Ground, has, lying, type Machine } from './state.ts';

/** (W016) (W018) (G019) Whether a ruler from the middle of a machine reaches another within the arc, and how. */
export function machineInReach(firer: Machine, arc: GunArc, target: Machine, fight: CardFight): InReach | undefined {
  const others = () =>
    flying(fight)
      .filter(({ id }) => id !== firer.id && id !== target.id)
      .map((each) => lying(each, fight));
  const { system, pieces } = fight;
  const rules = { system, pieces, blindSpot: has(fight, 'blind-spot') };
  return lineOfFire(lying(firer, fight), arc, lying(target, fight), others, rules);
}

/** (G060) The same for a card on the ground; nothing that flies is in the way of what lies below it. */
export function groundInReach(
  firer: Machine,
  arc: GunArc,
  { lying: card }: Ground,
  fight: CardFight,
): InReach | undefined {
  if (isTooFar(firer.pose, card, fight.pieces)) return undefined;
  return rangeOf(reach(firer.pose, arcOf(arc, fight.pieces), card, []), fight.pieces);
}

/** (G062) An anti-aircraft gun fires as a machine does, in its own arc. */
export function gunInReach({ lying: gun }: Ground, target: Machine, fight: CardFight): InReach | undefined {
  const card = lying(target, fight);
  if (isTooFar(gun, card, fight.pieces)) return undefined;
  const { across, along } = fight.pieces.ground['anti-aircraft-gun'];
  return rangeOf(reach(gun, { across, along, astern: false }, card, []), fight.pieces);
}

/** (G057) Rifles reach any machine whose middle lies within a ruler of the card. */
export function riflesInReach(
  { lying: card }: Ground,
  target: Machine,
  { pieces: { ruler } }: CardFight,
): InReach | undefined {
  const far = farSquared(nearestOn(card, target.pose), target.pose);
  return far <= ruler.reach ** 2 ? { range: 'long', distance: millimetres(far) } : undefined;
}

/** The enemies that would lie in an arc of a machine that stood there, where they stand now. */
export function wouldReach(machine: Machine, pose: Pose, fight: CardFight): string[] {
  const there = { ...machine, pose };
  const enemies = flying(fight).filter(({ side }) => side !== machine.side);
  const guns = ARCS.filter((arc) => machine.guns[arc] !== undefined);
  return enemies.filter((enemy) => guns.some((arc) => machineInReach(there, arc, enemy, fight))).map(({ id }) => id);
}
