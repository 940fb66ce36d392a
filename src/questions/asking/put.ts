import type { Rulebook } from '../../cards/rulebook.ts';
import type { LastSeen, LineReading, Meant, OfferedLine, Onlooker } from '../../kit/screen/asking.ts';
import type { Course, Next } from '../../kit/screen/course.ts';
import { wrap } from '../../page/paper.ts';
import { drawnOrTold } from '../../page/picture.ts';
import type { Question } from '../../table/decisions.ts';
import { stops } from '../map/course.ts';
import { askingOf } from './questions.ts';

/** Why an answer must be confirmed. */
export const dangerIn = (question: Question, answer: string, book: Rulebook): string | undefined =>
  askingOf(question).danger?.(answer, question.about, book);

/** The options for Enter where its first choice is dangerous: those that are not. */
export const safeOptions = (question: Question, book: Rulebook): readonly string[] =>
  askingOf(question).hasOthers
    ? question.options.filter((option) => dangerIn(question, option, book) === undefined)
    : [];

/** The answer taken without a question, where custom leaves nothing to ask. */
export const passedOver = (question: Question): string | undefined => askingOf(question).passes?.(question.about);

/** The meaning of a line that is none of the answers. Nothing, where it has none. */
export const meantBy = (text: string, question: Question, book: Rulebook): Meant | undefined =>
  askingOf(question).read?.one?.(text, question, book);

/** The meaning of a line of several answers. Nothing, where it is something else. */
export const severalIn = (line: string, question: Question, book: Rulebook): LineReading | undefined =>
  askingOf(question).read?.several?.(line, question, book);

/** The lines of several answers that are offered beside the answers. */
export const linesIn = (question: Question, book: Rulebook): readonly OfferedLine[] =>
  askingOf(question).rows?.lines?.(question.about, book) ?? [];

/** The next step of a course, if its question is open. */
export const nextStep = (course: Course, question: Question, book: Rulebook): Next =>
  askingOf(question).course?.next(course, question, book) ?? stops('asked');

/** The orders and the party of a question at which a course may be given. */
export const givesCourse = (question: Question | undefined) =>
  question && askingOf(question).course?.begins && 'orders' in question.about ? question.about : undefined;

/** Whether a question belongs to a fight: it has the state of the fight. */
export const isOfFight = ({ about }: Question): boolean => 'view' in about || 'track' in about;

/** The current fight, on request. */
export function fightPage(asked: Question | undefined, onlooker: Onlooker): string {
  if (!asked || !isOfFight(asked)) return wrap(NO_FIGHT, onlooker.paper);
  const { picture } = askingOf(asked);
  const draw = () => picture?.draw?.(asked, onlooker) ?? '';
  const page = drawnOrTold({ draw, alt: picture?.alt?.(asked, onlooker) ?? '' }, onlooker.paper);
  return page || wrap(NO_FIGHT, onlooker.paper);
}

/** The picture of a question, where it has changed since it was last shown. */
export const changedSince = (question: Question, last: LastSeen | undefined, onlooker: Onlooker) =>
  askingOf(question).picture?.changed?.(question, onlooker, last);

const NO_FIGHT = 'There is no Dog-Fight on, and nobody on the Initiative Track.';
