import type { GameEvent } from '../../table/events.ts';
import { type Course, interruption, nextStep, type Stop } from '../../terminal/map/course.ts';
import { COURSE_DONE, readCourse, STOPS } from '../../terminal/map/course-words.ts';
import { print, printJson } from '../shell/page.ts';
import { askedIn } from './lay-out.ts';
import type { Came, Seat } from './seat.ts';
import { wrong } from './wrong.ts';

/** Takes up the course that was typed; without words, the one that was stopped. */
export function giveCourse(seat: Seat, words: readonly string[]): Came {
  const read = words.length === 0 ? stoppedCourse(seat) : readWords(seat, words);
  if ('course' in read) {
    seat.courses.flown = read.course;
    return 'on';
  }
  return wrong(read.wrong, seat);
}

function stoppedCourse({ courses: { stopped } }: Seat): { course: Course } | { wrong: string } {
  return stopped ? { course: stopped } : { wrong: 'No course has been given on this mission.' };
}

function readWords({ sitting: { position }, book }: Seat, words: readonly string[]) {
  const question = askedIn(position);
  if (question?.decision !== 'movement' && question?.decision !== 'height')
    return { wrong: 'A course can be given where a turn, or a height, is to be decided.' };
  return readCourse(words, question.about.orders.target, book);
}

/**
 * Flies a course as far as it leads by itself, unless what has just happened stops it. It waits for the player's own
 * dice, and stops at anything that needs him.
 */
export function flyOn(seat: Seat, happened: readonly GameEvent[]): void {
  const { sitting, teller, book, courses } = seat;
  lookUp(seat, happened);
  while (courses.flown) {
    const { position } = sitting;
    if (position.status === 'throwing') return;
    if (position.status !== 'asking') return stop(seat, 'happened');
    const next = nextStep(courses.flown, position.question, book);
    if (next.is !== 'answer') return next.is === 'done' ? finish(seat) : stop(seat, next.why);
    courses.flown = next.course;
    sitting.answer(next.answer);
    const news = sitting.takeNews();
    teller.tell(news);
    lookUp(seat, news);
  }
}

/** Whether the news stops the course that is being flown. */
function lookUp(seat: Seat, news: readonly GameEvent[]): void {
  const { sitting, courses, book } = seat;
  if (!courses.flown) return;
  const asked = askedIn(sitting.position);
  const altitude = asked?.decision === 'movement' ? asked.about.party.altitude : 0;
  if (courses.flown.lands && news.some(({ type }) => type === 'landed')) return forget(seat);
  const why = interruption(news, altitude, book);
  if (why) stop(seat, why);
}

function stop(seat: Seat, why: Stop): void {
  seat.courses.stopped = seat.courses.flown;
  seat.courses.flown = undefined;
  if (seat.json) printJson({ course: why });
  else print(STOPS[why], seat.paper);
}

function finish(seat: Seat): void {
  forget(seat);
  if (seat.json) printJson({ course: 'done' });
  else print(COURSE_DONE, seat.paper);
}

function forget({ courses }: Seat): void {
  courses.stopped = undefined;
  courses.flown = undefined;
}
