import { oncePer } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Pose } from '../../../kit/geometry/pose.ts';
import { cosine, HEADINGS, sine, UNIT } from '../../../kit/geometry/turning.ts';
import type { Firepower } from '../cards/damage-cards.ts';
import { CARDS_A_TURN } from '../cards/legal-plan.ts';
import type { SeenMachine } from '../table/view.ts';

/** The points that a card of each deck brings in the mean; an explosion counts as many as it takes to fall. */
export const meanPoints = oncePer(({ fights }: Rulebook): Readonly<Record<Firepower, number>> => {
  const { decks } = fights['manoeuvre-cards'].damageDecks;
  const of = (letter: Firepower): number => {
    const { cards, of: all } = decks[letter];
    const points = cards.map((card) => card.count * (card.special === 'explosion' ? 12 : card.points));
    return points.reduce((sum, each) => sum + each, 0) / all;
  };
  return { A: of('A'), B: of('B'), C: of('C'), D: of('D') };
});

/** A gun as the program reckons with it: its arc by the tangent of its half, ahead or astern. */
export interface Gun {
  readonly tangent: number;
  readonly way: 1 | -1;
  readonly mean: number;
}

/** (W026) (G031) The guns of a machine that will be free of their jams by that phase of the turn. */
export function gunsOf({ guns, jams }: SeenMachine, book: Rulebook, phase = CARDS_A_TURN): Gun[] {
  const means = meanPoints(book);
  const { 'front-arc': front, 'rear-arc': rear } = book.fights['manoeuvre-cards'].cardTable;
  const made: Gun[] = [];
  if (guns.front && jams.front < phase)
    made.push({ tangent: front.across / front.along, way: 1, mean: means[guns.front] });
  if (guns.rear && jams.rear < phase) made.push({ tangent: rear.across / rear.along, way: -1, mean: means[guns.rear] });
  return made;
}

const REACH = 20_000;
const HALF = 10_000;
/** Half of a card: along it, and across. */
export const ALONG = 3400;
export const ACROSS = 2200;
/** How far from a gun a middle may be for any of it to be within the ruler. */
export const TELLS = REACH + ALONG;

/**
 * The points that a gun is likely to score: whether any of the card lies within the side of the arc that it is nearest
 * to, and within the ruler. Corners that graze both at once are left out.
 */
function shotWorth(from: Pose, gun: Gun, to: Pose): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const squared = dx * dx + dy * dy;
  if (squared > TELLS * TELLS || squared < ACROSS * ACROSS) return 0;
  const sin = sine(from.heading) / UNIT;
  const cos = cosine(from.heading) / UNIT;
  const along = gun.way * (dx * sin + dy * cos);
  const right = dx * cos - dy * sin;
  // How far the middle lies outside the side of the arc, and how far the card reaches toward it from there.
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

/** How far a card that is turned so reaches from its middle to either hand of a direction. */
function extent(right: number, forward: number, turn: number): number {
  const sin = sine(turn) / UNIT;
  const cos = cosine(turn) / UNIT;
  return ALONG * Math.abs(right * sin + forward * cos) + ACROSS * Math.abs(right * cos - forward * sin);
}

/** (W030) Two that lie upon each other cannot fire at each other. */
const isUpon = (far: number, nearest: number): boolean => far < 2 * ALONG && nearest < ACROSS;

/** The best that any of the guns is likely to score. */
export function bestShot(from: Pose, guns: readonly Gun[], to: Pose): number {
  let best = 0;
  for (const gun of guns) best = Math.max(best, shotWorth(from, gun, to));
  return best;
}
