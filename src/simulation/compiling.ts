import { setFlagsFromString } from 'node:v8';

/**
 * How much node draws into one function before it compiles it: little. A worker compiles the program for itself, which
 * takes as long as some hundred campaigns, and what is played out at a prompt is over before all is compiled; the less
 * is drawn in, the sooner it is done.
 */
const INLINING = '--max-inlined-bytecode-size-cumulative=150';

/** For what plays many fights: it holds for all that is compiled from now on. */
export function compileLittle(): void {
  setFlagsFromString(INLINING);
}
