import type { StandingOrders } from '../../campaign/standing-orders.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Meant } from '../../kit/screen/asking.ts';
import type { Course, CourseStop, Next } from '../../kit/screen/course.ts';
import type { Typed } from '../../page/read-typed.ts';
import type { Orderly } from '../../policies/by-orders.ts';
import { givesCourse, isOfFight, meantBy } from '../../questions/asking/put.ts';
import { COURSE_DONE, readCourse, STOPS } from '../../questions/map/course-words.ts';
import { isEmptyTurn, isQuietWay, quietTurnsHeard, quietTurnsText } from '../../questions/map/quiet-turns.ts';
import { print, printJson } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import { see } from '../page/own-board.ts';
import { tellOrdered } from '../policy/tell-ordered.ts';
import type { Seat, StepResult } from '../seat.ts';
import { wrong } from '../wrong.ts';
import { nextOn, waitsText } from './careful-course.ts';
import {
  afterNewsOn,
  courseAtHand,
  courseOrdered,
  courseStopped,
  courseToWork,
  forgetCourse,
  giveTo,
  isFor,
  leaveCourse,
  newsAt,
  stopCourse,
  takeUpCourse,
} from './course-at-hand.ts';

/** A course may be called without that word where a course can be given. */
const CALLED: readonly string[] = ['home', 'work'];

/** What a line that is neither answer nor command means at a question: `home` is `course home`. */
export function meantAt(text: string, asked: Question, book: Rulebook): Meant | Typed | undefined {
  const meant = meantBy(text, asked, book);
  if (meant) return meant;
  const called = text.toLowerCase();
  return CALLED.includes(called) && givesCourse(asked)
    ? { is: 'command', command: 'course', rest: [called] }
    : undefined;
}

/** Starts the typed course; without words, resumes the stopped one. */
export function giveCourse(seat: Seat, words: readonly string[]): StepResult {
  const read = words.length === 0 ? stoppedCourse(seat) : readWords(seat, words);
  if ('course' in read) {
    const { asked, orders } = seat.sitting;
    leaveCourse(asked, 'course', seat);
    giveTo(asked, asToldOf(read.course, asked, orders, seat.book), seat.courses);
    return 'on';
  }
  return wrong(read.wrong, seat);
}

/** Who is told beside the answer that it waits is not told once more: it waits. */
function asToldOf(course: Course, asked: Question | undefined, orders: StandingOrders, book: Rulebook): Course {
  const from = givesCourse(asked);
  const waits = from && waitsText(course, from, orders, book) !== undefined;
  return waits ? { ...course, waits: true } : course;
}

/** Starts the course of the standing orders for a flight, with no news yet; nothing, where they have none. */
export function setOut(seat: Seat): readonly GameEvent[] | undefined {
  const { courses, sitting, heldBack } = seat;
  if (courses.flown || courses.awaits || sitting.position === heldBack) return undefined;
  const { asked } = sitting;
  const ordered = courseOrdered(asked, seat);
  if (!ordered?.course) return undefined;
  leaveCourse(asked, 'course', seat);
  giveTo(asked, ordered.course, courses);
  tellOrdered([{ typed: ordered.answer, does: () => ordered.does }], seat);
  return [];
}

function stoppedCourse({ courses, sitting }: Seat): { course: Course } | { wrong: string } {
  const stopped = courseStopped(sitting.asked, courses);
  return stopped ? { course: stopped } : { wrong: 'There is no course to go on with: give one, such as course home.' };
}

function readWords(seat: Seat, words: readonly string[]) {
  const { sitting, book } = seat;
  const { asked } = sitting;
  const from = givesCourse(asked);
  if (!asked || !from) return { wrong: 'A course can be given where a turn, or a height, is to be decided.' };
  if (words.join(' ') === 'work') return readWork(courseToWork(asked, seat));
  const read = readCourse(words, from.orders.target, book);
  return 'course' in read ? { course: atHeight(read.course, sitting.orders) } : read;
}

const readWork = (course: Course | undefined) =>
  course
    ? { course }
    : { wrong: 'From here no course leads to more work: you are over it, or it is time to think of home.' };

/** A course to anywhere but home is flown at the ordered height. */
const atHeight = (course: Course, { height }: StandingOrders): Course =>
  height === undefined || course.lands ? course : { ...course, cruise: Number(height) };

/**
 * Flies a course as far as it goes by itself, unless the latest events stop it. It waits for the player's own dice, and
 * stops at anything that needs him; questions of his standing orders are left to them. Empty turns are told together.
 */
export function flyOn(seat: Seat, happened: readonly GameEvent[], orderly: Orderly): void {
  const { sitting, courses } = seat;
  const empty: GameEvent[][] = [];
  takeUpCourse(courses, sitting.asked);
  lookUp(seat, happened);
  while (courses.flown) {
    const { position } = sitting;
    const next = nextOf(courses.flown, seat);
    if (isOrderedOtherwise(next, seat, orderly)) return tellEmpty(empty, seat);
    if (next?.is === 'answer') {
      courses.flown = next.course;
      flyTurn(next.answer, empty, seat);
    } else {
      tellEmpty(empty, seat);
      if (position.status === 'throwing') return;
      leaveOff(next, seat);
    }
  }
  tellEmpty(empty, seat);
}

function nextOf(course: Course, { sitting, book }: Seat): Next | undefined {
  const { asked } = sitting;
  if (!asked || !isFor(course, asked)) return undefined;
  return nextOn(course, asked, sitting.orders, book);
}

function isOrderedOtherwise(next: Next | undefined, { sitting, heldBack, book }: Seat, orderly: Orderly): boolean {
  const { asked } = sitting;
  const ordered = asked && sitting.position !== heldBack ? orderly(asked, book) : undefined;
  return ordered !== undefined && !(next?.is === 'answer' && next.answer === ordered);
}

function flyTurn(answer: string, empty: GameEvent[][], seat: Seat): void {
  // A later question may not show the progress of the work, so this one is remembered.
  if (empty.length === 0) see(seat);
  seat.sitting.answer(answer);
  const news = newsAt(seat);
  const isEmpty = isEmptyTurn(news);
  if (isEmpty) empty.push([...news]);
  if (isEmpty) return;
  tellEmpty(empty, seat);
  seat.teller.tell(news);
  lookUp(seat, news);
}

function leaveOff(next: Next | undefined, seat: Seat): void {
  if (next?.is === 'done') finish(seat);
  else stop(seat, next?.is === 'stop' ? next.why : 'happened');
}

/** Several turns in one sentence, a single one as usual; a program gets every event. */
function tellEmpty(turns: GameEvent[][], { teller, book, paper, json }: Seat): void {
  const news = turns.flat();
  if (json || teller.tellsAll || !isQuietWay(news)) teller.tell(news);
  else {
    // Turn by turn, because `why` explains the last of them and not the whole way.
    for (const turn of turns) teller.note(turn);
    print((paper.byEar ? quietTurnsHeard : quietTurnsText)(news, book), paper);
  }
  turns.length = 0;
}

/** Stops the current course, where the news do; removes it after the landing or when all is over. */
function lookUp(seat: Seat, news: readonly GameEvent[]): void {
  if (afterNewsOn(seat.courses, news, seat.sitting.orders) === 'stops') stop(seat, 'happened');
}

function stop(seat: Seat, why: CourseStop): void {
  const { asked } = seat.sitting;
  stopCourse(seat.courses, why, asked);
  if (seat.json) printJson({ course: why });
  // In a fight it waits at each question, and is not mentioned.
  else if (why !== 'asked' || !asked || !isOfFight(asked)) print(STOPS[why], seat.paper);
}

function finish(seat: Seat): void {
  const { careful = false } = seat.courses.flown ?? {};
  forgetCourse(seat.courses);
  if (seat.json) printJson({ course: 'done' });
  else if (!(careful && isGoneOnWith(seat))) print(COURSE_DONE, seat.paper);
}

/** What Enter flies next stands before the answers of the page: to a reader nothing has ended. */
const isGoneOnWith = (seat: Seat): boolean =>
  seat.live !== undefined && courseAtHand(seat.sitting.asked, seat) !== undefined;
