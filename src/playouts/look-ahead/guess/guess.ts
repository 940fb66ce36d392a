import type { Rulebook } from '../../../cards/rulebook.ts';
import { drawOneOf, type Generator, generatorFrom } from '../../../dice/seeded-cup.ts';
import { PLANS } from '../../../games/heads.ts';
import { answerBy, type Policy } from '../../../kit/head/policy.ts';
import type { Question } from '../../../table/decisions.ts';
import type { Deck } from '../../../table/decks.ts';
import type { GameEvent } from '../../../table/events.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import type { PastEntry, Standpoint } from '../../../table/standpoint.ts';
import { sideOf } from '../../../table/whose.ts';
import { walk } from './walk.ts';

/** A possible history of the day up to a question, for all that the asked side can know: the n-th guess. */
export type Guess = (number: number) => Standpoint | undefined;

/**
 * How often a guess that contradicts what is seen is repeated; the first tries allow any damage card, later ones only
 * similar cards.
 */
const [TRIES, WIDE] = [12, 4];

/**
 * Guesses at the other side's secrets: plans that have not been shown, and damage cards that lie face down. The real
 * ones are not read. Without secrets every guess is the real history.
 */
export function guessing(asked: Question, from: Standpoint, policy: Policy, book: Rulebook): Guess {
  const kept = keptSecret(enemyOf(sideOf(asked)), from, book);
  if (!kept) return () => undefined;
  if (kept.open.length === from.past.length && kept.faceDown.size === 0) return () => from;
  const seen = JSON.stringify(asked);
  return onceEach((number) => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const guesser = new Guesser(kept, { policy, book, word: `guess ${number} ${attempt}`, look: lookAt(attempt) });
      const found = guesser.guess(seen, from);
      if (found) return found;
    }
    return undefined;
  });
}

/** Memoizes guesses: all answers of a question are played from the same n-th guess. */
function onceEach(guess: Guess): Guess {
  const made = new Map<number, Standpoint | undefined>();
  return (number) => {
    if (!made.has(number)) made.set(number, guess(number));
    return made.get(number);
  };
}

const lookAt = (attempt: number): Guessing['look'] => (attempt < WIDE ? 'wide' : 'close');

/** How guesses are made. */
interface Guessing {
  /** The policy that answers for the other side. */
  readonly policy: Policy;
  readonly book: Rulebook;
  /** The seed of the random choices. */
  readonly word: string;
  /** How similar a replaced card must be. */
  readonly look: 'wide' | 'close';
}

class Guesser {
  readonly #kept: KeptSecret;
  readonly #guessing: Guessing;
  readonly #generator: Generator;
  #fights = 0;

  constructor(kept: KeptSecret, guessing: Guessing) {
    this.#kept = kept;
    this.#guessing = guessing;
    this.#generator = generatorFrom(guessing.word);
  }

  /** A guess is accepted when the asked side sees exactly the same. */
  guess(seen: string, { again }: Standpoint): Standpoint | undefined {
    const walked = walk({ past: this.#kept.open, again }, this.#guessing.book, {
      answers: (question) => (this.#kept.isKept(question, this.#fights) ? this.#answer(question) : undefined),
      draws: (deck, card, place) => (this.#kept.faceDown.has(place) ? this.#card(deck, card) : card),
      hears: (event) => {
        if (beginsAFight(event)) this.#fights += 1;
      },
    });
    return walked && JSON.stringify(walked.question) === seen ? { past: walked.past, again } : undefined;
  }

  /** Revealed answers are known. Of the others half are the policy's, half any possible answer. */
  #answer(question: Question): string {
    const options: readonly string[] = question.options;
    const known = this.#kept.known(question);
    if (known !== undefined) return known;
    const { policy, book } = this.#guessing;
    if (drawOneOf(2, this.#generator) === 0) return answerBy(policy, question, book);
    return options[drawOneOf(options.length, this.#generator)] ?? '';
  }

  /** Another card of the deck with the same visible effect. */
  #card({ left }: Deck, card: string): string {
    const kind = this.#kindOf(card);
    const codes = Object.keys(left).filter((code) => (left[code] ?? 0) > 0 && this.#kindOf(code) === kind);
    const all = codes.flatMap((code) => Array.from({ length: left[code] ?? 0 }, () => code));
    return all[drawOneOf(Math.max(1, all.length), this.#generator)] ?? card;
  }

  #kindOf(code: string): string {
    return PLANS.map(({ kindOf }) => kindOf(code, this.#guessing.look)).join(' ');
  }
}

/** What one side has kept secret up to a question. */
interface KeptSecret {
  /** The history without the answers that are still secret. */
  readonly open: readonly PastEntry[];
  /** The places of the drawn cards that lie face down before its machines. */
  readonly faceDown: ReadonlySet<number>;
  /** Whether an answer to a question of the n-th fight is still secret. */
  isKept(question: Question, fight: number): boolean;
  /** What is known of such an answer all the same. */
  known(question: Question): string | undefined;
}

/** Whether an event begins a fight: secrets of the fight before it end there. */
const beginsAFight = ({ type }: GameEvent): boolean =>
  type === 'fight-began' || PLANS.some(({ begins }) => begins.includes(type));

/** Replays the way to a question, and marks what a side has not shown; nothing, where the replay fails. */
function keptSecret(by: Side, from: Standpoint, book: Rulebook): KeptSecret | undefined {
  const watches = PLANS.map(({ watch }) => watch(by));
  const asked: { readonly question: Question; readonly fight: number; readonly turn: number }[] = [];
  let fights = 0;
  const walked = walk(from, book, {
    answers: (question) => void asked.push({ question, fight: fights, turn: turnOf(question) }),
    draws: (_, card, place) => {
      for (const watch of watches) watch.drew(card, place);
      return card;
    },
    hears: (event) => {
      if (beginsAFight(event)) fights += 1;
      for (const watch of watches) watch.hears(event);
    },
  });
  if (!walked) return undefined;
  const isKept = (question: Question, fight: number, turn = turnOf(question)): boolean =>
    fight === fights && sideOf(question) === by && watches.some((watch) => watch.keeps(question, turn));
  const kept = asked.map(({ question, fight, turn }) => isKept(question, fight, turn));
  let place = 0;
  const open = from.past.filter((fell) => !('asked' in fell && kept[place++]));
  const faceDown = new Set(watches.flatMap((watch) => [...watch.faceDown]));
  const known = (question: Question) =>
    watches.map((watch) => watch.known(question)).find((answer) => answer !== undefined);
  return { open, faceDown, isKept, known };
}

/** Read while the question is open: a view is lazy, and the fight goes on. */
const turnOf = ({ about }: Question): number => ('view' in about && 'turn' in about.view ? about.view.turn : 0);
