import { homeField } from '../../../rulebook/map.ts';
import type { Question } from '../../../table/decisions.ts';
import { isAsked } from '../../../terminal/asking/asking.ts';
import { givesCourse, nextStep, safeAnswer } from '../../../terminal/asking/put.ts';
import { answerNumbers, type Worded } from '../../../terminal/asking/word.ts';
import type { Course, Stop } from '../../../terminal/map/course.ts';
import { courseLeft } from '../../../terminal/map/course-words.ts';
import { workOver } from '../../../terminal/mission/work-over.ts';
import type { Courses, Seat } from '../seat.ts';

type At = Pick<Seat, 'courses' | 'book' | 'script' | 'json'>;

/** A course that stands before the answers: how it is typed, what stands behind `course` then, and what it does. */
interface AtHand {
  readonly answer: string;
  readonly rest: readonly string[];
  readonly does: string;
}

/** What the commander is warned of once: a course that he goes on with is flown all the same. */
export const WARNED: Partial<Record<Stop, Partial<Course>>> = {
  'guns-below': { overGuns: true },
  'ground-hidden': { unseen: true },
};

/** The way home, once when nothing more is to be won; else the course that was stopped. */
export const courseAtHand = (question: Question | undefined, at: At): AtHand | undefined =>
  wayHome(question, at) ?? stoppedHere(question, at);

/** Go on, or home? A script has thought of it before. */
function wayHome(question: Question | undefined, { courses, book, script, json }: At): AtHand | undefined {
  if (script || json || courses.goesOn || courses.stopped?.lands || !isAsked(question, 'movement')) return undefined;
  const { about } = question;
  const why = about.party.hex === homeField(book.missionMap).hex ? undefined : workOver(about, book);
  return why === undefined ? undefined : { answer: 'course home', rest: ['home'], does: why };
}

/** The course that was stopped, where it leads on from what is asked and no move was made by hand since. */
function stoppedHere(question: Question | undefined, { courses, book }: At): AtHand | undefined {
  const { stopped, isAtHand } = courses;
  if (!(isAtHand && stopped && question && givesCourse(question))) return undefined;
  const next = nextStep(stopped, question, book);
  if (next.is !== 'answer' && !(next.is === 'stop' && WARNED[next.why])) return undefined;
  return { answer: 'course', rest: [], does: `go on: ${courseLeft(stopped)}` };
}

/** A move by hand leaves the course: Enter does not lead back to it. A change of height does not. */
export function leaveCourse(question: Question | undefined, answer: string, at: At): void {
  if (!isAsked(question, 'movement') || answer === 'height') return;
  at.courses.goesOn = at.courses.goesOn || wayHome(question, at) !== undefined;
  at.courses.isAtHand = false;
}

/** At a take-off nothing of the flight before is at hand. */
export function beginCourses(courses: Courses): void {
  courses.isAtHand = false;
  courses.goesOn = false;
}

/** Before the answers stands the course that is at hand. */
export function withCourse(worded: Worded, question: Question, at: At): Worded {
  const course = courseAtHand(question, at);
  if (!course) return worded;
  const numbers = answerNumbers(question, at.book);
  const words: readonly string[] = question.options;
  const others = worded.options.map((option) => ({ ...option, number: numbers[words.indexOf(option.answer)] ?? '' }));
  return { ...worded, options: [{ answer: course.answer, does: course.does, number: '' }, ...others] };
}

/** What Enter alone gives. */
export const enterGives = (question: Question, at: At): string | undefined =>
  courseAtHand(question, at)?.answer ?? safeAnswer(question, at.book);
