import { boundOf, isMet, type Line } from './speed-page.ts';

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

/** Milliseconds that the processor has worked for us: others may share the machine. */
export function processorsTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The same by the processor's time, which others on the machine do not lengthen. */
export function ownNanoseconds(work: () => void): number {
  const start = processorsTime();
  work();
  return 1e6 * (processorsTime() - start);
}

/** The median ratio of two kinds of work done in turn, so that a machine that grows slower slows both. */
export function ratioOf(a: () => void, b: () => void, pairs: number): number {
  a();
  b();
  return median(Array.from({ length: pairs }, () => nanoseconds(a) / nanoseconds(b)));
}

const reported: Line[] = [];

/** Prints a ratio beside what it may be at most. */
export function report(what: string, ratio: number, limit: Line['limit'], detail: string): void {
  const line = { what, ratio, limit, detail };
  reported.push(line);
  console.log(
    `${isMet(line) ? 'met ' : 'MISS'}  ${what.padEnd(58)} ${ratio.toFixed(2).padStart(8)}  ${boundOf(line).padEnd(14)} ${detail}`,
  );
}

/** All that has been reported, in its order. */
export const allReported = (): readonly Line[] => reported;

export const misses = (): number => reported.filter((line) => !isMet(line)).length;
