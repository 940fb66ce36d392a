import { arcOf, round, straight, turned } from '../../../kit/geometry/headings.ts';
import type { FightingMachine } from '../table/skirmish.ts';
import type { Stand } from './likely-shot.ts';

/** A way to fly, and where it leads at the machine's height. */
export interface FlightWay {
  readonly words: readonly string[];
  readonly stand: Stand;
}

/** Whether the other machine moves before this one flies again this turn. */
export const isDone = ({ status, initiative }: FightingMachine, mover: FightingMachine): boolean =>
  status === 'spinning' || initiative.total < mover.initiative.total;

/** Straight on for a distance, then round a template. */
export interface Turning {
  /** Move Units before the turn. */
  readonly before: number;
  readonly side: 'left' | 'right';
  readonly radius: number;
  /** How many templates tighter than the speed gives. */
  readonly tight: number;
  /** The way that is left, in hundredths, and the number of turns that are left. */
  readonly way: number;
  readonly turns: number;
}

/**
 * Steps of fifteen degrees: in a turn of thirty degrees, in the widest single turn, and in the widest pair of turns.
 */
const [STEP, ONE, TWO] = [2, 6, 12];

/** Turns in steps of thirty degrees, up to half a circle, as far as way and turns go; then level and straight on. */
export function turnsRound({ place, heading, height }: Stand, turning: Turning): FlightWay[] {
  const { before, side, radius, tight, way, turns } = turning;
  const left = way - 100 * before;
  const arc = Math.max(arcOf(radius), 1);
  const sign = side === 'right' ? 1 : -1;
  const most = Math.min(ONE * Math.max(turns, 0), TWO, Math.floor(left / arc));
  const ways: FlightWay[] = [];
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

/** One turn as far as it goes, and the rest in a second one. */
function turnWords(steps: number, side: Turning['side'], tight: number): string[] {
  const mark = tight > 0 ? `+${tight}` : '';
  const parts = steps > ONE ? [ONE, steps - ONE] : [steps];
  return parts.map((part) => `${side === 'left' ? 'l' : 'r'}${15 * part}${mark}`);
}

/** Straight on for a distance, and no more. */
export const straightOn = ({ bank, place, heading, height }: FightingMachine, way: number): FlightWay => ({
  // A banked machine levels at the end, so that it may turn to either side.
  words: [bank === 'level' ? 'end' : 'bank-level'],
  stand: { place: straight(place, heading, way), heading, height },
});

/** Ours: a banked machine turns to that side only. */
export const sidesOf = ({ bank }: FightingMachine): ('left' | 'right')[] =>
  bank === 'level' ? ['left', 'right'] : [bank];

/** Damage that demands a wide opening of the next move leaves no other way. */
export const wideWays = (machine: FightingMachine): FlightWay[] =>
  ['wide-l', 'wide-r'].map((word) => ({ words: [word, 'end'], stand: machine }));
