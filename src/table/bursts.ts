/** (24) A burst of some length and its odds. */
export interface BurstOdds {
  readonly burst: number;
  readonly hitWays: number;
  readonly jamWays: number;
}
