/** The median of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Nanoseconds that one unit of work takes: the median of several runs, after some to warm up. */
export function nsPer(units: number, work: () => void, runs = 15): number {
  for (let i = 0; i < 5; i++) work();
  return median(Array.from({ length: runs }, () => nanoseconds(work) / units));
}

export function nanoseconds(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start);
}

/** The median ratio of two kinds of work done in turn, so that a machine that grows slower slows both. */
export function ratioOf(a: () => void, b: () => void, pairs: number): number {
  a();
  b();
  return median(Array.from({ length: pairs }, () => nanoseconds(a) / nanoseconds(b)));
}

let failed = 0;

/** Prints a ratio beside what it may be at most. */
export function report(
  what: string,
  ratio: number,
  limit: { atMost: number } | { atLeast: number },
  detail: string,
): void {
  const good = 'atMost' in limit ? ratio <= limit.atMost : ratio >= limit.atLeast;
  const bound = 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
  if (!good) failed += 1;
  console.log(
    `${good ? 'met ' : 'MISS'}  ${what.padEnd(58)} ${ratio.toFixed(2).padStart(8)}  ${bound.padEnd(14)} ${detail}`,
  );
}

export const misses = (): number => failed;
