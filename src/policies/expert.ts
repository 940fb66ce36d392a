import { stakeIn } from '../campaign/men/stake.ts';
import { keysOf } from '../cards/keys-of.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { seededCup } from '../dice/seeded-cup.ts';
import { quicklyInFights, WEIGHED_IN_FIGHTS } from '../games/heads.ts';
import { answerBy, type Policy } from '../kit/head/policy.ts';
import { questionAt, walk } from '../playouts/look-ahead/guess/walk.ts';
import { partInHand } from '../playouts/look-ahead/part-in-hand.ts';
import { playOnFrom } from '../playouts/look-ahead/play-on.ts';
import { race } from '../playouts/look-ahead/race.ts';
import { fightReckoning, missionReckoning, type Reckoning } from '../playouts/look-ahead/worth.ts';
import { type Decision, type Question, questionOf } from '../table/decisions.ts';
import type { Standpoint } from '../table/standpoint.ts';
import type { PartyView, TurnDecisions } from '../table/turn-decisions.ts';
import { sideOf } from '../table/whose.ts';

/** The number of playouts for a decision, all its answers together. */
const PLAYOUTS = 200;

/** How far a decision is played on. */
type Horizon = 'fight' | 'mission';

/** The decisions that it thinks over, because the right answer is not obvious. */
const WEIGHED: { readonly [D in Decision]?: Horizon } = {
  attack: 'mission',
  'lame-duck-field': 'mission',
  escort: 'mission',
  'another-pass': 'mission',
  ...Object.fromEntries(WEIGHED_IN_FIGHTS.map((decision) => [decision, 'fight' as const])),
};

/** An answer, and the policy that answers after it. */
interface Trial {
  readonly answer: string;
  readonly plays: Policy;
}

/**
 * Plays each answer on with dice of its own, through the ordinary rules, and gives the one with the best result. All
 * other decisions are those of the usual commander, with whom it also plays on. It knows what that commander knows. Its
 * random numbers depend on the word and the place of the question. It has no memory: a second expert with the same word
 * continues it exactly.
 */
export function expertPolicy(usual: Policy, word: string, playouts = PLAYOUTS): Policy {
  const expert = new Expert(usual, word, playouts);
  const weighed = keysOf(WEIGHED).map((decision) => [decision, expert.weighing(decision)]);
  return {
    ...usual,
    ...Object.fromEntries(weighed),
    movement: (about, options, book, from) => expert.handFor(about, book, from).movement(about, options, book),
    height: (about, options, book, from) => expert.handFor(about, book, from).height(about, options, book),
  };
}

class Expert {
  readonly #usual: Policy;
  readonly #homeward: Policy;
  readonly #word: string;
  readonly #playouts: number;
  /** Who leads both sides in playouts of fights with planning. */
  readonly #quickly: Partial<Policy>;
  /** Decisions made earlier in a day, by place: a cache. */
  readonly #madeUp = new WeakMap<Standpoint['again'], Map<number, Policy>>();

  constructor(usual: Policy, word: string, playouts: number) {
    this.#usual = usual;
    this.#homeward = homeward(usual);
    this.#word = word;
    this.#playouts = playouts;
    this.#quickly = quicklyInFights('sharp', word);
  }

  /** Each answer, with the present policy of the party. */
  weighing(decision: Decision) {
    return (about: object, options: readonly string[], book: Rulebook, from?: Standpoint): string => {
      const question = questionOf(decision, about, options);
      if (!from || options.length === 1 || isSecret(about)) return answerBy(this.#usual, question, book);
      const plays = this.#handAt(from, book);
      const own = answerBy(plays, question, book);
      const others = options.filter((option) => option !== own);
      const trials = [own, ...others].map((answer) => ({ answer, plays }));
      return this.#best(question, trials, book, from)?.answer ?? own;
    };
  }

  /** Whether to continue or to go home: the policy of a party in the turns of its mission. */
  handFor({ orders }: DecidedTurn, book: Rulebook, from: Standpoint | undefined): Policy {
    return from && orders.errand === 'mission' ? this.#handAt(from, book) : this.#usual;
  }

  /** It decides again whenever something has happened to the party, and keeps that decision until then. */
  #handAt(from: Standpoint, book: Rulebook): Policy {
    const turns = turnsUntil(from, book);
    const state = turns.at(-1)?.state;
    const since = turns.find((turn) => turn.state === state);
    if (!since || since === turns[0] || since.errand !== 'mission') return this.#usual;
    const madeUp = this.#madeUp.get(from.again) ?? new Map<number, Policy>();
    this.#madeUp.set(from.again, madeUp);
    const hand = madeUp.get(since.at) ?? this.#bind({ ...from, past: from.past.slice(0, since.at) }, book);
    madeUp.set(since.at, hand);
    return hand;
  }

  #bind(from: Standpoint, book: Rulebook): Policy {
    const question = questionAt(from, book);
    if (!question) return this.#usual;
    const trials = [this.#usual, this.#homeward].map((plays) => ({ answer: answerBy(plays, question, book), plays }));
    return this.#best(question, trials, book, from)?.plays ?? this.#usual;
  }

  #partInHand(question: Question, book: Rulebook, from: Standpoint): Standpoint {
    const hand = { book, cup: seededCup('alea:1:expert', 0), policy: this.#usual };
    return partInHand(horizonOf(question.decision), from, question, hand);
  }

  /** Of several trials the best for the side that decides. */
  #best(question: Question, trials: readonly Trial[], book: Rulebook, from: Standpoint): Trial | undefined {
    if (question.options.length === 1) return undefined;
    const sign = sideOf(question) === 'allied' ? 1 : -1;
    const seed = `${this.#word}:${from.past.length}`;
    const at = this.#partInHand(question, book, from);
    const tried = trials.map((trial) => ({ trial, policy: { ...trial.plays, ...this.#quickly } }));
    const best = race(tried, this.#playouts, ({ trial: { answer }, policy }, number) => {
      const reckoning = reckoningFor(question, book, from.daysLeft);
      const cup = seededCup(`alea:1:expert:${seed}:${number}`, 0);
      playOnFrom(at, question.decision, answer, { book, cup, policy, hear: reckoning.hear });
      return sign * reckoning.worth();
    });
    return best?.trial;
  }
}

const horizonOf = (decision: Decision): Horizon => WEIGHED[decision] ?? 'mission';

function reckoningFor({ decision, about }: Question, book: Rulebook, daysLeft = 0): Reckoning {
  if (horizonOf(decision) === 'fight') return fightReckoning(book);
  const pilots = new Map('party' in about ? about.party.machines.map(({ pilot }) => [pilot.airman, pilot]) : []);
  return missionReckoning(book, (airman) => {
    const pilot = pilots.get(airman);
    return pilot ? stakeIn(pilot, daysLeft) : 0;
  });
}

/** In a fight with secrets, playouts of the real state would reveal the other side's. */
const isSecret = (about: object): boolean => 'view' in about;

type DecidedTurn = Pick<TurnDecisions['movement']['about'], 'party' | 'orders'>;

/** A turn of a mission with a choice: the state of the party, and the index in the day's history. */
interface TurnTaken {
  readonly state: string;
  readonly errand: DecidedTurn['orders']['errand'];
  readonly at: number;
}

/** The turns of the current mission, up to the present one. */
function turnsUntil(from: Standpoint, book: Rulebook): readonly TurnTaken[] {
  const turns: TurnTaken[] = [];
  walk(from, book, {
    answers: ({ decision, about }, at) => {
      if (decision === 'movement') turns.push({ state: stateOf(about), errand: about.orders.errand, at });
      return undefined;
    },
    draws: (_, card) => card,
    hears: ({ type }) => {
      if (type === 'mission-began') turns.length = 0;
    },
  });
  return turns;
}

/** Who is there, and what has happened: what a commander considers after every fight. */
const stateOf = ({ party, orders }: DecidedTurn): string => [orders.errand, ...party.machines.map(machineState)].join();

const machineState = ({ id, forward, rear, lameDuck, repair, wounds, pilot }: PartyView['machines'][number]): string =>
  [id, pilot.airman, forward?.ammo, rear?.ammo, lameDuck?.number, repair, wounds.length].join(' ');

/** Cancels open work and flies home. */
const homeward = (policy: Policy): Policy => ({
  ...policy,
  movement: (about, options, book) => policy.movement(goingHome(about), options, book),
  height: (about, options, book) => policy.height(goingHome(about), options, book),
  escort: (about, options, book) => policy.escort(goingHome(about), options, book),
});

const goingHome = <A extends { readonly orders: DecidedTurn['orders'] }>(about: A): A => ({
  ...about,
  orders: { ...about.orders, errand: 'home' },
});
