import type { Rulebook } from '../../cards/rulebook.ts';
import type { AnswerGroup } from '../../kit/screen/asking.ts';
import type { People } from '../../kit/screen/people.ts';
import { numbersOf } from '../../page/read-typed.ts';
import type { Question } from '../../table/decisions.ts';
import { askingOf } from './questions.ts';

/** A question as put: its sentence, and what each answer does. */
export interface Worded {
  readonly ask: string;
  readonly help: string;
  readonly options: readonly {
    readonly answer: string;
    readonly does: string;
    /** Why Enter alone takes it, where it does. */
    readonly why?: string | undefined;
    /** A fixed number of its own, like a man's. */
    readonly number?: string;
    /** What stands behind it, where the answers stand side by side. */
    readonly sign?: string;
  }[];
  /** The answers row by row, where they are too many for a line each. */
  readonly groups?: readonly AnswerGroup[];
}

/** As it is put, or as it is said to a listener. */
export type Manner = 'put' | 'said';

export function word(question: Question, book: Rulebook, people: People, manner: Manner = 'put'): Worded {
  const { about, options } = question;
  const { help, rows, ...put } = askingOf(question);
  const { ask = put.ask, does = put.does } = (manner === 'said' && put.heard) || put;
  const numbers = ownNumbers(question, book);
  const order = orderOf(question, book);
  const signs = rows?.signs?.(about, book);
  const listed = options
    .filter((answer) => !rows?.isUnlisted?.(answer, about))
    .map((answer) => ({
      answer,
      does: does(answer, about, book, people),
      ...(numbers && { number: numbers.get(answer) ?? '' }),
      ...(signs?.has(answer) && { sign: signs.get(answer) ?? '' }),
    }));
  return {
    ask: ask(about, book, people),
    help: help(about, book),
    ...(rows?.grouped && { groups: rows.grouped(about, book) }),
    options: listed.sort((a, b) => order.indexOf(a.answer) - order.indexOf(b.answer)),
  };
}

/** What may be typed for each answer besides its word. */
export function answerNumbers(question: Question, book: Rulebook): readonly string[] {
  const numbers = ownNumbers(question, book);
  const options: readonly string[] = question.options;
  return numbers ? options.map((answer) => numbers.get(answer) ?? '') : numbersOf(options);
}

/** How the answers stand. */
const orderOf = (question: Question, book: Rulebook): readonly string[] =>
  askingOf(question).order?.(question, book) ?? question.options;

function ownNumbers(question: Question, book: Rulebook): ReadonlyMap<string, string> | undefined {
  const own = askingOf(question).rows?.numbers?.(question.about);
  const order = orderOf(question, book);
  if (own || order === question.options) return own;
  const numbers = numbersOf(order);
  return new Map(order.map((answer, i) => [answer, numbers[i] ?? '']));
}
