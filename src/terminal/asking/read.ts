import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Question } from '../../table/decisions.ts';
import { type Course, type Next, stops } from '../map/course.ts';
import type { Meant, Reading } from './asking.ts';
import { askingOf } from './questions.ts';

/** Who or what a line means that is none of the answers. Nothing, where it means nothing. */
export const meantBy = (text: string, question: Question, book: Rulebook): Meant | undefined =>
  askingOf(question).read?.one?.(text, question, book);

/** What a line of several answers comes to. Nothing, where it is something else. */
export const severalIn = (line: string, question: Question, book: Rulebook): Reading | undefined =>
  askingOf(question).read?.several?.(line, question, book);

/** The next step of a course, when this is what is asked. */
export const nextStep = (course: Course, question: Question, book: Rulebook): Next =>
  askingOf(question).course?.next(course, question, book) ?? stops('asked');

/** The orders and the party of a question at which a course may be given. */
export const givesCourse = (question: Question | undefined) =>
  question && askingOf(question).course?.begins && 'orders' in question.about ? question.about : undefined;
