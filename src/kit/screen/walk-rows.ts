import type { ArrowDirection } from './board.ts';

/** A row of answers, and the one that it is entered at; by default the first. */
interface RowOfAnswers {
  readonly answers: readonly string[];
  readonly best?: { readonly answer: string };
}

/** Left and right go to the previous or next answer; up and down to the row before or after. */
export function nextInRows(from: string, direction: ArrowDirection, rows: readonly RowOfAnswers[]): string {
  const all = rows.flatMap(({ answers }) => answers);
  const own = rows.findIndex(({ answers }) => answers.includes(from));
  if (direction === 'left' || direction === 'right')
    return around(all, all.indexOf(from) + (direction === 'left' ? -1 : 1)) ?? from;
  const row = around(rows, own + (direction === 'up' ? -1 : 1));
  return row?.best?.answer ?? row?.answers[0] ?? from;
}

const around = <Thing>(things: readonly Thing[], at: number): Thing | undefined =>
  things[(at + things.length) % things.length];
