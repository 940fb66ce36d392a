import { setFlagsFromString } from 'node:v8';

/**
 * Limits how much node inlines into one function. A worker compiles the program for itself, which takes as long as some
 * hundred campaigns, and playouts at a prompt are over before everything is compiled; with less inlining it is done
 * sooner.
 */
const INLINING = '--max-inlined-bytecode-size-cumulative=150';

/** For code that plays many fights: it applies to everything compiled from now on. */
export function compileLittle(): void {
  setFlagsFromString(INLINING);
}
