import { expectDefined } from '../../cards/rulebook.ts';
import type { Side } from '../../table/sides.ts';
import { type GuessingGame, type Mix, mixesOf, type PlannerPair, worthsOf } from './mixing.ts';
import { rankWays } from './search.ts';

/** One planner: all possible plans, and the worth of each whatever the others do. */
export interface Planner<Plan> {
  readonly side: Side;
  readonly plans: readonly Plan[];
  readonly alone: (plan: Plan) => number;
}

/** What the search needs to know of a game with secret plans. */
export interface PlanningBoard<Plan> {
  readonly planners: readonly Planner<Plan>[];
  /** The worth of a plan against an enemy's plan. */
  readonly against: (one: Planned<Plan>, enemy: Planned<Plan>) => number;
  /** The worth of two plans together, for both mates. */
  readonly beside: (one: Plan, mate: Plan) => number;
  /** Whether two plans are so similar that only the better one needs to be considered. */
  readonly alike: (one: Plan, other: Plan) => boolean;
}

export interface Planned<Plan> {
  readonly by: number;
  readonly plan: Plan;
}

/** How much a head thinks. All of it is counted, nothing is timed. */
export interface ThinkingDepth {
  /** How many times best answers to the expected plans of the others are searched. */
  readonly looks: number;
  /** How many plans each search adds. */
  readonly answers: number;
  /** How many rounds the mix takes. */
  readonly rounds: number;
}

/** The plans that were considered, and the probability of each. */
export interface Mixed<Plan> {
  readonly plans: readonly Plan[];
  readonly mix: Mix;
}

/** Less likely plans are ignored in the search for answers; with more planners the limit is higher. */
const SELDOM = 0.02;

/** A plan may be worth so much less than the best and still be flown; and how often such a plan is. */
const CLOSE = 0.7;
const NOW_AND_THEN = 0.4;

/** With more planners than this each search is slow and gains little, so their number is limited. */
const [CROWD, IN_A_CROWD] = [4, 2];

/**
 * The mixed plans of all who plan in secret. It begins with each planner's first idea. Every round finds the best
 * answers to the current mix among all plans, and mixes again with these.
 */
export function plannedTogether<Plan>(
  board: PlanningBoard<Plan>,
  { looks, answers, rounds }: ThinkingDepth,
): Mixed<Plan>[] {
  const thought = new ThoughtPlans(board);
  const most = board.planners.length > CROWD ? IN_A_CROWD : looks;
  for (let look = 0; look < Math.min(looks, most); look++) {
    thought.addAnswers(answers);
    thought.mix(rounds);
  }
  thought.spread();
  return thought.mixed;
}

/** The plans considered so far. */
class ThoughtPlans<Plan> {
  readonly #board: PlanningBoard<Plan>;
  readonly #plans: Plan[][];
  readonly #alone: ReadonlyMap<Plan, number>[];
  readonly #worth = new Map<string, Float64Array[]>();
  #mixes: Mix[];

  constructor(board: PlanningBoard<Plan>) {
    this.#board = board;
    this.#alone = board.planners.map(({ plans, alone }) => new Map(plans.map((plan) => [plan, alone(plan)])));
    this.#plans = board.planners.map(({ plans }) => plans.slice(0, 1));
    this.#mixes = this.#plans.map((plans) => Float64Array.from(plans, () => 1));
  }

  get mixed(): Mixed<Plan>[] {
    return this.#plans.map((plans, place) => ({ plans, mix: expectDefined(this.#mixes[place], 'mix') }));
  }

  addAnswers(count: number): void {
    const seldom = SELDOM * this.#plans.length;
    const expected = this.mixed.map(({ plans, mix }) =>
      plans.flatMap((plan, i) => ((mix[i] ?? 0) >= seldom ? [{ plan, weight: mix[i] ?? 0 }] : [])),
    );
    const found = this.#board.planners.map((planner, place) => this.#answers(planner, place, expected, count));
    for (const [place, plans] of found.entries()) this.#plans[place]?.push(...plans);
  }

  /** The planner's best plans that are not considered yet, no two of them similar. */
  #answers(
    { side, plans }: Planner<Plan>,
    by: number,
    expected: readonly (readonly Expected<Plan>[])[],
    count: number,
  ): Plan[] {
    const { planners, against, beside, alike } = this.#board;
    const others = expected.flatMap((of, place) =>
      place === by
        ? []
        : of.map(({ plan, weight }) => ({ plan, weight, place, isMate: planners[place]?.side === side })),
    );
    const worthOf = (plan: Plan): number => {
      let worth = this.#aloneOf(by, plan);
      for (const { place, weight, isMate, plan: other } of others)
        worth += weight * (isMate ? beside(plan, other) : against({ by, plan }, { by: place, plan: other }));
      return worth;
    };
    const known = this.#plans[by] ?? [];
    const best: Plan[] = [];
    for (const { of: plan } of rankWays(plans, worthOf)) {
      if (best.length >= count) break;
      if (![...known, ...best].some((other) => other === plan || alike(other, plan))) best.push(plan);
    }
    return best;
  }

  mix(rounds: number): void {
    this.#mixes = mixesOf(this.#game(), rounds);
  }

  /** Plans nearly as good as the best are sometimes flown too: it costs little and makes the choice unpredictable. */
  spread(): void {
    const worths = worthsOf(this.#game(), this.#mixes);
    this.#mixes = this.#mixes.map((mix, by) => {
      const worth = expectDefined(worths[by], 'worths');
      const best = Math.max(...worth);
      const close = worth.filter((each) => best - each <= CLOSE).length;
      return mix.map((weight, plan) => {
        const isClose = best - (worth[plan] ?? 0) <= CLOSE;
        return (1 - NOW_AND_THEN) * weight + (isClose ? NOW_AND_THEN / close : 0);
      });
    });
  }

  #game(): GuessingGame {
    const alone = this.#plans.map((plans, by) => Float64Array.from(plans, (plan) => this.#aloneOf(by, plan)));
    return { alone, pairings: this.#pairings() };
  }

  #aloneOf(by: number, plan: Plan): number {
    return this.#alone[by]?.get(plan) ?? 0;
  }

  #pairings(): PlannerPair[] {
    return this.#plans.flatMap((_, one) => this.#plans.slice(one + 1).map((__, i) => this.#pairing(one, one + 1 + i)));
  }

  #pairing(one: number, other: number): PlannerPair {
    const { planners, against, beside } = this.#board;
    const areMates = planners[one]?.side === planners[other]?.side;
    const key = `${one} ${other}`;
    const worth = this.#worth.get(key) ?? [];
    this.#worth.set(key, worth);
    const his = this.#plans[other] ?? [];
    for (const [place, plan] of (this.#plans[one] ?? []).entries()) {
      const before = worth[place];
      if (before?.length === his.length) continue;
      worth[place] = Float64Array.from(
        his,
        (answer, i) =>
          before?.[i] ?? (areMates ? beside(plan, answer) : against({ by: one, plan }, { by: other, plan: answer })),
      );
    }
    return { one, other, worth, are: areMates ? 'together' : 'opposed' };
  }
}

interface Expected<Plan> {
  readonly plan: Plan;
  readonly weight: number;
}

/** A random plan with the probabilities of the mix. */
export function drawnFrom<Plan>({ plans, mix }: Mixed<Plan>, chance: () => number): Plan {
  let left = chance() * mix.reduce((sum, weight) => sum + weight, 0);
  for (const [i, plan] of plans.entries()) {
    left -= mix[i] ?? 0;
    if (left < 0) return plan;
  }
  return expectDefined(plans[0], 'plan');
}
