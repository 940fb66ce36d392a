import { templateOf } from '../../../rules/fights/clouds-of-glory/flying/course.ts';
import { radiusOf } from '../../../rules/fights/clouds-of-glory/look-up.ts';
import { arcOf, round, straight, turned } from '../../../rules/fights/geometry/headings.ts';
import type { CloudsCards, FightingMachine } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Stand } from './quick-shot.ts';

/** A way to fly: its steps, and where it leads at the height that she has. */
export interface Way {
  readonly words: readonly string[];
  readonly stand: Stand;
}

/** Steps of fifteen degrees in a turn of thirty, in the widest that is one turn, and in the widest of two. */
const [STEP, ONE, TWO] = [2, 6, 12];

/** Straight on, and round to either hand at once or half way on, as far as there is way for. */
export function waysOf(plane: FightingMachine, cards: CloudsCards): Way[] {
  if (plane.opensWide !== undefined)
    return ['wide-l', 'wide-r'].map((word) => ({ words: [word, 'end'], stand: plane }));
  const { place, heading, height, speed, bank } = plane;
  const way = 100 * speed;
  // Out of a bank she comes level at the end, free to turn to either hand.
  const end = bank === 'level' ? 'end' : 'bank-level';
  const ways: Way[] = [{ words: [end], stand: { place: straight(place, heading, way), heading, height } }];
  const actions = cards.movement.rebuilt.actionsPerTurn.amount;
  const most = Math.min(ONE * Math.min(actions, speed), TWO);
  const radius = radiusOf(templateOf(plane, 0, cards), cards);
  for (const side of ['left', 'right'] as const) {
    if (bank !== 'level' && bank !== side) continue;
    for (const before of [0, Math.floor(speed / 2)]) ways.push(...turns({ plane, side, before, radius, most }));
  }
  return ways;
}

interface Turning {
  readonly plane: FightingMachine;
  readonly side: 'left' | 'right';
  /** Move Units straight on before it. */
  readonly before: number;
  readonly radius: number;
  readonly most: number;
}

function turns({ plane, side, before, radius, most }: Turning): Way[] {
  const { speed, height } = plane;
  const left = 100 * (speed - before);
  const arc = Math.max(arcOf(radius), 1);
  const sign = side === 'right' ? 1 : -1;
  let [place, heading] = [straight(plane.place, plane.heading, 100 * before), plane.heading];
  const ways: Way[] = [];
  for (let step = 1; step <= Math.min(most, Math.floor(left / arc)); step++) {
    place = round(place, heading, radius, sign);
    heading = turned(heading, sign);
    if (step % STEP > 0) continue;
    const words = [...(before > 0 ? [`s${before}`] : []), ...turnWords(step, side), 'bank-level'];
    ways.push({ words, stand: { place: straight(place, heading, left - step * arc), heading, height } });
  }
  return ways;
}

/** One turn as far as it goes, and the rest in another. */
const turnWords = (steps: number, side: Turning['side']): string[] =>
  (steps > ONE ? [ONE, steps - ONE] : [steps]).map((part) => `${side === 'left' ? 'l' : 'r'}${15 * part}`);
