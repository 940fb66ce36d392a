import { NO_ORDERS, type StandingOrders } from '../../../src/campaign/standing-orders.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { answerBy, type Policy } from '../../../src/kit/head/policy.ts';
import { isAsked } from '../../../src/kit/screen/asking.ts';
import type { Course, CourseStop } from '../../../src/kit/screen/course.ts';
import { orderlyOf } from '../../../src/policies/by-orders.ts';
import { workBy } from '../../../src/policies/in-the-air.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { PRUDENT } from '../../../src/policies/temper.ts';
import { givesCourse, passedOver } from '../../../src/questions/asking/put.ts';
import { afterNews } from '../../../src/questions/map/course.ts';
import { homeward, nextOn, toWorkFrom } from '../../../src/seat/typed/careful-course.ts';
import { type Decision, type Question, questionOf } from '../../../src/table/decisions.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import type { Standpoint } from '../../../src/table/standpoint.ts';

/** How often a decision was put, and how often it took a line of the player's. */
export interface Counted {
  asked: number;
  typed: number;
}

/** What `propose` answers, all of it in one line. */
const PROPOSED: readonly Decision[] = ['half-of-day', 'assign', 'duty', 'load'];

/** What the player goes over all the same, in one key. */
const WARNED: Partial<Record<CourseStop, Partial<Course>>> = {
  'guns-below': { overGuns: true },
  'ground-hidden': { unseen: true },
  'work-hidden': { waits: true },
};

/**
 * A player who decides as `prudent` does, plans by `propose`, flies by courses and leaves the rest to his standing
 * orders. He counts what he has to type. Without orders and courses he types each answer.
 */
export class OrderlyPlayer {
  readonly counts = new Map<Decision, Counted>();
  readonly policy: Policy;
  /** Hears of each line that is typed, where the day is kept as it came to it. */
  onTyped?: (question: Question, from: Standpoint) => void;
  readonly #book: Rulebook;
  readonly #by: 'hand' | 'courses';
  readonly #orders: StandingOrders;
  readonly #orderly;
  readonly #prudent = policyNamed('prudent', 'questions');
  readonly #workIn = workBy(PRUDENT);
  #course: Course | undefined;
  /** A course was stopped, and nothing has been typed since. */
  #isStopped = false;
  #isProposed = false;
  /** A height is typed in one line where a turn is decided: `height 4000`. */
  #height: string | undefined;

  constructor(book: Rulebook, by: 'hand' | 'courses', orders = NO_ORDERS) {
    this.#book = book;
    this.#by = by;
    this.#orders = orders;
    this.#orderly = orderlyOf(orders);
    const decisions = Object.keys(this.#prudent) as Decision[];
    this.policy = Object.fromEntries(decisions.map((each) => [each, this.#deciding(each)])) as unknown as Policy;
  }

  /** What is told stops a course, as it does at the prompt. */
  told(event: GameEvent): void {
    if (event.type === 'took-off') this.#isStopped = false;
    if (!this.#course) return;
    const after = afterNews([event], this.#orders);
    if (after === 'stops') this.#stop();
    if (after === 'laid-anew') this.#course = undefined;
  }

  #stop(): void {
    this.#course = undefined;
    this.#isStopped = true;
  }

  #deciding(decision: Decision) {
    return (about: object, options: readonly string[], _?: Rulebook, from?: Standpoint): string => {
      const question = questionOf(decision, about, options);
      if (options.length < 2) return answerBy(this.#prudent, question, this.#book);
      const counted = this.counts.get(decision) ?? { asked: 0, typed: 0 };
      this.counts.set(decision, counted);
      counted.asked += 1;
      const free = this.#withoutTyping(question);
      if (free !== undefined) return free;
      counted.typed += 1;
      if (from) this.onTyped?.(question, from);
      return this.#type(question);
    };
  }

  #withoutTyping(question: Question): string | undefined {
    const isPlanning = PROPOSED.includes(question.decision);
    const isFilledIn = this.#by === 'courses' && isPlanning && this.#isProposed;
    this.#isProposed = isPlanning;
    const isTyped = this.#height === question.decision;
    this.#height = undefined;
    if (isFilledIn || isTyped) return answerBy(this.#prudent, question, this.#book);
    return (
      passedOver(question) ?? this.#orderly(question, this.#book) ?? this.#flown(question) ?? this.#setsOut(question)
    );
  }

  /** What the course answers that is being flown; a question that it only waits for leaves it as it is. */
  #flown(question: Question): string | undefined {
    const next = this.#course && nextOn(this.#course, question, this.#orders, this.#book);
    if (next?.is === 'answer') {
      this.#course = next.course;
      return next.answer;
    }
    if (next?.is === 'stop') this.#isStopped = true;
    if (givesCourse(question) && !(next?.is === 'stop' && WARNED[next.why])) this.#course = undefined;
    return undefined;
  }

  /** The way that his orders have the flight take up by itself. */
  #setsOut(question: Question): string | undefined {
    if (!this.#orders.way || this.#isStopped || this.#course) return undefined;
    this.#course = this.#newCourse(question);
    return this.#flown(question);
  }

  /** A line: the course that was stopped once more, a new one, or the answer itself. */
  #type(question: Question): string {
    this.#isStopped = false;
    const answer = answerBy(this.#prudent, question, this.#book);
    if (this.#by === 'hand' || !givesCourse(question) || this.#goesOwnWay(question, answer)) return answer;
    this.#course = this.#course ? this.#overAll(question) : this.#newCourse(question);
    const flown = this.#flown(question);
    this.#height = flown === undefined ? answer : undefined;
    return flown ?? answer;
  }

  #goesOwnWay(question: Question, answer: string): boolean {
    if (!isAsked(question, 'movement')) return false;
    const { goes } = question.about.steps.find(({ step }) => step === answer) ?? {};
    return goes !== undefined || answer === 'fighters-home';
  }

  #overAll(question: Question): Course | undefined {
    const next = this.#course && nextOn(this.#course, question, this.#orders, this.#book);
    return this.#course && next?.is === 'stop' ? { ...this.#course, ...WARNED[next.why] } : undefined;
  }

  #newCourse(question: Question): Course | undefined {
    const from = givesCourse(question);
    if (!from) return undefined;
    const { party, orders } = from;
    if (this.#workIn(party, orders, this.#book) === undefined) return homeward(this.#book);
    return toWorkFrom(from, this.#orders, this.#book);
  }
}
