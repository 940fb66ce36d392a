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

const csvCell = (cell: Cell): string =>
  /[",\r\n]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : `${cell}`;
