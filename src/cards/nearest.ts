/**
 * The known word with the fewest typing errors. A wrong first letter allows no further error, and a word of four
 * letters at most one.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const most = word.length <= SHORT ? 1 : Math.max(2, word.length / 2);
  const scored = known
    .filter((candidate) => Math.abs(candidate.length - word.length) <= most)
    .map((candidate) => ({ candidate, strokes: strokesBetween(word, candidate) }));
  const likely = scored.filter(({ candidate, strokes }) => strokes < 2 || candidate.charAt(0) === word.charAt(0));
  const best = likely.sort((a, b) => a.strokes - b.strokes)[0];
  return best && best.strokes <= most ? best.candidate : undefined;
}

const SHORT = 4;

/** Two swapped neighbours count as one error. */
function strokesBetween(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= from.length; i++) rows.push(nextRow(rows, from, to));
  return rows.at(-1)?.at(-1) ?? 0;
}

function nextRow(rows: readonly (readonly number[])[], from: string, to: string): number[] {
  const i = rows.length;
  const [before = [], above = []] = [rows[i - 2], rows[i - 1]];
  const row = [i];
  for (let j = 1; j <= to.length; j++) {
    const other = (above[j - 1] ?? 0) + (to[j - 1] === from[i - 1] ? 0 : 1);
    const isTurned = to[j - 1] === from[i - 2] && to[j - 2] === from[i - 1];
    const turned = isTurned ? (before[j - 2] ?? 0) + 1 : other;
    row.push(Math.min(other, turned, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
  }
  return row;
}
