import type { Campaign } from '../campaign/campaign.ts';
import type { StandingOrders } from '../campaign/standing-orders.ts';
import type { Flight } from '../campaign/watch.ts';
import { expectDefined } from '../cards/rulebook.ts';
import type { Faces } from '../dice/cup.ts';
import { isThrowOf } from '../dice/hand-dice.ts';
import { lineOf } from '../games/table.ts';
import type { Stream } from '../table/checks.ts';
import type { Question } from '../table/decisions.ts';
import type { GameEvent } from '../table/events.ts';
import { laysOpen } from '../table/whose.ts';
import { type Commander, nobody, type Procedure } from './attempt.ts';
import { FightsOver } from './fights-over.ts';
import { isLentOut, lentTo } from './lent.ts';
import type { LogBook } from './logbook.ts';
import { type Dated, freshThrows, type Game, type Position, playOn, sideAsked } from './play-on.ts';
import { type BackLine, type EnemyLine, isAnswer, isHand, isNote, type LogRecord } from './record.ts';
import { refuse } from './refusal.ts';
import {
  byHandOf,
  dawnOf,
  enemyIn,
  leads,
  openingOf,
  opponentIn,
  ordersIn,
  type StandingRecord,
  throwsIn,
  todayOf,
  writtenOn,
} from './standing.ts';
import { writeThrows } from './throws.ts';

/** Whether a step back is wanted by the asked player only, or by both players at the page. */
export type Agreed = 'by-one' | 'by-both';

/** A player's session at his campaign: every answer is in the log-book before it has an effect. */
export class Sitting<State extends Dated = Campaign> {
  readonly log: LogBook<State>;
  readonly #game: Game<State>;
  #position: Position = { status: 'over' };
  #told = 0;
  #news: GameEvent[] = [];
  /** The line of the log-book at which the other side left the page. */
  #left = 0;

  /** Begins at the end of the log-book. Today's events so far are the first news. */
  constructor(log: LogBook<State>, game: Game<State>) {
    this.log = log;
    this.#game = { ...game, fightsOver: new FightsOver() };
    this.#do([], 0, nobody);
  }

  get position(): Position {
    return this.#position;
  }

  /** The open question. */
  get asked(): Question | undefined {
    return this.#position.status === 'asking' ? this.#position.question : undefined;
  }

  /** What plays a day. */
  get playDay(): Procedure<State> {
    return this.#game.playDay;
  }

  /** The campaign at the start of today. */
  get campaign(): State {
    return dawnOf(this.log.standing).state;
  }

  /** Today's events so far. */
  get today(): readonly GameEvent[] {
    return this.#position.status === 'over' ? [] : this.#position.events;
  }

  /** Whether the player has not answered or rolled anything yet. */
  get isFresh(): boolean {
    return !this.log.standing.some(isGiven);
  }

  get byHand(): ReadonlySet<Stream> {
    return byHandOf(this.log.standing);
  }

  get orders(): StandingOrders {
    return ordersIn(this.log.standing);
  }

  /** Whether the player leads a flight himself. */
  get leads(): (flight: Flight) => boolean {
    return leads(this.log.standing);
  }

  get isIronman(): boolean {
    return openingOf(this.log.standing).ironman;
  }

  /** The events since the last call. */
  takeNews(): GameEvent[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  /** Gives the commander's answer to the open question. A player who answers takes over from a policy. */
  answer(answer: string): void {
    const { question } = this.#expect('asking');
    const options: readonly string[] = question.options;
    if (!options.includes(answer)) refuse({ why: 'not-an-answer', answer, options });
    const given = { asked: question.decision, answer };
    if (isLentOut(this.log.standing)) this.#goOn({ lent: null }, given);
    else this.#goOn(given);
  }

  /** Records that a policy answers for the player from here on. */
  lend(policy: string): void {
    if (lentTo(this.log.standing) === policy) return;
    this.#goOn({ lent: policy });
  }

  /**
   * Lets a commander answer for the player until he leaves a question to him, the player must roll, or the day is over.
   * All his answers are in the log-book before they have an effect.
   */
  answerBy(commander: Commander): void {
    this.#expect('asking');
    this.#do([], this.#told, commander);
  }

  /** Gives the dice that the player rolled for the open check. */
  throwDice(faces: Faces): void {
    const { check } = this.#expect('throwing');
    if (!isThrowOf(lineOf(check).dice, faces)) throw new Error(`No ${lineOf(check).dice} falls ${faces.join(' ')}.`);
    this.#goOn({ hand: writeThrows([{ threw: check, faces, byHand: true }]) });
  }

  /** Gives the card that the player drew from his own deck. */
  drawCard(card: string): void {
    const { deck } = this.#expect('drawing');
    if (!deck.left[card]) refuse({ why: 'not-in-the-deck', card, deck: deck.name });
    this.#goOn({ hand: writeThrows([{ drew: deck.name, card, byHand: true }]) });
  }

  /** Lets the player roll some streams of dice, or gives them back to the program. */
  switchDice(dice: 'hand' | 'program', streams: readonly Stream[]): void {
    this.#goOn({ dice, streams });
  }

  /** Replaces the standing orders. */
  order(orders: StandingOrders): void {
    this.#goOn({ orders });
  }

  /** Lets a player lead the side that a policy led, or gives it back to the policy. */
  seatEnemy(enemy: EnemyLine['enemy']): void {
    if (enemyIn(this.log.standing) !== enemy) this.#goOn({ enemy });
  }

  /** Another side takes its turn at this page: it may not take back earlier answers. */
  sitDown(): void {
    this.#left = expectDefined(this.log.standing.at(-1), 'line').line;
  }

  /** Takes back the last answer, if nothing has been rolled or drawn since, and nothing secret has been revealed. */
  undo(agreed: Agreed = 'by-one'): void {
    const { to, throws, answers } = this.#stepBackAs(agreed);
    if (throws > 0) refuse({ why: 'take-back', throws });
    const back = { back: to, by: 'undo' } as const;
    if (answers > 0 || this.#isLaidOpenSince(back)) refuse({ why: 'laid-open' });
    this.#goBack(back);
  }

  /** Takes back the last answer whatever has been rolled since; the log-book keeps a record of it. */
  takeBack(agreed: Agreed = 'by-one'): void {
    if (this.isIronman) refuse({ why: 'ironman' });
    const { to } = this.#stepBackAs(agreed);
    this.#goBack({ back: to, by: 'take-back' });
  }

  /** Restarts today with the present cards, where the journal does not fit them. */
  resumeAtDawn(): void {
    this.#expect('differing');
    this.#do([{ back: todayOf(this.log.standing).line, by: 'dawn' }], 0, nobody);
  }

  /** Records, once, that the player has asked for odds. */
  noteOdds(): void {
    if (!this.log.records.some(isNote)) this.log.append({ note: 'odds' });
  }

  /** Writes down the player's own words. They are no answer, and stay. */
  note(words: string): void {
    this.log.append({ words, day: dawnOf(this.log.standing).dawn });
  }

  #expect<S extends Position['status']>(status: S): Extract<Position, { status: S }> {
    if (this.#position.status !== status) throw new Error(`This is no time for it: ${this.#position.status}.`);
    return this.#position as Extract<Position, { status: S }>;
  }

  #goOn(first: LogRecord<State>, ...others: readonly LogRecord<State>[]): void {
    this.#do([{ ...freshThrows(this.#position), ...first }, ...others], this.#told, nobody);
  }

  /**
   * Records an action and all its consequences at once: either everything is on the disk or nothing has changed. `told`
   * is how many of today's events are no news.
   */
  #do(done: readonly LogRecord<State>[], told: number, commander: Commander): void {
    const lines = this.log.records.length;
    const standing = writtenOn(this.log.standing, lines, done);
    const { records, position, lived } = playOn(standing, lines + done.length, this.#game, commander);
    this.log.append(...done, ...records);
    this.#position = position;
    this.#news.push(...lived.flat().slice(told));
    this.#told = this.today.length;
  }

  /** After a step back the answers are one's own again, whoever has taken a turn since. */
  #goBack(back: BackLine): void {
    this.#do([back], Number.POSITIVE_INFINITY, nobody);
    this.#left = Math.min(this.#left, back.back);
  }

  /** The continuation from there, and the events up to it. */
  #playedBack(back: BackLine) {
    const lines = this.log.records.length;
    return playOn(writtenOn(this.log.standing, lines, [back]), lines + 1, this.#game, nobody);
  }

  /** Whether something secret has been revealed since the record to go back to. */
  #isLaidOpenSince(back: BackLine): boolean {
    if (!this.today.some(laysOpen)) return false;
    return this.today.slice(this.#playedBack(back).lived.flat().length).some(laysOpen);
  }

  /** A step back that both players agree on, or that concerns only one side. */
  #stepBackAs(agreed: Agreed) {
    const back = this.#stepBack();
    if (agreed === 'by-one' && this.#isForBoth(back.to)) refuse({ why: 'other-side' });
    return back;
  }

  /** Of two players at one page, the other gave the answer, has taken a turn since, or has revealed a plan. */
  #isForBoth(to: number): boolean {
    if (opponentIn(this.log.standing)) return false;
    return to < this.#left || this.#isOtherSides() || this.#isLaidOpenSince({ back: to, by: 'undo' });
  }

  /** Whether another side than the asked one gave the last answer. */
  #isOtherSides(): boolean {
    const { standing } = this.log;
    const before = standing[standing.findLastIndex(isOwnAnswer) - 1];
    const asked = sideAsked(this.#position);
    if (!before || asked === undefined) return false;
    return sideAsked(this.#playedBack({ back: before.line, by: 'undo' }).position) !== asked;
  }

  #stepBack(): { to: number; throws: number; answers: number } {
    const standing = this.log.standing;
    const place = standing.findLastIndex(isGiven);
    const before = standing[place - 1];
    if (!before) return refuse({ why: 'nothing-to-undo' });
    const hand = standing.slice(place, place + 1).filter(({ record }) => isHand(record));
    const later = standing.slice(place + 1).flatMap(({ record }) => throwsIn(record));
    const fresh = 'fresh' in this.#position ? this.#position.fresh : [];
    const opponent = opponentIn(standing);
    const answers = standing.slice(place + 1).filter(({ record }) => opponent && isAnswerOf(record, opponent.policy));
    return { to: before.line, throws: hand.length + later.length + fresh.length, answers: answers.length };
  }
}

const isAnswerOf = <State>(record: LogRecord<State>, policy: string): boolean =>
  isAnswer(record) && record.by === policy;

/** An action of the player, or of somebody for him: an answer for a flight of his own, or dice. */
const isGiven = <State>(each: StandingRecord<State>) => isOwnAnswer(each) || isHand(each.record);

const isOwnAnswer = <State>({ record }: StandingRecord<State>) => isAnswer(record) && record.by === undefined;
