import { arcOf, round, straight, turned } from '../../../kit/geometry/headings.ts';
import type { FightingMachine } from '../table/skirmish.ts';
import type { Stand } from './likely-shot.ts';

/** A way to fly, and where it leads at the height that she has. */
export interface Way {
  readonly words: readonly string[];
  readonly stand: Stand;
}

/** Whether he flies no more this turn before that other machine has moved. */
export const isDone = ({ status, initiative }: FightingMachine, mover: FightingMachine): boolean =>
  status === 'spinning' || initiative.total < mover.initiative.total;

/** So far straight on, then round a template. */
export interface Turning {
  /** Move Units before it. */
  readonly before: number;
  readonly side: 'left' | 'right';
  readonly radius: number;
  /** By how much the template is tighter than her speed has it. */
  readonly tight: number;
  /** What is left of her way, in hundredths, and how many turns. */
  readonly way: number;
  readonly turns: number;
}

/** Steps of fifteen degrees in a turn of thirty, in the widest that is one turn, and in the widest of two. */
const [STEP, ONE, TWO] = [2, 6, 12];

/** Thirty degrees round, and thirty more, to half a circle: as far as way and turns go; then level, and straight on. */
export function turnsRound({ place, heading, height }: Stand, turning: Turning): Way[] {
  const { before, side, radius, tight, way, turns } = turning;
  const left = way - 100 * before;
  const arc = Math.max(arcOf(radius), 1);
  const sign = side === 'right' ? 1 : -1;
  const most = Math.min(ONE * Math.max(turns, 0), TWO, Math.floor(left / arc));
  const ways: Way[] = [];
  let at = { place: straight(place, heading, 100 * before), heading };
  for (let step = 1; step <= most; step++) {
    at = { place: round(at.place, at.heading, radius, sign), heading: turned(at.heading, sign) };
    if (step % STEP > 0) continue;
    const words = [...(before > 0 ? [`s${before}`] : []), ...turnWords(step, side, tight), 'bank-level'];
    const end = straight(at.place, at.heading, left - step * arc);
    ways.push({ words, stand: { place: end, heading: at.heading, height } });
  }
  return ways;
}

/** One turn as far as it goes, and the rest in another. */
function turnWords(steps: number, side: Turning['side'], tight: number): string[] {
  const mark = tight > 0 ? `+${tight}` : '';
  const parts = steps > ONE ? [ONE, steps - ONE] : [steps];
  return parts.map((part) => `${side === 'left' ? 'l' : 'r'}${15 * part}${mark}`);
}

/** So far straight on, and no more. */
export const straightOn = ({ bank, place, heading, height }: FightingMachine, way: number): Way => ({
  // Out of a bank she comes level at the end, free to turn either way.
  words: [bank === 'level' ? 'end' : 'bank-level'],
  stand: { place: straight(place, heading, way), heading, height },
});

/** Ours: out of a bank she turns to that side only. */
export const sidesOf = ({ bank }: FightingMachine): ('left' | 'right')[] =>
  bank === 'level' ? ['left', 'right'] : [bank];

/** A hit that opens her next move wide leaves her nothing else. */
export const wideWays = (machine: FightingMachine): Way[] =>
  ['wide-l', 'wide-r'].map((word) => ({ words: [word, 'end'], stand: machine }));
