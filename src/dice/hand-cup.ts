import { CHECKS, type Stream } from '../table/checks.ts';
import type { Cup } from './cup.ts';

/** A cup with some of its streams in the player's own hand; the others, and all that fell before, are the program's. */
export function handCup(cup: Cup, byHand: ReadonlySet<Stream>): Cup {
  return {
    throw: (check) => cup.throw(check),
    isByHand: (check) => byHand.has(CHECKS[check].stream),
    during: (flight, part) => handCup(cup.during(flight, part), byHand),
  };
}
