import type { ChalkInstance } from 'chalk';
import { type InkName, inkNamed } from './ink.ts';

/** The size of the page. */
export interface Page {
  readonly width: number;
}

/** The same with its ink: whether it has colour, and whether everything is said in sentences. */
export interface Paper extends Page {
  readonly ink: ChalkInstance;
  /** How wide it may become in a wider window. */
  readonly widest?: number;
  /** No pictures and no tables: for pages that are too narrow, and for players who listen. */
  readonly inSentences: boolean;
  /** For players who listen: no columns, and no line is broken before it is put into words. */
  readonly byEar?: true;
}

/** Narrower pages have no room for a picture with its tables. */
const ROOM_FOR_PICTURES = 77;

/** What the environment says of the terminal. */
export interface TerminalFacts {
  readonly columns: number | undefined;
  readonly isTerminal: boolean;
  readonly colour: boolean;
  /** The ink of a page with colour. */
  readonly ink?: InkName;
  /** The width that the player wants at most. */
  readonly widest?: number;
}

/** The columns of the narrowest page and of the widest. */
export const NARROWEST = 40;
export const WIDEST = 300;

/** The width of a terminal or a pipe: 80 columns where it is unknown. */
export const pageWidth = (columns: number | undefined, widest = WIDEST): number =>
  Math.min(Math.max(columns ?? 80, NARROWEST), widest);

/** The page for a terminal or a pipe, with lines short enough to read. */
export function paperFor({ columns, isTerminal, colour, ink = 'full', widest = WIDEST }: TerminalFacts): Paper {
  const width = pageWidth(columns, widest);
  return { width, widest, ink: inkNamed(isTerminal && colour ? ink : 'none'), inSentences: width < ROOM_FOR_PICTURES };
}

/** The same page, with everything said in sentences. */
export const saidInSentences = (paper: Paper): Paper => ({ ...paper, inSentences: true });

/** The same page for a listener. */
export const heardBy = (paper: Paper): Paper => ({ ...paper, width: UNBROKEN, inSentences: true, byEar: true });

/** The width of a page whose lines are broken later. */
const UNBROKEN = 100_000;

/** A longer line is hard to read, however wide the terminal. */
const LONGEST = 100;

const lineOf = ({ width }: Page): number => (width === UNBROKEN ? width : Math.min(width, LONGEST));

/** Wraps each line that is too long; the continuation has the indent of the line. */
export const wrap = (text: string, page: Page): string => wrapTo(text, lineOf(page));

/** The same for a part of a page. */
export function wrapTo(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
}

/** The same for one paragraph, with a given indent for its later lines. */
export function hang(text: string, paper: Paper, indent: number): string {
  return wrapLine(text, lineOf(paper), ' '.repeat(indent));
}

export const heading = (text: string, paper: Paper): string =>
  hang(text, paper, 2)
    .split('\n')
    .map((line) => paper.ink.bold(line))
    .join('\n');

function wrapLine(text: string, width: number, indent = /^\s*/.exec(text)?.[0] ?? ''): string {
  if (widthOf(text) <= width) return text;
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<=\S)(?=\s)/)) {
    if (line === '' || widthOf(line + piece) <= width) line += piece;
    else {
      lines.push(line);
      line = indent + piece.trimStart();
    }
  }
  return [...lines, line].join('\n');
}

/** Lines side by side, the right-hand ones from a given column. */
export function sideBySide(left: readonly string[], right: readonly string[], column: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const line = left[i] ?? '';
    return `${line}${' '.repeat(Math.max(column - widthOf(line), 1))}${right[i] ?? ''}`.trimEnd();
  });
}

/** The columns that a text takes: colour takes none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with the control character ESC.
export const withoutInk = (text: string): string => text.replace(/\u001b\[\d+m/g, '');

export const widthOf = (text: string): number => withoutInk(text).length;

/** The longest word of a text: the least width of its column. */
export const longestWord = (text: string): number => Math.max(0, ...text.split(/\s+/).map(widthOf));

/** The text, cut to the page's width; a cut text ends in a sign. */
export const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, Math.max(0, width - 1))}…` : text;
