import type { Chapter } from '../history/chapter.ts';
import type { Cell } from './fields.ts';
import type { Written } from './squadron-record.ts';

/** The tables of the record on one page, each under its title. */
export function markdownOf(title: string, tables: readonly Written[]): string {
  return `${[`# ${title}`, ...tables.map(section)].join('\n\n')}\n`;
}

function section({ title, columns, rows }: Written): string {
  if (rows.length === 0) return `## ${title}\n\nNothing to enter.`;
  const lines = [
    columns.map(({ heading }) => heading),
    columns.map(({ name }) => (rows.every((row) => typeof row[name] === 'number') ? '--:' : ':--')),
    ...rows.map((row) => columns.map(({ name }) => markdownCell(row[name] ?? ''))),
  ];
  return `## ${title}\n\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}`;
}

/** What would end a cell, or begin a heading or a list in other readers, is escaped. */
const markdownCell = (cell: Cell): string => `${cell}`.replace(/[\\|`*_<>]/g, '\\$&').replace(/\r?\n/g, ' ');

/** Prose in chapters. */
export function markdownProse(title: string, chapters: readonly Chapter[]): string {
  const parts = chapters.flatMap((chapter) => [`## ${chapter.title}`, ...chapter.paragraphs]);
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}
