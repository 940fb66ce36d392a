import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Question } from '../../table/decisions.ts';
import { askingOf } from './questions.ts';

/** Why an answer is asked for once more before it is taken. */
export const dangerIn = (question: Question, answer: string, book: Rulebook): string | undefined =>
  askingOf(question).danger?.(answer, question.about, book);

/** The answer that Enter alone takes; none where none is safe. */
export function safeAnswer(question: Question, book: Rulebook): string | undefined {
  const { safe, order } = askingOf(question);
  const { about, options } = question;
  const unsafe = safe.never?.(about) ?? [];
  const open = (order?.(question, book) ?? options).filter(
    (answer) => !unsafe.includes(answer) && dangerIn(question, answer, book) === undefined,
  );
  const quiet = safe.quiet?.(about, options);
  return open.find((answer) => answer === quiet) ?? open[0];
}
