import { h } from 'preact';
import type { Piece } from '../../kit/book/markup.ts';

/** The value of a form's cell; undefined where it is left for the pencil. */
export type Entry = string | number | undefined;

/** A column of a form: its heading, its name for reading figures back, and its relative width. */
export interface Column {
  readonly heading: string;
  readonly name: string;
  readonly parts: number;
}

/** A line of a form, by the names of its columns. */
export type FormLine = Readonly<Record<string, Entry>>;

export const column = (name: string, heading: string, parts: number): Column => ({ name, heading, parts });

interface FormTable {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
}

/** A table to write in: the filled lines, and as many empty ones as it needs. */
export function grid({ name, title, columns }: FormTable, lines: readonly FormLine[], least = 0): Piece {
  const all = columns.reduce((sum, { parts }) => sum + parts, 0);
  const empty = Array.from({ length: Math.max(0, least - lines.length) }, (): FormLine => ({}));
  return h(
    'table',
    { 'data-form': name },
    h('caption', null, title),
    h(
      'colgroup',
      null,
      columns.map(({ parts }) => h('col', { style: `width:${((100 * parts) / all).toFixed(2)}%` })),
    ),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        columns.map(({ heading }) => h('th', { scope: 'col' }, heading)),
      ),
    ),
    h(
      'tbody',
      null,
      [...lines, ...empty].map((line) =>
        h(
          'tr',
          null,
          columns.map((each) => cell(each, line)),
        ),
      ),
    ),
  );
}

const cell = ({ name }: Column, line: FormLine): Piece => h('td', { 'data-field': name }, `${line[name] ?? ''}`);

/** A label followed by a line to write on, or by the value. */
export const blank = (name: string, words: string, entry: Entry): Piece =>
  h('div', { class: 'blank' }, h('dt', null, words), h('dd', { 'data-figure': name }, `${entry ?? ''}`));

export const blanks = (...pieces: readonly Piece[]): Piece => h('dl', { class: 'blanks' }, pieces);

export const sheet = (kind: string, title: string, note: string, ...pieces: readonly Piece[]): Piece =>
  h('section', { class: `sheet ${kind}` }, h('h2', null, title), pieces, h('p', { class: 'note' }, note));
