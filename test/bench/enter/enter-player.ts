import { NO_ORDERS } from '../../../src/campaign/standing-orders.ts';
import { keysOf } from '../../../src/cards/keys-of.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { answerBy, type Policy } from '../../../src/kit/head/policy.ts';
import { CAREFUL_PLAN } from '../../../src/policies/careful-plan.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { passedOver } from '../../../src/questions/asking/put.ts';
import { atHand, enterTakes } from '../../../src/seat/typed/at-hand.ts';
import { nextOn } from '../../../src/seat/typed/careful-course.ts';
import {
  type At,
  type AtHand,
  afterNewsOn,
  beginCourses,
  courseStopped,
  forgetCourse,
  giveTo,
  isFor,
  leaveCourse,
  stopCourse,
  takeUpCourse,
} from '../../../src/seat/typed/course-at-hand.ts';
import { type Decision, type Question, questionOf } from '../../../src/table/decisions.ts';
import type { GameEvent } from '../../../src/table/events.ts';

/** Who chooses where Enter takes nothing. */
export const CHOOSES: Policy = policyNamed('prudent', 'enter', 'quick');

const PLANS: Policy = { ...CHOOSES, ...CAREFUL_PLAN };

/**
 * A player who presses nothing but Enter, as a policy: a campaign of his is played in a moment, and a test holds him to
 * the seat. Where Enter takes nothing he answers as `prudent`.
 */
export class EnterPlayer {
  readonly policy: Policy;
  readonly #at: At;
  /** How often Enter was pressed, and how often it took nothing. */
  enters = 0;
  untaken = 0;
  /** What was answered where there was a choice, by whatever Enter had begun. */
  readonly answers: string[] = [];
  /** The plan is being filled in by `propose`. */
  #isProposed = false;

  constructor(book: Rulebook) {
    this.#at = { courses: {}, book, script: undefined, json: false, sitting: { orders: NO_ORDERS } };
    const deciding = keysOf(CHOOSES).map((decision) => [decision, this.#deciding(decision)]);
    this.policy = { ...CHOOSES, ...Object.fromEntries(deciding) };
  }

  told(event: GameEvent): void {
    const { courses } = this.#at;
    if (event.type === 'took-off') beginCourses(courses);
    if (afterNewsOn(courses, [event], NO_ORDERS) === 'stops') stopCourse(courses, 'happened', undefined);
  }

  #deciding(decision: Decision) {
    return (about: object, options: readonly string[]): string => {
      const question = questionOf(decision, about, options);
      if (options.length < 2) return answerBy(CHOOSES, question, this.#at.book);
      const answer = this.#flown(question) ?? passedOver(question) ?? this.#enter(question);
      this.answers.push(`${decision} ${answer}`);
      return answer;
    };
  }

  /** What the course answers that is being flown. */
  #flown(question: Question): string | undefined {
    const { courses, book } = this.#at;
    takeUpCourse(courses, question);
    if (!courses.flown) return undefined;
    const next = isFor(courses.flown, question) ? nextOn(courses.flown, question, NO_ORDERS, book) : undefined;
    if (next?.is === 'answer') {
      courses.flown = next.course;
      return next.answer;
    }
    if (next?.is === 'done') forgetCourse(courses);
    else if (passedOver(question) === undefined)
      stopCourse(courses, next?.is === 'stop' ? next.why : 'happened', question);
    return undefined;
  }

  #enter(question: Question): string {
    const { book } = this.#at;
    this.#isProposed = this.#isProposed && Object.hasOwn(CAREFUL_PLAN, question.decision);
    if (this.#isProposed) return answerBy(PLANS, question, book);
    this.enters += 1;
    const first = atHand(question, this.#at);
    if (first?.command === 'course') return this.#takeCourse(first, question);
    this.#isProposed = first !== undefined;
    if (first) return answerBy(PLANS, question, book);
    const taken = enterTakes(undefined, question, this.#at)?.answer;
    if (taken === undefined) this.untaken += 1;
    const answer = taken ?? answerBy(CHOOSES, question, book);
    leaveCourse(question, answer, this.#at);
    return answer;
  }

  #takeCourse({ rest, course }: AtHand, question: Question): string {
    const { courses } = this.#at;
    const given = rest.length > 0 ? course : courseStopped(question, courses);
    leaveCourse(question, 'course', this.#at);
    if (given) giveTo(question, given, courses);
    return this.#flown(question) ?? this.#enter(question);
  }
}
