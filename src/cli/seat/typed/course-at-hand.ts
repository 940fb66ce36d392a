import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import { isAsked } from '../../../terminal/asking/asking.ts';
import { givesCourse, nextStep, safeAnswer } from '../../../terminal/asking/put.ts';
import { answerNumbers, type Worded } from '../../../terminal/asking/word.ts';
import type { Course, Stop } from '../../../terminal/map/course.ts';
import { courseLeft } from '../../../terminal/map/course-words.ts';
import type { Courses } from '../seat.ts';

/** What is typed to go on with a course. */
export const GO_ON = 'course';

/** What the commander is warned of once: a course that he goes on with is flown all the same. */
export const WARNED: Partial<Record<Stop, Partial<Course>>> = {
  'guns-below': { overGuns: true },
  'ground-hidden': { unseen: true },
};

/** The course that was stopped, where it leads on from what is asked and no move was made by hand since. */
export function courseAtHand(
  question: Question | undefined,
  { stopped, isAtHand }: Courses,
  book: Rulebook,
): string | undefined {
  if (!(isAtHand && stopped && question && givesCourse(question))) return undefined;
  const next = nextStep(stopped, question, book);
  return next.is === 'answer' || (next.is === 'stop' && WARNED[next.why]) ? courseLeft(stopped) : undefined;
}

/** A move by hand leaves the course: Enter does not lead back to it. A change of height does not. */
export function leaveCourse(question: Question | undefined, answer: string, courses: Courses): void {
  if (isAsked(question, 'movement') && answer !== 'height') courses.isAtHand = false;
}

/** Before the answers stands the course that was stopped. */
export function withCourse(worded: Worded, question: Question, courses: Courses, book: Rulebook): Worded {
  const left = courseAtHand(question, courses, book);
  if (left === undefined) return worded;
  const numbers = answerNumbers(question, book);
  const words: readonly string[] = question.options;
  const others = worded.options.map((option) => ({ ...option, number: numbers[words.indexOf(option.answer)] ?? '' }));
  return { ...worded, options: [{ answer: GO_ON, does: `go on: ${left}`, number: '' }, ...others] };
}

/** What Enter alone gives. */
export const enterGives = (question: Question, courses: Courses, book: Rulebook): string | undefined =>
  courseAtHand(question, courses, book) === undefined ? safeAnswer(question, book) : GO_ON;
