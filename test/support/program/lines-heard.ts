/** The lines that are heard after each typed line, to the next prompt; the first are heard before anything is typed. */
export function linesHeard(lines: readonly string[]): readonly { readonly typed: string; readonly heard: string[] }[] {
  const parts: { readonly typed: string; readonly heard: string[] }[] = [{ typed: '', heard: [] }];
  for (const line of lines) {
    if (/^>( |$)/.test(line)) parts.push({ typed: line.slice(2), heard: [] });
    else if (line !== '') parts.at(-1)?.heard.push(line);
  }
  return parts;
}

/** How many lines are heard from one Enter to the next question, in the middle and at the most. */
export function countsOf(lines: readonly string[]): { readonly middle: number; readonly most: number } {
  const [, ...later] = linesHeard(lines);
  const counts = later.filter(({ typed }) => typed === '').map(({ heard }) => heard.length);
  const sorted = counts.filter((count) => count > 0).toSorted((a, b) => a - b);
  return { middle: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}
