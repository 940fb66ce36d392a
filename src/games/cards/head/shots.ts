import { memoizeBy } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Pose } from '../../../kit/geometry/pose.ts';
import { cosine, HEADINGS, sine, UNIT } from '../../../kit/geometry/turning.ts';
import type { Firepower } from '../cards/damage-cards.ts';
import { CARDS_A_TURN } from '../cards/legal-plan.ts';
import type { SeenMachine } from '../table/view.ts';

/** The mean points of a card of each deck. An explosion counts as 12. */
export const meanPoints = memoizeBy(({ fights }: Rulebook): Readonly<Record<Firepower, number>> => {
  const { decks } = fights['manoeuvre-cards'].damageDecks;
  const of = (letter: Firepower): number => {
    const { cards, of: all } = decks[letter];
    const points = cards.map((card) => card.count * (card.special === 'explosion' ? 12 : card.points));
    return points.reduce((sum, each) => sum + each, 0) / all;
  };
  return { A: of('A'), B: of('B'), C: of('C'), D: of('D') };
});

/** A gun as the program computes it: half its arc as a tangent, ahead or astern. */
export interface CardGun {
  readonly tangent: number;
  readonly way: 1 | -1;
  readonly mean: number;
}

/** (W026) (G031) The guns of a machine whose jams end by that phase of the turn. */
export function gunsOf({ guns, jams }: SeenMachine, book: Rulebook, phase = CARDS_A_TURN): CardGun[] {
  const means = meanPoints(book);
  const { 'front-arc': front, 'rear-arc': rear } = book.fights['manoeuvre-cards'].cardTable;
  const made: CardGun[] = [];
  if (guns.front && jams.front < phase)
    made.push({ tangent: front.across / front.along, way: 1, mean: means[guns.front] });
  if (guns.rear && jams.rear < phase) made.push({ tangent: rear.across / rear.along, way: -1, mean: means[guns.rear] });
  return made;
}

const REACH = 20_000;
const HALF = 10_000;
/** Half of a card: its length and its width. */
export const ALONG = 3400;
export const ACROSS = 2200;
/** The farthest distance of a middle at which any part of the card may be in reach. */
export const TELLS = REACH + ALONG;

/**
 * The points that a gun is likely to score. Tests whether any part of the card lies inside the nearer side of the arc
 * and within the ruler. Ignores corners that graze both limits at once.
 */
function shotWorth(from: Pose, gun: CardGun, to: Pose): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const squared = dx * dx + dy * dy;
  if (squared > TELLS * TELLS || squared < ACROSS * ACROSS) return 0;
  const sin = sine(from.heading) / UNIT;
  const cos = cosine(from.heading) / UNIT;
  const along = gun.way * (dx * sin + dy * cos);
  const right = dx * cos - dy * sin;
  // How far the middle lies outside that side of the arc, and how far the card reaches toward the arc.
  const edge = 1 / Math.sqrt(1 + gun.tangent * gun.tangent);
  const beyond = (Math.abs(right) - along * gun.tangent) * edge;
  if (beyond > ALONG) return 0;
  const turn = (to.heading - from.heading + HEADINGS) % HEADINGS;
  const side = right < 0 ? -edge : edge;
  if (beyond > 0 && beyond > extent(side, -gun.way * gun.tangent * edge, turn)) return 0;
  const far = Math.sqrt(squared);
  const nearest = far - extent(right / far, (gun.way * along) / far, turn);
  if (nearest > REACH || isUpon(far, nearest)) return 0;
  return nearest <= HALF ? 2 * gun.mean : gun.mean;
}

/** How far a card with this heading reaches from its middle, across a direction. */
function extent(right: number, forward: number, turn: number): number {
  const sin = sine(turn) / UNIT;
  const cos = cosine(turn) / UNIT;
  return ALONG * Math.abs(right * sin + forward * cos) + ACROSS * Math.abs(right * cos - forward * sin);
}

/** (W030) Two machines that overlap cannot fire at each other. */
const isUpon = (far: number, nearest: number): boolean => far < 2 * ALONG && nearest < ACROSS;

export function bestShot(from: Pose, guns: readonly CardGun[], to: Pose): number {
  let best = 0;
  for (const gun of guns) best = Math.max(best, shotWorth(from, gun, to));
  return best;
}
