import type { Firepower } from '../../../rulebook/fights/manoeuvre-cards/damage-cards.ts';
import type { Pose } from '../../../rulebook/geometry/pose.ts';
import { cosine, sine, UNIT } from '../../../rulebook/geometry/turning.ts';
import { oncePer } from '../../../rulebook/reading/once.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { SeenMachine } from '../../../table/fights/manoeuvre-cards/view.ts';

/** The points that a card of each deck brings in the mean; an explosion counts as many as it takes to fall. */
export const meanPoints = oncePer(
  ({
    fights: {
      'manoeuvre-cards': { damageDecks },
    },
  }: Rulebook): Readonly<Record<Firepower, number>> => {
    const of = (letter: Firepower): number => {
      const { cards, of: all } = damageDecks.decks[letter];
      return (
        cards.reduce((sum, { points, special, count }) => sum + count * (special === 'explosion' ? 12 : points), 0) /
        all
      );
    };
    return { A: of('A'), B: of('B'), C: of('C'), D: of('D') };
  },
);

/** A gun as the program reckons with it: its arc by the tangent of its half, ahead or astern. */
export interface Gun {
  readonly tangent: number;
  readonly way: 1 | -1;
  readonly mean: number;
}

/** The guns of a machine that are not jammed for this turn and the next. */
export function gunsOf({ guns, jams }: SeenMachine, book: Rulebook): Gun[] {
  const means = meanPoints(book);
  const { 'front-arc': front, 'rear-arc': rear } = book.fights['manoeuvre-cards'].cardTable;
  const made: Gun[] = [];
  if (guns.front && jams.front < 3) made.push({ tangent: front.across / front.along, way: 1, mean: means[guns.front] });
  if (guns.rear && jams.rear < 3) made.push({ tangent: rear.across / rear.along, way: -1, mean: means[guns.rear] });
  return made;
}

const REACH = 20_000;
const HALF = 10_000;
/** Nearly all of a target lies so far about its middle. */
const BODY = 2800;
/** How far from a gun a middle may be for any of it to be within the ruler. */
export const TELLS = REACH + BODY;

/**
 * The points that a gun is likely to score. It is reckoned from the target's middle as if that were round: quick, and
 * right but for grazing shots.
 */
export function shotWorth(from: Pose, gun: Gun, to: Pose): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const squared = dx * dx + dy * dy;
  if (squared > TELLS * TELLS || squared < BODY * BODY) return 0;
  const sin = sine(from.heading) / UNIT;
  const cos = cosine(from.heading) / UNIT;
  const along = gun.way * (dx * sin + dy * cos);
  const across = Math.abs(dx * cos - dy * sin);
  // How far the middle lies outside the side of the arc.
  const beyond = (across - along * gun.tangent) / Math.sqrt(1 + gun.tangent * gun.tangent);
  if (beyond > BODY) return 0;
  const far = Math.sqrt(squared) - BODY;
  return far <= HALF ? 2 * gun.mean : gun.mean;
}
