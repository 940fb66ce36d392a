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

/** How many playouts a decision may cost, all its answers together. */
const PLAYOUTS = 200;

/** As far as a decision is played out. */
type Horizon = 'fight' | 'mission';

/** The decisions that he thinks over, where one does not see at a glance what is right. */
const WEIGHED: { readonly [D in Decision]?: Horizon } = {
  attack: 'mission',
  'lame-duck-field': 'mission',
  escort: 'mission',
  'another-pass': 'mission',
  ...Object.fromEntries(WEIGHED_IN_FIGHTS.map((decision) => [decision, 'fight' as const])),
};

/** An answer, and the policy that answers from there on. */
interface Trial {
  readonly answer: string;
  readonly plays: Policy;
}

/**
 * Plays each answer out in his head with dice of his own, through the ordinary rules, and gives the one that comes out
 * best; whatever he does not think over he does as the commander whose hand he plays on with. He knows what that
 * commander knows, and draws from the word given and from the place where the question stands. He remembers nothing: a
 * second expert with the same word goes on where he was called away.
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
  /** Who leads in what is played out, where both sides plan. */
  readonly #quickly: Partial<Policy>;
  /** What was made up in a day already, by the place in it: it would be the same again. */
  readonly #madeUp = new WeakMap<Standpoint['again'], Map<number, Policy>>();

  constructor(usual: Policy, word: string, playouts: number) {
    this.#usual = usual;
    this.#homeward = homeward(usual);
    this.#word = word;
    this.#playouts = playouts;
    this.#quickly = quicklyInFights('sharp', word);
  }

  /** Each answer, with the hand that has the party now. */
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

  /** Whether to press on or to go home: who has a party in hand in the turns of its mission. */
  handFor({ orders }: Turn, book: Rulebook, from: Standpoint | undefined): Policy {
    return from && orders.errand === 'mission' ? this.#handAt(from, book) : this.#usual;
  }

  /** He decides anew whenever something has happened to the party, and keeps to it until something else has. */
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

  /** Of several trials the best for the side whose decision it is. */
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

/** Where each side has its secrets, what is played out at the true table would betray the other’s. */
const isSecret = (about: object): boolean => 'view' in about;

type Turn = Pick<TurnDecisions['movement']['about'], 'party' | 'orders'>;

/** A turn of a mission in which something was to be chosen: how the party stood, and after how much of the day. */
interface TurnTaken {
  readonly state: string;
  readonly errand: Turn['orders']['errand'];
  readonly at: number;
}

/** The turns of the mission that is being flown, the one that stands the last of them. */
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

/** Who is there, and what has been done to them and by them: what a commander asks after every fight. */
const stateOf = ({ party, orders }: Turn): string => [orders.errand, ...party.machines.map(machineState)].join();

const machineState = ({ id, forward, rear, lameDuck, repair, wounds, pilot }: PartyView['machines'][number]): string =>
  [id, pilot.airman, forward?.ammo, rear?.ammo, lameDuck?.number, repair, wounds.length].join(' ');

/** Leaves undone what is not done yet, and makes for home. */
const homeward = (policy: Policy): Policy => ({
  ...policy,
  movement: (about, options, book) => policy.movement(goingHome(about), options, book),
  height: (about, options, book) => policy.height(goingHome(about), options, book),
  escort: (about, options, book) => policy.escort(goingHome(about), options, book),
});

const goingHome = <A extends { readonly orders: Turn['orders'] }>(about: A): A => ({
  ...about,
  orders: { ...about.orders, errand: 'home' },
});
