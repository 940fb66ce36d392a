import { bare } from '../cards/bare.ts';
import { type Page, type Paper, pageWidth, paperFor, saidInSentences, wrap } from '../page/paper.ts';
import { safeJson, safeToPrint } from '../page/safe-to-print.ts';
import { asRun } from './advice.ts';

export interface GlobalOptions {
  readonly saves?: string;
  readonly cards?: string;
  readonly json?: boolean;
  readonly color?: boolean;
  readonly plain?: boolean;
  /** How much is told between the missions. */
  readonly terse?: boolean;
  readonly full?: boolean;
}

/** Whether the player wants colour: NO_COLOR, a dumb terminal and --no-color all say no. */
function wantsColour(options: GlobalOptions): boolean {
  const { env } = process;
  return options.color !== false && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}

/** Whether everything is to be said in sentences: to be read aloud, or on a terminal that can only print. */
const wantsSentences = ({ plain }: GlobalOptions): boolean => plain === true || process.env['TERM'] === 'dumb';

export function thePaper(options: GlobalOptions): Paper {
  const { columns, isTTY } = process.stdout;
  const paper = paperFor({ columns, isTerminal: isTTY === true, colour: wantsColour(options) });
  inked = paper.ink.level > 0;
  return wantsSentences(options) ? saidInSentences(paper) : paper;
}

/** The same without its ink, for what needs none. */
export const thePage = (): Page => ({ width: pageWidth(process.stdout.columns) });

/** What is held back from the page, if anything is. */
let held: string[] | undefined;

/** Whether the page takes our ink. */
let inked = false;

/** Whatever is printed goes this way: names, cards and log-books may be a stranger's. A page without ink has none. */
function put(text: string): void {
  const safe = inked ? safeToPrint(text) : bare(text);
  if (held) held.push(safe);
  else process.stdout.write(safe);
}

/** All that is printed on the way is held back until something is done; nothing of it is printed where that fails. */
export function printAfter(act: () => void): void {
  const [before, mine]: [string[] | undefined, string[]] = [held, []];
  held = mine;
  try {
    act();
  } finally {
    held = before;
  }
  put(withoutMarks(mine.join('')));
}

/** Prints what has been gathered; where it is gathered again, with its marks. */
export function printGathered(text: string): void {
  if (held) held.push(text);
  else process.stdout.write(withoutMarks(text));
}

/** A gathered text as it is printed at once. */
export const withoutMarks = (text: string): string => text.replaceAll(BREAK, '').replaceAll(ASIDE, '');

/** Where a reader is left time, if the page can wait for him. */
export const BREAK = '\f';

/** What is gathered to be read is parted here; what is printed at once runs on. */
export function breakPage(): void {
  held?.push(BREAK);
}

/** What is gathered between two of these is a picture beside the words: it is shown, and is no news by itself. */
export const ASIDE = '\v';

/** Shows a picture of what has just been told. */
export function showAside(picture: string): void {
  held?.push(ASIDE);
  show(`\n${picture}`);
  held?.push(ASIDE);
}

/** Does something, and gives back what it would have printed. */
export async function gather<T>(act: () => Promise<T>): Promise<{ readonly done: T; readonly text: string }> {
  const [before, mine]: [string[] | undefined, string[]] = [held, []];
  held = mine;
  try {
    const done = await act();
    return { done, text: mine.join('') };
  } finally {
    held = before;
  }
}

export function print(text: string, page: Page): void {
  put(`${wrap(asRun(text), page)}\n`);
}

/** Whose cards these are, under a page that shows them. */
export function printFingerprint(fingerprint: string, paper: Paper): void {
  print(paper.ink.dim(`\nFingerprint of the cards: ${fingerprint}.`), paper);
}

/** Prints what has been fitted to the page already. */
export function show(display: string): void {
  put(`${display}\n`);
}

/** Leaves nothing on the page of what was there, nor above it. One that can only print is pushed out of sight. */
export function blankPage(): void {
  const { isTTY, rows = 0 } = process.stdout;
  const canMove = isTTY === true && process.env['TERM'] !== 'dumb';
  process.stdout.write(canMove ? '\u001b[H\u001b[2J\u001b[3J' : '\n'.repeat(Math.max(rows, LONG_PAGE)));
}

/** More lines than most pages have. */
const LONG_PAGE = 100;

export function printJson(value: unknown): void {
  put(`${safeJson(value)}\n`);
}
