import type { Rulebook } from '../../cards/rulebook.ts';
import type { LastSeen, Meant, Onlooker, Reading } from '../../kit/screen/asking.ts';
import type { Course, Next } from '../../kit/screen/course.ts';
import { wrap } from '../../page/paper.ts';
import type { Question } from '../../table/decisions.ts';
import { stops } from '../map/course.ts';
import { askingOf } from './questions.ts';

/** Why an answer is asked for once more before it is taken. */
export const dangerIn = (question: Question, answer: string, book: Rulebook): string | undefined =>
  askingOf(question).danger?.(answer, question.about, book);

/** The answer that is taken without a word, where custom has nothing to ask. */
export const passedOver = (question: Question): string | undefined => askingOf(question).passes?.(question.about);

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

/** Whether a question falls in a fight: it carries how the fight stands. */
export const isOfFight = ({ about }: Question): boolean => 'view' in about || 'track' in about;

/** The fight that is on, for one who asks for it. */
export function fightPage(asked: Question | undefined, onlooker: Onlooker): string {
  if (!asked || !isOfFight(asked)) return wrap(NO_FIGHT, onlooker.paper);
  const { picture, sentence } = askingOf(asked);
  const page = onlooker.paper.inSentences ? sentence?.(asked, onlooker) : picture?.draw?.(asked, onlooker);
  return page || wrap(NO_FIGHT, onlooker.paper);
}

/** What there is to see of a question, where it has changed since it was last seen. */
export const changedSince = (question: Question, last: LastSeen | undefined, onlooker: Onlooker) =>
  askingOf(question).picture?.changed?.(question, onlooker, last);

const NO_FIGHT = 'There is no Dog-Fight on, and nobody on the Initiative Track.';
