import type { StandAloneBattle } from '../campaign/stand-alone-battle.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { isMidTurn } from '../games/table.ts';
import { answerBy, type Policy } from '../kit/head/policy.ts';
import { type Attempted, attempt } from '../logbook/attempt.ts';
import type { Asked } from '../logbook/day-so-far.ts';
import { policyNamed } from '../policies/policies.ts';
import { playBattle } from '../procedure/resolve-fight.ts';
import type { Question } from '../table/decisions.ts';
import type { GameEvent } from '../table/events.ts';
import { enemyOf, SIDES, type Side } from '../table/sides.ts';
import type { Standpoint } from '../table/standpoint.ts';
import { isFor, sideOf } from '../table/whose.ts';
import type { GunsOf } from './letter.ts';
import { MailedCup, type MailedFall, type Secrets } from './mailed-cup.ts';
import { gunsOf, type PlayedMove } from './match.ts';

/** A battle as it begins, and the cards that it is fought with. */
export interface BattleByMail {
  readonly state: StandAloneBattle;
  readonly book: Rulebook;
}

/** Who answers beyond the moves that were given, as long as his move lasts. */
export interface AnsweringAhead {
  readonly side: Side;
  /** How his questions of the middle of a turn are answered from this move on. */
  readonly guns: GunsOf;
  readonly answer: (question: Question, from: Standpoint) => string | undefined;
}

/** Where a move begins: how much had been told by then, and its first question. */
interface Beginning {
  readonly told: number;
  readonly question: Question;
}

/** How far the moves of a game lead. */
export interface MailedPlay {
  readonly outcome: Attempted<StandAloneBattle>;
  /** Whether each move was asked for, and every answer in it allowed. */
  readonly fits: boolean;
  /** By the index of the move. */
  readonly beginnings: readonly Beginning[];
  readonly falls: readonly MailedFall[];
  /** Whether dice have fallen since the last answer of a move. */
  readonly hasFallen: boolean;
  /** What was answered beyond the moves. */
  readonly further: readonly string[];
}

/** The side that is asked; nothing where dice are due, or the battle is over. */
export const sideToAnswer = ({ outcome }: Pick<MailedPlay, 'outcome'>): Side | undefined =>
  outcome.status === 'asking' ? sideOf(outcome.question) : undefined;

/** Plays a battle by its moves. A pure function: both players come to the same. */
export function playMoves(
  { state, book }: BattleByMail,
  moves: readonly PlayedMove[],
  secrets: Secrets,
  ahead?: AnsweringAhead,
): MailedPlay {
  const play = new MovesPlayed(moves, gunnersOf(secrets.game), book, ahead);
  const cup = new MailedCup(secrets, () => play.segment);
  play.watches(cup);
  const commander = (asked: Asked, today: readonly GameEvent[], from: Standpoint) => play.answer(asked, today, from);
  const outcome = attempt(playBattle, state, [], { book, cup, commander });
  const { fits, beginnings, hasFallen, further } = play;
  return { outcome, fits, beginnings, falls: cup.falls, hasFallen, further };
}

/** The steady gunner of each side, the same on both machines. */
const gunnersOf = (game: string): Readonly<Record<Side, Policy>> => {
  const [allied, german] = SIDES.map((side) => policyNamed('steady', `${game} ${side}`, 'quick', 'by-place'));
  if (!allied || !german) throw new Error('There are two sides.');
  return { allied, german };
};

/** Answers from the moves, one after the other, and keeps what became of them. */
class MovesPlayed {
  readonly beginnings: Beginning[] = [];
  readonly further: string[] = [];
  readonly #moves: readonly PlayedMove[];
  readonly #gunners: Readonly<Record<Side, Policy>>;
  readonly #book: Rulebook;
  readonly #ahead: AnsweringAhead | undefined;
  #cup: MailedCup | undefined;
  /** The answers taken from the present move; the falls when the last of them was given. */
  #taken = 0;
  #fallen = 0;
  #isUnfit = false;

  constructor(
    moves: readonly PlayedMove[],
    gunners: Readonly<Record<Side, Policy>>,
    book: Rulebook,
    ahead: AnsweringAhead | undefined,
  ) {
    this.#moves = moves;
    this.#gunners = gunners;
    this.#book = book;
    this.#ahead = ahead;
  }

  watches(cup: MailedCup): void {
    this.#cup = cup;
  }

  get fits(): boolean {
    return !this.#isUnfit && this.beginnings.length >= this.#moves.length && this.#isTaken;
  }

  get hasFallen(): boolean {
    return (this.#cup?.falls.length ?? 0) > this.#fallen;
  }

  /** The segment that play has come to: so many moves have begun. */
  get segment(): number | undefined {
    return this.#isTaken ? this.beginnings.length : undefined;
  }

  answer({ question }: Asked, today: readonly GameEvent[], from: Standpoint): string | undefined {
    const side = sideOf(question);
    if (isMidTurn(question.decision) && this.#gunsOf(side) === 'steady')
      return answerBy(this.#gunners[side], question, this.#book, from);
    const answer = this.#next(side, question, today) ?? this.#goOn(side, question, today, from);
    if (answer !== undefined) this.#fallen = this.#cup?.falls.length ?? 0;
    return answer;
  }

  #gunsOf(side: Side): GunsOf {
    if (this.#ahead?.side === side && this.further.length > 0) return this.#ahead.guns;
    return gunsOf(this.#moves.slice(0, this.beginnings.length), side);
  }

  get #present(): PlayedMove | undefined {
    return this.#moves[this.beginnings.length - 1];
  }

  /** Whether all answers of the present move are given; those that are sealed are, as soon as one is. */
  get #isTaken(): boolean {
    const present = this.#present;
    return present?.answers === undefined || this.#taken >= present.answers.length;
  }

  /** The answer of the moves. In the place of one that is sealed stands the first that is allowed. */
  #next(side: Side, question: Question, today: readonly GameEvent[]): string | undefined {
    if (!this.#isGoingOn(side)) {
      if (this.beginnings.length >= this.#moves.length) return undefined;
      this.beginnings.push({ told: today.length, question });
      this.#taken = 0;
    }
    const { options }: { options: readonly string[] } = question;
    const move = this.#present;
    const answer = move?.answers === undefined ? options[0] : move.answers[this.#taken];
    this.#taken += 1;
    if (move?.by === side && answer !== undefined && options.includes(answer)) return answer;
    this.#isUnfit = true;
    return undefined;
  }

  /** Whether the present move has an answer to this question too, as it seems. */
  #isGoingOn(side: Side): boolean {
    const present = this.#present;
    if (!present) return false;
    return present.answers === undefined ? present.by === side : !this.#isTaken;
  }

  #goOn(side: Side, question: Question, today: readonly GameEvent[], from: Standpoint): string | undefined {
    const isOver = this.beginnings.length < this.#moves.length || this.#isUnfit;
    if (isOver || side !== this.#ahead?.side || !this.#lasts(side, today)) return undefined;
    const answer = this.#ahead.answer(question, from);
    if (answer === undefined) return undefined;
    if (this.further.length === 0) this.beginnings.push({ told: today.length, question });
    this.further.push(answer);
    return answer;
  }

  /** A move lasts until dice fall; behind a sealed one until anything is told, for that depends on the seal. */
  #lasts(side: Side, today: readonly GameEvent[]): boolean {
    if (this.further.length === 0) return true;
    return !this.hasFallen && !isToldSince(this.#moves, this.beginnings, today, side);
  }
}

/** Whether a side has been told anything since the other sealed its plan. */
export function isToldSince(
  moves: readonly PlayedMove[],
  beginnings: readonly Beginning[],
  events: readonly GameEvent[],
  side: Side,
): boolean {
  const sealed = beginnings[moves.findIndex(({ seal, by }) => seal !== undefined && by === enemyOf(side))];
  return sealed !== undefined && events.slice(sealed.told).some((event) => isFor(event, side));
}
