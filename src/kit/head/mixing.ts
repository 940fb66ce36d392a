/** How likely each of somebody's plans is; together 1. */
export type Mix = Float64Array;

/** Two who choose without seeing what the other has chosen, by their places among all. */
export interface Pairing {
  readonly one: number;
  readonly other: number;
  /** What a plan of the one is worth to him against a plan of the other. */
  readonly worth: readonly Float64Array[];
  /** What the one wins the other loses; or they fly together, and both have it. */
  readonly are: 'opposed' | 'together';
}

/** A game of guessing: what each plan is worth by itself, and what plans are worth against each other. */
export interface Guessing {
  readonly alone: readonly Float64Array[];
  readonly pairings: readonly Pairing[];
}

/**
 * How everybody mixes his plans who expects the others to do likewise: regret matching, by so many rounds, the later
 * counted the more.
 */
export function mixesOf({ alone, pairings }: Guessing, rounds: number): Mix[] {
  const regrets = alone.map((plans) => new Float64Array(plans.length));
  const sums = alone.map((plans) => new Float64Array(plans.length));
  for (let round = 1; round <= rounds; round++) {
    const now = regrets.map(shares);
    const worths = worthsOf({ alone, pairings }, now);
    for (const [place, worth] of worths.entries()) regret(regrets[place], worth, now[place]);
    for (const [place, mix] of now.entries()) add(sums[place], mix, round);
  }
  return sums.map((sum) => shares(likelier(shares(sum))));
}

/** What is so seldom flown is left of what was tried before anything was known. */
const SELDOM = 0.02;

const likelier = (mix: Mix): Mix => {
  const most = Math.max(...mix);
  return mix.map((weight) => (weight < SELDOM && weight < most ? 0 : weight));
};

/** What each plan of everybody is worth while all the others mix theirs so. */
export function worthsOf({ alone, pairings }: Guessing, mixes: readonly Mix[]): Float64Array[] {
  const worths = alone.map((plans) => Float64Array.from(plans));
  for (const { one, other, worth, are } of pairings) {
    const [mine, his] = [mixes[one], mixes[other]];
    const [toMe, toHim] = [worths[one], worths[other]];
    if (mine && his && toMe && toHim) meet({ worth, mine, his }, toMe, toHim, are === 'opposed' ? -1 : 1);
  }
  return worths;
}

interface Met {
  readonly worth: readonly Float64Array[];
  readonly mine: Mix;
  readonly his: Mix;
}

function meet({ worth, mine, his }: Met, toMe: Float64Array, toHim: Float64Array, sign: 1 | -1): void {
  for (const [plan, row] of worth.entries()) {
    const weight = (mine[plan] ?? 0) * sign;
    toMe[plan] = (toMe[plan] ?? 0) + meanOf(row, his);
    if (weight !== 0) add(toHim, row, weight);
  }
}

function meanOf(row: Float64Array, mix: Mix): number {
  let sum = 0;
  for (let answer = 0; answer < row.length; answer++) sum += (row[answer] ?? 0) * (mix[answer] ?? 0);
  return sum;
}

/** What each plan would have brought more than the mix did; never below nought. */
function regret(regrets: Float64Array | undefined, worth: Float64Array, mix: Mix | undefined): void {
  if (!regrets || !mix) return;
  const mean = meanOf(worth, mix);
  for (let plan = 0; plan < worth.length; plan++)
    regrets[plan] = Math.max(0, (regrets[plan] ?? 0) + (worth[plan] ?? 0) - mean);
}

function add(sum: Float64Array | undefined, mix: Mix, times: number): void {
  if (sum) for (let plan = 0; plan < mix.length; plan++) sum[plan] = (sum[plan] ?? 0) + (mix[plan] ?? 0) * times;
}

/** As parts of 1; all alike, where there is nothing to tell them apart. */
function shares(weights: Float64Array): Mix {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return sum > 0 ? weights.map((weight) => weight / sum) : weights.map(() => 1 / weights.length);
}
