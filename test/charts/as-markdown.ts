import type { OddsChart } from '../../src/kit/odds/chart.ts';

/** A chart as a table of Markdown, its columns in line. */
export function asMarkdown({ columns, rows }: Pick<OddsChart, 'columns' | 'rows'>): string {
  const widths = columns.map((name, i) => Math.max(3, name.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The rows of such a table in a text, without its head. */
export const rowsIn = (text: string): string[][] =>
  [...text.matchAll(/^\| (.*) \|$/gm)].slice(2).map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
