import { leavesByRear, overlap, touchedAt } from '../../../kit/geometry/lying.ts';
import { farSquared, type Lying, type Pose } from '../../../kit/geometry/pose.ts';
import { type Arc, reach } from '../../../kit/geometry/reach.ts';
import type { CardSystem } from './card-systems.ts';
import type { CardTable } from './card-table.ts';

/** How far away a target is: which half of the ruler reaches it, and the distance in whole millimetres. */
export interface InReach {
  readonly range: 'short' | 'long';
  readonly distance: number;
}

/** The pieces, and the rules that decide a line of fire. */
export interface FireRules {
  readonly system: CardSystem;
  readonly pieces: CardTable;
  /** (W060) A gunner does not see past his own tail. */
  readonly blindSpot: boolean;
}

/** The arc of a pilot's guns, of an observer's, or of a gun on the ground. */
export type FireArc = 'front' | 'rear' | 'ground';

export function arcOf(arc: FireArc, { 'front-arc': front, 'rear-arc': rear, ground }: CardTable): Arc {
  if (arc === 'rear') return { ...rear, astern: true };
  const { across, along } = arc === 'front' ? front : ground['anti-aircraft-gun'];
  return { across, along, astern: false };
}

/**
 * (W016) (W018) (G019) Whether a ruler from the middle of a card reaches another card within the arc, and with which
 * half.
 */
export function lineOfFire(
  from: Lying,
  arc: FireArc,
  to: Lying,
  others: () => readonly Lying[],
  rules: FireRules,
): InReach | undefined {
  const { pieces } = rules;
  if (isTooFar(from, to, pieces) || overlap(from, to)) return undefined;
  if (arc === 'rear' && isBlind(from, to, rules)) return undefined;
  const hiding = () => inTheWay(from, to, others(), rules);
  return rangeOf(reach(from, arcOf(arc, pieces), to, hiding), pieces);
}

/**
 * (W021) (W031) (G023) (G025) The cards that a line of fire may not cross. A card that overlaps the firer does not
 * count.
 */
const inTheWay = (from: Lying, to: Lying, others: readonly Lying[], { system }: FireRules): Lying[] => {
  const spares = system === 'wings-of-glory' ? [from, to] : [from];
  return others.filter((card) => !spares.some((spare) => overlap(spare, card)));
};

/**
 * (W060) The ruler from middle to middle leaves over the gunner's own tail, and touches the card with its first half.
 */
const isBlind = (from: Lying, to: Lying, { blindSpot, pieces: { ruler } }: FireRules): boolean =>
  blindSpot && leavesByRear(from, to) && touchedAt(to, from) <= ruler.half ** 2;

function rangeOf(squared: number | undefined, { ruler }: CardTable): InReach | undefined {
  if (squared === undefined || squared > ruler.reach ** 2) return undefined;
  return { range: squared <= ruler.half ** 2 ? 'short' : 'long', distance: millimetres(squared) };
}

export const millimetres = (squared: number): number => Math.round(Math.sqrt(squared) / 100);

/** A cheap first test by the middles: most machines are out of reach. */
function isTooFar(from: Pose, to: Lying, { ruler }: CardTable): boolean {
  const most = ruler.reach + (to.width + to.length) / 2;
  return farSquared(from, to) > most * most;
}
