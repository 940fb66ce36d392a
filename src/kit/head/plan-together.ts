import { promised } from '../../cards/rulebook.ts';
import type { Side } from '../../table/sides.ts';
import { type Guessing, type Mix, mixesOf, type Pairing, worthsOf } from './mixing.ts';
import { ranked } from './search.ts';

/** One who plans in secret: all that he may do, and what each of it is worth whatever the others do. */
export interface Planner<Plan> {
  readonly side: Side;
  readonly plans: readonly Plan[];
  readonly alone: (plan: Plan) => number;
}

/** What a head has to know of a game in which all plan in secret. */
export interface Board<Plan> {
  readonly planners: readonly Planner<Plan>[];
  /** What a plan of one is worth to him against a plan of an enemy. */
  readonly against: (one: Planned<Plan>, enemy: Planned<Plan>) => number;
  /** What it is worth to both of two who fly together. */
  readonly beside: (one: Plan, mate: Plan) => number;
  /** Whether two plans are so much alike that only the better is worth a thought. */
  readonly alike: (one: Plan, other: Plan) => boolean;
}

export interface Planned<Plan> {
  readonly by: number;
  readonly plan: Plan;
}

/** How much a head thinks: all of it is counted, and none of it measured by the clock. */
export interface Depth {
  /** How often the best answers to what is expected of the others are looked for. */
  readonly looks: number;
  /** How many of them each look adds. */
  readonly answers: number;
  /** How long the mix is worked at. */
  readonly rounds: number;
}

/** The plans that came to be thought over, and how likely each is to be flown. */
export interface Mixed<Plan> {
  readonly plans: readonly Plan[];
  readonly mix: Mix;
}

/** Less likely plans are not reckoned with while one looks for answers; the more who plan, the fewer of each. */
const SELDOM = 0.02;

/** So much a plan may be worth less than the best and be flown all the same, and how often one of these is. */
const CLOSE = 0.7;
const NOW_AND_THEN = 0.4;

/** Where more than so many plan, each look costs much and tells little: so many are taken. */
const [CROWD, IN_A_CROWD] = [4, 2];

/**
 * How all who plan in secret mix their plans. It begins with the plan that each would think of first; every look finds
 * the best answers to the mix so far among all that he may do, and mixes anew with these.
 */
export function plannedTogether<Plan>(board: Board<Plan>, { looks, answers, rounds }: Depth): Mixed<Plan>[] {
  const thought = new Thought(board);
  const most = board.planners.length > CROWD ? IN_A_CROWD : looks;
  for (let look = 0; look < Math.min(looks, most); look++) {
    thought.addAnswers(answers);
    thought.mix(rounds);
  }
  thought.spread();
  return thought.mixed;
}

/** What has been thought of so far. */
class Thought<Plan> {
  readonly #board: Board<Plan>;
  readonly #plans: Plan[][];
  readonly #alone: ReadonlyMap<Plan, number>[];
  readonly #worth = new Map<string, Float64Array[]>();
  #mixes: Mix[];

  constructor(board: Board<Plan>) {
    this.#board = board;
    this.#alone = board.planners.map(({ plans, alone }) => new Map(plans.map((plan) => [plan, alone(plan)])));
    this.#plans = board.planners.map(({ plans }) => plans.slice(0, 1));
    this.#mixes = this.#plans.map((plans) => Float64Array.from(plans, () => 1));
  }

  get mixed(): Mixed<Plan>[] {
    return this.#plans.map((plans, place) => ({ plans, mix: promised(this.#mixes[place], 'mix') }));
  }

  addAnswers(count: number): void {
    const seldom = SELDOM * this.#plans.length;
    const expected = this.mixed.map(({ plans, mix }) =>
      plans.flatMap((plan, i) => ((mix[i] ?? 0) >= seldom ? [{ plan, weight: mix[i] ?? 0 }] : [])),
    );
    const found = this.#board.planners.map((planner, place) => this.#answers(planner, place, expected, count));
    for (const [place, plans] of found.entries()) this.#plans[place]?.push(...plans);
  }

  /** The best of his plans that are not yet thought of, no two of them alike. */
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
    for (const { of: plan } of ranked(plans, worthOf)) {
      if (best.length >= count) break;
      if (![...known, ...best].some((other) => other === plan || alike(other, plan))) best.push(plan);
    }
    return best;
  }

  mix(rounds: number): void {
    this.#mixes = mixesOf(this.#game(), rounds);
  }

  /** What comes to nearly as much as the best is flown too, now and then: it costs little, and nobody can foretell it. */
  spread(): void {
    const worths = worthsOf(this.#game(), this.#mixes);
    this.#mixes = this.#mixes.map((mix, by) => {
      const worth = promised(worths[by], 'worths');
      const best = Math.max(...worth);
      const close = worth.filter((each) => best - each <= CLOSE).length;
      return mix.map((weight, plan) => {
        const isClose = best - (worth[plan] ?? 0) <= CLOSE;
        return (1 - NOW_AND_THEN) * weight + (isClose ? NOW_AND_THEN / close : 0);
      });
    });
  }

  #game(): Guessing {
    const alone = this.#plans.map((plans, by) => Float64Array.from(plans, (plan) => this.#aloneOf(by, plan)));
    return { alone, pairings: this.#pairings() };
  }

  #aloneOf(by: number, plan: Plan): number {
    return this.#alone[by]?.get(plan) ?? 0;
  }

  #pairings(): Pairing[] {
    return this.#plans.flatMap((_, one) => this.#plans.slice(one + 1).map((__, i) => this.#pairing(one, one + 1 + i)));
  }

  #pairing(one: number, other: number): Pairing {
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

/** One of the plans, as likely as the mix has it. */
export function drawnFrom<Plan>({ plans, mix }: Mixed<Plan>, chance: () => number): Plan {
  let left = chance() * mix.reduce((sum, weight) => sum + weight, 0);
  for (const [i, plan] of plans.entries()) {
    left -= mix[i] ?? 0;
    if (left < 0) return plan;
  }
  return promised(plans[0], 'plan');
}
