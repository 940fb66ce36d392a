/**
 * The word among those known that takes the fewest strokes to type instead. Nobody gets more than one stroke wrong and
 * the first letter too, and two of four letters are another word.
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

function strokesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) row = nextRow(row, letter, to, i);
  return row[to.length] ?? 0;
}

function nextRow(above: readonly number[], letter: string, to: string, i: number): number[] {
  const row = [i + 1];
  for (let j = 1; j <= to.length; j++) {
    const swap = (above[j - 1] ?? 0) + (to[j - 1] === letter ? 0 : 1);
    row.push(Math.min(swap, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
  }
  return row;
}
