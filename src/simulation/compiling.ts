import { setFlagsFromString } from 'node:v8';

/**
 * How much code runs, in bytes, before node optimizes a function. Most commands run each function a few times: they end
 * sooner if little is optimized. Code that plays many fights is optimized as early as node 20 does by itself. Later
 * versions of node count calls in place of bytes, do not know the option, and compile in more steps.
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
  countBytes(LATE);
}

/** For code that plays many fights: it applies to everything compiled from now on. */
export function compileLittle(): void {
  setFlagsFromString(INLINING);
  countBytes(EARLY);
}

function countBytes(option: string): void {
  if (COUNTS_BYTES) setFlagsFromString(option);
}

const COUNTS_BYTES = process.versions.node.startsWith('20.');
