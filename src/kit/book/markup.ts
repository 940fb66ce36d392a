import { type ComponentChild, type ComponentChildren, h } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A cell of a record: a number or words. */
export type RecordCell = string | number;

/** A table of the records for output: its headings, and its cells by name. */
export interface OutputTable {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly { readonly name: string; readonly heading: string }[];
  readonly rows: readonly Readonly<Record<string, RecordCell>>[];
}

export type Piece = ComponentChild;

/** A complete page without external files. */
export function wholePage(title: string, style: string, ...body: ComponentChildren[]): string {
  const page = h(
    'html',
    { lang: 'en-GB' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, title),
      h('style', { dangerouslySetInnerHTML: { __html: style } }),
    ),
    h('body', null, ...body),
  );
  return `<!doctype html>\n${harmless(renderToString(page)).replace(EMPTY_SHAPE, '<$1/>')}\n`;
}

/** An empty shape, of which a book has tens of thousands, needs no closing tag. */
const EMPTY_SHAPE = /<((circle|ellipse|line|path|polygon|rect|use)\b[^<>]*)><\/\2>/g;

/** Invisible characters that reverse the text after them; a foreign name may contain them. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Markup in which no name can reverse the text after it. */
export const harmless = (markup: string): string => markup.replace(TURNING, '');

/** A part of the page under its heading, with an anchor. */
export const part = (id: string, title: string, ...pieces: ComponentChildren[]): Piece =>
  h('section', { id, class: 'part' }, h('h2', null, title), ...pieces);

/** Pieces folded away under a heading of their own, which stays: a key or a finger opens them. On paper they are open. */
export const folded = (heading: Piece, ...pieces: ComponentChildren[]): Piece =>
  h('details', null, h('summary', null, heading), ...pieces);

export const paragraphs = (texts: readonly string[]): Piece[] => texts.map((text) => h('p', null, text));

interface PictureFrame {
  /** What a screen reader says first, and everything that the picture shows, in words. */
  readonly title: string;
  readonly words: string;
  readonly width: number;
  readonly height: number;
  /** Its top left corner, where it is a part of something larger. */
  readonly corner?: { readonly x: number; readonly y: number };
  /** Its least width; on a narrower page it scrolls. */
  readonly least?: number;
  /** It contains links: a group and not a single image. */
  readonly leads?: boolean;
}

/** A picture with its title and its text alternative. */
export function picture(
  { title, words, width, height, corner = { x: 0, y: 0 }, least = 0, leads = false }: PictureFrame,
  ...shapes: ComponentChildren[]
): Piece {
  const drawn = h(
    'svg',
    {
      viewBox: `${corner.x} ${corner.y} ${width} ${height}`,
      width,
      height,
      role: leads ? 'group' : 'img',
      ...(least > 0 ? { style: `min-width:${least}px` } : {}),
    },
    h('title', null, title),
    h('desc', null, words),
    ...shapes,
  );
  if (least === 0) return drawn;
  return h('div', { class: 'scroll', role: 'region', tabIndex: 0, 'aria-label': `Picture: ${title}` }, drawn);
}

/** A number on the page, which can be read back by its name. */
export const figure = (name: string, words: string, value: string | number): Piece =>
  h('div', { class: 'figure' }, h('dt', null, words), h('dd', { 'data-figure': name }, `${value}`));

/** The legend of a picture. */
export const legend = (...signs: readonly (readonly [string, string])[]): Piece =>
  h(
    'p',
    { class: 'legend' },
    signs.map(([sign, words]) => h('span', null, h('i', { class: `key ${sign}`, 'aria-hidden': true }), ` ${words}`)),
  );

/** A table of the squadron record, with each cell by its name in JSON. */
export function recordTable({ name, title, columns, rows }: OutputTable): Piece {
  const head = h(
    'tr',
    null,
    columns.map((column) => {
      const isNumber = rows.some((row) => typeof row[column.name] === 'number');
      return h('th', { scope: 'col', class: isNumber ? 'number' : undefined }, column.heading);
    }),
  );
  const lines = rows.map((row) =>
    h(
      'tr',
      null,
      columns.map((column) => {
        const cell = row[column.name] ?? '';
        return h(
          'td',
          { 'data-field': column.name, class: typeof cell === 'number' ? 'number' : undefined },
          `${cell}`,
        );
      }),
    ),
  );
  return h(
    'div',
    { class: 'scroll', role: 'region', tabIndex: 0, 'aria-label': `Table: ${title}` },
    h('table', { 'data-table': name }, h('caption', null, title), h('thead', null, head), h('tbody', null, lines)),
  );
}
