import type { CardTable } from '../../../rulebook/fights/manoeuvre-cards/card-table.ts';
import { leavesByRear, nearestOn, overlap } from '../../../rulebook/geometry/lying.ts';
import { farSquared, type Lying, type Pose } from '../../../rulebook/geometry/pose.ts';
import { type Arc, reach } from '../../../rulebook/geometry/reach.ts';
import type { GunArc } from '../../../table/fights/manoeuvre-cards/view.ts';
import { ARCS, type CardFight, flying, type Ground, has, lying, type Machine } from './state.ts';

export interface InReach {
  readonly range: 'short' | 'long';
  /** Whole millimetres. */
  readonly distance: number;
}

export const arcOf = (arc: GunArc, { 'front-arc': front, 'rear-arc': rear }: CardTable): Arc =>
  arc === 'front' ? { ...front, astern: false } : { ...rear, astern: true };

/** (W016) (W018) Whether a ruler from the middle of a machine reaches another within the arc, and with which half. */
export function machineInReach(firer: Machine, arc: GunArc, target: Machine, fight: CardFight): InReach | undefined {
  const [from, to] = [lying(firer, fight), lying(target, fight)];
  if (isTooFar(from, to, fight.pieces) || overlap(from, to)) return undefined;
  const others = inTheWay(firer, target, fight);
  const near = rangeOf(reach(firer.pose, arcOf(arc, fight.pieces), to, others), fight.pieces);
  return arc === 'rear' && near && isBlind(from, to, near, fight) ? undefined : near;
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

/** (W021) (W031) (G025) The cards that a line of fire may not cross: those that overlap the firer do not count. */
function inTheWay(firer: Machine, target: Machine, fight: CardFight): Lying[] {
  const [from, to] = [lying(firer, fight), lying(target, fight)];
  const spares = fight.profile.overlapsBlockNobody ? [from, to] : [from];
  return flying(fight)
    .filter((each) => each.id !== firer.id && each.id !== target.id)
    .map((each) => lying(each, fight))
    .filter((card) => !spares.some((spare) => overlap(spare, card)));
}

/** (W060) The gunner does not see past his own tail what is near behind it. */
const isBlind = (from: Lying, to: Lying, { range }: InReach, fight: CardFight): boolean =>
  has(fight, 'blind-spot') && range === 'short' && leavesByRear(from, to);

function rangeOf(squared: number | undefined, { ruler }: CardTable): InReach | undefined {
  if (squared === undefined || squared > ruler.reach ** 2) return undefined;
  return { range: squared <= ruler.half ** 2 ? 'short' : 'long', distance: millimetres(squared) };
}

const millimetres = (squared: number): number => Math.round(Math.sqrt(squared) / 100);

/** Most machines are out of reach, and a first look at their middles tells. */
function isTooFar(from: Pose, to: Lying, { ruler }: CardTable): boolean {
  const most = ruler.reach + (to.width + to.length) / 2;
  return farSquared(from, to) > most * most;
}
