import type { ArrowDirection } from './board.ts';

/** Left and right go to the previous or next answer; up and down to the first of the row before or after. */
export function nextInRows(
  from: string,
  direction: ArrowDirection,
  rows: readonly { readonly answers: readonly string[] }[],
): string {
  const all = rows.flatMap(({ answers }) => answers);
  const own = rows.findIndex(({ answers }) => answers.includes(from));
  if (direction === 'left' || direction === 'right')
    return around(all, all.indexOf(from) + (direction === 'left' ? -1 : 1)) ?? from;
  return around(rows, own + (direction === 'up' ? -1 : 1))?.answers[0] ?? from;
}

const around = <Thing>(things: readonly Thing[], at: number): Thing | undefined =>
  things[(at + things.length) % things.length];
