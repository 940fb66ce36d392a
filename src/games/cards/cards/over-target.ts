import { liesOn, nearestOn, overlap } from '../../../kit/geometry/lying.ts';
import { beside, farSquared, type Lying, type Pose } from '../../../kit/geometry/pose.ts';
import type { CardTable } from './card-table.ts';
import { isStall } from './legal-plan.ts';
import type { ManoeuvreCard } from './manoeuvre-decks.ts';

/** A card as it is flown: its start and its end. */
export interface CardFlown {
  readonly card: ManoeuvreCard;
  readonly from: Pose;
  readonly ends: Pose;
}

type Pieces = Pick<CardTable, 'base' | 'ruler'>;

const lyingAt = ({ x, y, heading }: Pose, { base }: Pick<Pieces, 'base'>): Lying => ({
  x,
  y,
  heading,
  width: base.width,
  length: base.length,
});

/** (W037) A stall, begun with the middle within half a ruler of any point of the target. */
export const stallsBeside = ({ card, from }: CardFlown, target: Lying, { ruler }: Pieces): boolean =>
  isStall(card) && farSquared(nearestOn(target, from), from) <= ruler.half ** 2;

/** (W038) The machine or its manoeuvre card lies over the middle of the target. */
export function passesOver({ from, ends }: CardFlown, target: Lying, pieces: Pieces): boolean {
  const manoeuvre = { ...beside(from, 0, pieces.base.length), heading: from.heading };
  return [from, manoeuvre, ends].some((pose) => liesOn(target, lyingAt(pose, pieces)));
}

/** Where the bombs of a machine would fall there: on the middle of the target, beside it, or not on it at all. */
export function bombsAt(pose: Pose, target: Lying, pieces: Pick<Pieces, 'base'>): 'middle' | 'beside' | undefined {
  const card = lyingAt(pose, pieces);
  if (!overlap(card, target)) return undefined;
  return liesOn(target, card) ? 'middle' : 'beside';
}

/** (W042) Guns are directed from within a ruler of any point of the target. */
export const isInReach = (pose: Pose, target: Lying, { ruler }: Pick<Pieces, 'ruler'>): boolean =>
  farSquared(nearestOn(target, pose), pose) <= ruler.reach ** 2;
