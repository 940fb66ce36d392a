/** The probability of each plan; the sum is 1. */
export type Mix = Float64Array;

/** Two planners who choose without seeing each other's plan, by index. */
export interface PlannerPair {
  readonly one: number;
  readonly other: number;
  /** The worth of a plan of the first against a plan of the second, for the first. */
  readonly worth: readonly Float64Array[];
  /** Opposed: what one wins the other loses. Together: both win it. */
  readonly are: 'opposed' | 'together';
}

/** A guessing game: the worth of each plan by itself, and of pairs of plans. */
export interface GuessingGame {
  readonly alone: readonly Float64Array[];
  readonly pairings: readonly PlannerPair[];
}

/**
 * The mixed strategies of all, each expecting the others to mix as well: regret matching over so many rounds, with
 * later rounds weighted more.
 */
export function mixesOf({ alone, pairings }: GuessingGame, rounds: number): Mix[] {
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

/** Plans with a lower probability are leftovers from the first rounds. */
const SELDOM = 0.02;

const likelier = (mix: Mix): Mix => {
  const most = Math.max(...mix);
  return mix.map((weight) => (weight < SELDOM && weight < most ? 0 : weight));
};

/** The worth of each plan while all others mix in this way. */
export function worthsOf({ alone, pairings }: GuessingGame, mixes: readonly Mix[]): Float64Array[] {
  const worths = alone.map((plans) => Float64Array.from(plans));
  for (const { one, other, worth, are } of pairings) {
    const [mine, his] = [mixes[one], mixes[other]];
    const [toMe, toHim] = [worths[one], worths[other]];
    if (mine && his && toMe && toHim) meet({ worth, mine, his }, toMe, toHim, are === 'opposed' ? -1 : 1);
  }
  return worths;
}

interface MetPlans {
  readonly worth: readonly Float64Array[];
  readonly mine: Mix;
  readonly his: Mix;
}

function meet({ worth, mine, his }: MetPlans, toMe: Float64Array, toHim: Float64Array, sign: 1 | -1): void {
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

/** How much more each plan would have brought than the mix; never negative. */
function regret(regrets: Float64Array | undefined, worth: Float64Array, mix: Mix | undefined): void {
  if (!regrets || !mix) return;
  const mean = meanOf(worth, mix);
  for (let plan = 0; plan < worth.length; plan++)
    regrets[plan] = Math.max(0, (regrets[plan] ?? 0) + (worth[plan] ?? 0) - mean);
}

function add(sum: Float64Array | undefined, mix: Mix, times: number): void {
  if (sum) for (let plan = 0; plan < mix.length; plan++) sum[plan] = (sum[plan] ?? 0) + (mix[plan] ?? 0) * times;
}

/** Weights normalized to a sum of 1; equal, where all are 0. */
function shares(weights: Float64Array): Mix {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return sum > 0 ? weights.map((weight) => weight / sum) : weights.map(() => 1 / weights.length);
}
