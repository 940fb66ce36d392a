import type { Rulebook } from '../../cards/rulebook.ts';
import { answerBy } from '../../kit/head/policy.ts';
import { IN_A_MOMENT } from '../../policies/policies.ts';
import { type PageRow, pageRows } from '../../questions/asking/page-rows.ts';
import { type Question, questionOf } from '../../table/decisions.ts';
import { firstOnes, type PlayedRow } from './in-time.ts';
import { keyOf } from './row-said.ts';

/** A row of the page that is played out. */
type RowPlayed = PageRow & PlayedRow;

/** So many rows of a page are played, each to the end of the fight; where there are more, only so many of them. */
const [MOST_ROWS, OF_MORE] = [6, 5];

/** The rows that are played out. Of too many: what Enter takes, whole lines, and what would be given first. */
export function rowsPlayed(question: Question, enter: string | undefined, book: Rulebook): readonly RowPlayed[] {
  const rows = pageRows(question, book);
  return (rows.length > MOST_ROWS ? fewOf(rows, question, enter, book) : rows).map((row) => ({
    ...row,
    key: keyOf(row.answers),
  }));
}

function fewOf(
  rows: readonly PageRow[],
  { decision, about }: Question,
  enter: string | undefined,
  book: Rulebook,
): readonly PageRow[] {
  const isFirst = (row: PageRow) => row.line === enter || isWhole(row);
  const first = rows.filter(isFirst);
  const others = rows.filter((row) => !isFirst(row));
  const open = questionOf(
    decision,
    about,
    others.map(({ line }) => line),
  );
  const given = firstOnes(open, OF_MORE - first.length, (asked) => answerBy(IN_A_MOMENT, asked, book));
  return [...first, ...others.filter(({ line }) => given.includes(line))].slice(0, OF_MORE);
}

/** A row that is a whole move: what is not in such rows is no row of its own. */
export const isWhole = ({ line, answers }: PageRow): boolean => answers.length > 1 || line !== answers[0];
