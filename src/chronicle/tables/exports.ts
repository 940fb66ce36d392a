import { flightsNamed } from '../../campaign/flight-names.ts';
import type { OutputTable, RecordCell } from '../../kit/book/markup.ts';
import { type DiaryDay, diaryOf } from '../diary/diary.ts';
import type { Chapter } from '../history/chapter.ts';
import { historyOfApril } from '../history-of-april.ts';
import type { Lived } from '../lived.ts';
import { markdownChapters, markdownText } from '../markdown.ts';
import { serviceRecords } from '../service-record.ts';
import { untoldNote } from '../untold.ts';
import { squadronRecord } from './squadron-record.ts';

export const FORMATS = ['csv', 'json', 'markdown'] as const;
export type Format = (typeof FORMATS)[number];

/** A file to be written. */
export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The records of a campaign as files: in CSV one table a file, in JSON everything in one file, in Markdown the tables,
 * the history and the diary in a file each.
 */
export function recordFiles(lived: Lived, formats: readonly Format[]): RecordFile[] {
  const tables = squadronRecord(lived);
  return formats.flatMap((format) => WRITERS[format](tables, lived));
}

export const titleOf = ({ now, book }: Lived): string =>
  `${book.squadronNotes.name}: ${flightsNamed(now.flights)}, April 1917`;

const WRITERS: { readonly [F in Format]: (tables: readonly OutputTable[], lived: Lived) => RecordFile[] } = {
  csv: (tables, { name }) => tables.map((table) => ({ name: `${name}-${table.name}.csv`, text: csvOf(table) })),
  json: (tables, lived) => [
    { name: `${lived.name}-record.json`, text: `${JSON.stringify(recordJson(tables, lived), null, 2)}\n` },
  ],
  markdown: (tables, lived) => [
    { name: `${lived.name}-record.md`, text: markdownOf(titleOf(lived), tables, untoldNote(lived)) },
    { name: `${lived.name}-history.md`, text: markdownProse(titleOf(lived), historyOfApril(lived)) },
    { name: `${lived.name}-diary.md`, text: markdownDiary(titleOf(lived), diaryOf(lived)) },
  ],
};

function recordJson(tables: readonly OutputTable[], lived: Lived): object {
  const untold = untoldNote(lived);
  return {
    campaign: lived.name,
    ...(untold !== undefined && { untold }),
    squadron: lived.book.squadronNotes.name,
    flights: lived.now.flights.map(({ flight }) => flight),
    day: lived.now.day,
    ...Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
    serviceRecords: serviceRecords(lived),
    history: historyOfApril(lived),
    diary: diaryOf(lived),
  };
}

/** A table by RFC 4180: a line of headings, lines that end with CR LF, quotes where a cell needs them. */
export function csvOf({ columns, rows }: OutputTable): string {
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ name }): RecordCell => row[name] ?? '')),
  ];
  return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

const csvCell = (cell: RecordCell): string => {
  const text = typeof cell === 'number' ? `${cell}` : inert(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Text that a spreadsheet would take for a formula; a signed number is none. */
const RUNS = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const FIGURE = /^[+-]?\d+(\.\d+)?$/;

/** Text that a spreadsheet would execute gets an apostrophe, which marks it as text. */
const inert = (text: string): string => (RUNS.test(text) && !FIGURE.test(text) ? `'${text}` : text);

/** The tables of the record on one page, each under its title. */
function markdownOf(title: string, tables: readonly OutputTable[], note: string | undefined): string {
  return `${[`# ${markdownText(title)}`, ...(note === undefined ? [] : [markdownText(note)]), ...tables.map(section)].join('\n\n')}\n`;
}

function section({ title, columns, rows }: OutputTable): string {
  if (rows.length === 0) return `## ${title}\n\nNothing to enter.`;
  const lines = [
    columns.map(({ heading }) => heading),
    columns.map(({ name }) => (rows.every((row) => typeof row[name] === 'number') ? '--:' : ':--')),
    ...rows.map((row) => columns.map(({ name }) => markdownCell(row[name] ?? ''))),
  ];
  return `## ${title}\n\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}`;
}

const markdownCell = (cell: RecordCell): string => markdownText(`${cell}`).replace(/\r?\n/g, ' ');

const markdownProse = (title: string, chapters: readonly Chapter[]): string =>
  `${[`# ${markdownText(title)}`, ...markdownChapters(chapters)].join('\n\n')}\n`;

/** Each day under its date, its parts a heading below. */
function markdownDiary(title: string, days: readonly DiaryDay[]): string {
  const parts = days.flatMap((day) => [
    `## ${markdownText(day.title)}`,
    ...day.parts.flatMap((part) => [`### ${markdownText(part.title)}`, ...part.paragraphs.map(markdownText)]),
  ]);
  return `${[`# ${markdownText(title)}`, ...parts].join('\n\n')}\n`;
}
