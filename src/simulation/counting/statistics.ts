import type { CampaignResult } from '../simulation.ts';

/** A figure with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

const Z = 1.96;

/** The same for a mean of few figures, whose variance is uncertain too: Student's t, by the number of figures. */
export const zOfFew = (figures: number): number =>
  STUDENT[figures - 2] ?? (figures < 100 ? Z + 2.5 / Math.max(1, figures - 1) : Z);

const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23];

/**
 * So many standard errors are exceeded by any of several figures, whose truth is nought, in one case of twenty: the
 * one-sided quantile of the normal distribution for 0.05 divided by their number (Abramowitz and Stegun 26.2.23).
 */
export function familyZ(figures: number): number {
  const t = Math.sqrt(-2 * Math.log(0.05 / Math.max(1, figures)));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t ** 2;
  return t - above / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3);
}

/** The mean of independent samples. */
export function meanOf(figures: readonly number[]): Estimate {
  const n = figures.length;
  const value = figures.reduce((sum, each) => sum + each, 0) / n;
  const variance = figures.reduce((sum, each) => sum + (each - value) ** 2, 0) / Math.max(1, n - 1);
  const half = zOfFew(n) * Math.sqrt(variance / n);
  return { value, from: value - half, to: value + half };
}

/** A share by Wilson's interval, which stays within 0 and 1 for very small and very large counts. */
export function shareOf(count: number, of: number): Estimate {
  if (of === 0) return { value: Number.NaN, from: 0, to: 1 };
  const share = count / of;
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return {
    value: share,
    from: Math.max(0, Math.min(share, middle - half)),
    to: Math.min(1, Math.max(share, middle + half)),
  };
}

/** A quantile by order statistics, with the interval of its neighbours. */
export function quantileOf(figures: readonly number[], part: number): Estimate {
  const sorted = [...figures].sort((a, b) => a - b);
  const last = sorted.length - 1;
  const at = (place: number) => sorted[Math.max(0, Math.min(last, Math.round(place)))] ?? Number.NaN;
  const half = Z * Math.sqrt(sorted.length * part * (1 - part));
  return { value: at(part * last), from: at(part * last - half), to: at(part * last + half) };
}

/**
 * The ratio of two sums over campaigns. Its interval is based on the differences between campaigns, because events
 * within one are correlated.
 */
export function ratioOf(pairs: readonly (readonly [number, number])[]): Estimate {
  const above = pairs.reduce((sum, [count]) => sum + count, 0);
  const below = pairs.reduce((sum, [, of]) => sum + of, 0);
  const value = above / below;
  const spread = pairs.reduce((sum, [count, of]) => sum + (count - value * of) ** 2, 0);
  const half = (Z * Math.sqrt(spread)) / below;
  return { value, from: value - half, to: value + half };
}

/** Of the men of 1 April, the share still with the flight at the end of each day. */
export function survivalByDay(results: readonly CampaignResult[]): Estimate[] {
  const days = results[0]?.left.length ?? 0;
  return Array.from({ length: days }, (_, day) => ratioOf(results.map(({ left, men }) => [left[day] ?? 0, men])));
}

/** Results of several shards or workers sorted by number, each once. */
export function mergeResults(parts: readonly (readonly CampaignResult[])[]): CampaignResult[] {
  const byNumber = new Map(parts.flat().map((result) => [result.number, result]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** One number for all the work: the same campaigns, dice and answers give the same number. */
export function checksumOf(results: readonly CampaignResult[]): string {
  const sum = results.reduce((so, { checksum, number }) => (Math.imul(so, 31) + checksum + number) >>> 0, 0);
  return sum.toString(16).padStart(8, '0');
}
