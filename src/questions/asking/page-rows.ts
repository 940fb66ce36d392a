import type { Rulebook } from '../../cards/rulebook.ts';
import type { OfferedLine } from '../../kit/screen/asking.ts';
import type { Question } from '../../table/decisions.ts';
import { linesIn } from './put.ts';
import { askingOf } from './questions.ts';
import { answerNumbers } from './word.ts';

/** A row of the page at a question. */
export interface PageRow {
  /** Its words on the page. */
  readonly name: string;
  /** What a player types for it. */
  readonly line: string;
  /** The answers that the line gives, one to each question. */
  readonly answers: readonly string[];
}

/** The rows among which the page lets a player choose: the best of each kind, or whole moves, or the answers. */
export function pageRows(question: Question, book: Rulebook): readonly PageRow[] {
  const lines = linesIn(question, book).filter(({ isOfOnePrompt }) => !isOfOnePrompt);
  const kinds = kindsOf(question, lines, book);
  if (kinds.length > 0) return kinds;
  const whole = wholeRows(lines);
  if (whole.length > 1) return whole;
  const begun = whole.map(({ answers }) => answers[0]);
  return [...whole, ...question.options.filter((answer) => !begun.includes(answer)).map(alone)];
}

const alone = (answer: string): PageRow => ({ name: answer, line: answer, answers: [answer] });

/** Lines with the same answers are one row, under the name of the first. */
function wholeRows(lines: readonly OfferedLine[]): readonly PageRow[] {
  const rows = new Map<string, PageRow>();
  for (const { line, answers } of lines) {
    const given = answers.join(' ');
    if (!rows.has(given)) rows.set(given, { name: line, line, answers });
  }
  return [...rows.values()];
}

/** The best of each kind; where lines are offered, only kinds of lines: the throttle alone is no way to fly. */
function kindsOf(question: Question, lines: readonly OfferedLine[], book: Rulebook): readonly PageRow[] {
  const kinds = askingOf(question).rows?.families?.(question, book) ?? [];
  if (kinds.some(({ best }) => !best)) return [];
  const numbers = answerNumbers(question, book);
  const options: readonly string[] = question.options;
  return kinds.flatMap(({ name, best }) => {
    const offered = lines.find(({ line }) => line === best?.answer);
    if (!best || (lines.length > 0 && !offered)) return [];
    const { answer } = best;
    const number = offered?.number ?? numbers[options.indexOf(answer)] ?? '';
    return [{ name: `${name} ${number}`.trim(), line: answer, answers: offered?.answers ?? [answer] }];
  });
}
