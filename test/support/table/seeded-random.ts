import alea from 'seedrandom/lib/alea.js';

/** Numbers below a bound, the same on every run: cases for tests that are too many to be written down. */
export function seededRandom(seed: string): (below: number) => number {
  const generator = alea(seed);
  return (below) => (generator.int32() >>> 0) % below;
}
