/** A chart in Markdown, its columns as wide as their widest cell: as the formatter leaves it. */
export function chart(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, i) => Math.max(3, ...all.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [first = '', ...rest] = all.map(line);
  return [`## ${title}`, '', first, line(widths.map((width) => '-'.repeat(width))), ...rest, ''].join('\n');
}

export const percent = (chance: number) => (100 * chance).toFixed(1);
