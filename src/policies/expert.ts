import { stakeIn } from '../campaign/men/stake.ts';
import { keysOf } from '../cards/keys-of.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { seededCup } from '../dice/seeded-cup.ts';
import { quicklyInFights, WEIGHED_IN_FIGHTS } from '../games/heads.ts';
import { answerBy, type Policy } from '../kit/head/policy.ts';
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
 * commander knows, and draws from the word given and from the place where the question stands.
 */
export function expertPolicy(usual: Policy, word: string, playouts = PLAYOUTS): Policy {
  const expert = new Expert(usual, word, playouts);
  const weighed = keysOf(WEIGHED).map((decision) => [decision, expert.weighing(decision)]);
  return {
    ...usual,
    ...Object.fromEntries(weighed),
    movement: (about, options, book, from) => expert.move({ decision: 'movement', about, options }, book, from),
    height: (about, options, book) => expert.handFor(about).height(about, options, book),
  };
}

type Moving = Extract<Question, { decision: 'movement' }>;

class Expert {
  readonly #usual: Policy;
  readonly #homeward: Policy;
  readonly #word: string;
  readonly #playouts: number;
  /** Who leads in what is played out, where both sides plan. */
  readonly #quickly: Partial<Policy>;
  /** What has been made up on this mission, by the state of the party for which it was: it holds until that changes. */
  readonly #bound = new Map<string, Policy>();
  #hand: Policy;
  #sent = '';
  #past = 0;

  constructor(usual: Policy, word: string, playouts: number) {
    this.#usual = usual;
    this.#homeward = homeward(usual);
    this.#word = word;
    this.#playouts = playouts;
    this.#quickly = quicklyInFights('sharp', word);
    this.#hand = usual;
  }

  /** Each answer, with the hand that has the party now. */
  weighing(decision: Decision) {
    return (about: object, options: readonly string[], book: Rulebook, from?: Standpoint): string => {
      const plays = this.#hand;
      const question = questionOf(decision, about, options);
      const own = answerBy(plays, question, book);
      if (!from || isSecret(about)) return own;
      const others = options.filter((option) => option !== own);
      const trials = [own, ...others].map((answer) => ({ answer, plays }));
      return this.#best(question, trials, book, from)?.answer ?? own;
    };
  }

  /** Whether to press on or to go home, whenever something has happened to the party since it took off. */
  move(question: Moving, book: Rulebook, from?: Standpoint): string {
    const { about, options } = question;
    if (from && about.orders.errand === 'mission') this.#takeStock(question, book, from);
    return this.handFor(about).movement(about, options, book);
  }

  #takeStock(question: Moving, book: Rulebook, from: Standpoint): void {
    const { about } = question;
    const sent = missionOf(about);
    const state = stateOf(about);
    if (sent !== this.#sent || from.past.length < this.#past) this.#bound.clear();
    const isOff = this.#bound.size === 0;
    this.#sent = sent;
    this.#past = from.past.length;
    if (!this.#bound.has(state)) this.#bound.set(state, isOff ? this.#usual : this.#bind(question, book, from));
  }

  /** Who has the party in hand, and has it until the next turn. */
  handFor(about: Turn): Policy {
    this.#hand = this.#bound.get(stateOf(about)) ?? this.#usual;
    return this.#hand;
  }

  #bind(question: Moving, book: Rulebook, from: Standpoint): Policy {
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

const missionOf = ({ orders: { mission, target, zones } }: Turn): string => [mission, target, ...zones].join();

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
