import type { StandingOrders } from '../../campaign/standing-orders.ts';
import type { Course, Next, Stop } from '../../kit/screen/course.ts';
import type { Orderly } from '../../policies/by-orders.ts';
import { givesCourse, isOfFight } from '../../questions/asking/put.ts';
import { COURSE_DONE, readCourse, STOPS } from '../../questions/map/course-words.ts';
import { isEmptyTurn, isQuietWay, quietTurnsText } from '../../questions/map/quiet-turns.ts';
import { print, printJson } from '../../shell/page.ts';
import type { GameEvent } from '../../table/events.ts';
import { see } from '../page/own-board.ts';
import { tellOrdered } from '../policy/tell-ordered.ts';
import type { Came, Seat } from '../seat.ts';
import { wrong } from '../wrong.ts';
import { nextOn } from './careful-course.ts';
import {
  afterNewsOn,
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

/** Takes up the course that was typed; without words, the one that was stopped. */
export function giveCourse(seat: Seat, words: readonly string[]): Came {
  const read = words.length === 0 ? stoppedCourse(seat) : readWords(seat, words);
  if ('course' in read) {
    leaveCourse(seat.sitting.asked, 'course', seat);
    giveTo(seat.sitting.asked, read.course, seat.courses);
    return 'on';
  }
  return wrong(read.wrong, seat);
}

/** Takes up the course that the orders have for a flight, with no news yet; nothing, where they have none. */
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

/** A course that leads anywhere but home is flown there at the height that is ordered. */
const atHeight = (course: Course, { height }: StandingOrders): Course =>
  height === undefined || course.lands ? course : { ...course, cruise: Number(height) };

/**
 * Flies a course as far as it leads by itself, unless what has just happened stops it. It waits for the player's own
 * dice, and stops at anything that needs him; what his standing orders answer otherwise is left to them. Turns that
 * bring nothing are told together.
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
  // What a later question does not show, how far the work has come, is known by this one.
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

/** Several turns in a sentence, one as it is told always; a program has every event. */
function tellEmpty(turns: GameEvent[][], { teller, book, paper, json }: Seat): void {
  const news = turns.flat();
  if (json || teller.tellsAll || !isQuietWay(news)) teller.tell(news);
  else {
    // Turn by turn, for why explains the last of them and not the whole way.
    for (const turn of turns) teller.note(turn);
    print(quietTurnsText(news, book), paper);
  }
  turns.length = 0;
}

/** Stops the course that is being flown, where the news does. */
function lookUp(seat: Seat, news: readonly GameEvent[]): void {
  if (afterNewsOn(seat.courses, news, seat.sitting.orders) === 'stops') stop(seat, 'happened');
}

function stop(seat: Seat, why: Stop): void {
  const { asked } = seat.sitting;
  stopCourse(seat.courses, why, asked);
  if (seat.json) printJson({ course: why });
  // In a fight it waits at each question of it, and nobody thinks of it there.
  else if (why !== 'asked' || !asked || !isOfFight(asked)) print(STOPS[why], seat.paper);
}

function finish(seat: Seat): void {
  forgetCourse(seat.courses);
  if (seat.json) printJson({ course: 'done' });
  else print(COURSE_DONE, seat.paper);
}
