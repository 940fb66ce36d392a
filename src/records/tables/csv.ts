import type { Cell } from './fields.ts';
import type { Written } from './squadron-record.ts';

/** A table as RFC 4180 has it: a line of headings, lines ended by CR LF, quotes where a cell needs them. */
export function csvOf({ columns, rows }: Written): string {
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ name }): Cell => row[name] ?? '')),
  ];
  return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

const csvCell = (cell: Cell): string => {
  const text = typeof cell === 'number' ? `${cell}` : inert(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** What a spreadsheet would take for a formula; a figure with its sign is none. */
const RUNS = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const FIGURE = /^[+-]?\d+(\.\d+)?$/;

/** Words that a spreadsheet would run stand behind an apostrophe, which it takes for the sign of words. */
const inert = (text: string): string => (RUNS.test(text) && !FIGURE.test(text) ? `'${text}` : text);
