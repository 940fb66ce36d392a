import alea from 'seedrandom/lib/alea.js';

/** Random numbers below a bound, the same on every run: for tests with too many cases to write down. */
export function seededRandom(seed: string): (below: number) => number {
  const generator = alea(seed);
  return (below) => (generator.int32() >>> 0) % below;
}
