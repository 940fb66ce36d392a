import { setFlagsFromString } from 'node:v8';

/**
 * How much code runs, in bytes, before node optimizes a function. Most commands run each function a few times: they end
 * sooner if little is optimized. Code that plays many fights is optimized as early as node does by itself.
 */
const LATE = '--interrupt-budget=1000000';
const EARLY = '--interrupt-budget=135168';

/**
 * Limits how much node inlines into one function. A worker compiles the program for itself, which takes as long as some
 * hundred campaigns, and playouts at a prompt are over before everything is compiled; with less inlining it is done
 * sooner.
 */
const INLINING = '--max-inlined-bytecode-size-cumulative=150';

/** For a command, from its start on: only what runs long is optimized. */
export function compileLate(): void {
  setFlagsFromString(LATE);
}

/** For code that plays many fights: it applies to everything compiled from now on. */
export function compileLittle(): void {
  setFlagsFromString(INLINING);
  setFlagsFromString(EARLY);
}
