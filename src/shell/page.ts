import { bare } from '../cards/bare.ts';
import { type Page, type Paper, pageWidth, paperFor, saidInSentences, WIDEST, wrap } from '../page/paper.ts';
import { safeJson, safeToPrint } from '../page/safe-to-print.ts';
import { asRun } from './advice.ts';
import { asSet, isOn, type WithSettings } from './settings.ts';

export interface GlobalOptions extends WithSettings {
  readonly saves?: string;
  readonly cards?: string;
  readonly json?: boolean;
}

/** Whether everything is said in sentences: for listeners, or for a terminal that can only print. */
export const isByEar = (options: GlobalOptions): boolean => isOn('by-ear', options);

export function thePaper(options: GlobalOptions): Paper {
  const { columns, isTTY } = process.stdout;
  const ink = asSet('ink', options);
  const facts = { columns, isTerminal: isTTY === true, colour: ink !== 'none', ink, widest: widestOf(options) };
  const paper = paperFor(facts);
  inked = paper.ink.level > 0;
  return isByEar(options) ? saidInSentences(paper) : paper;
}

/** The same without ink, for output that needs none. */
export const thePage = (options: GlobalOptions): Page => ({
  width: pageWidth(process.stdout.columns, widestOf(options)),
});

function widestOf(options: GlobalOptions): number {
  const width = asSet('width', options);
  return width === 'window' ? WIDEST : width;
}

/** The held-back output, if any. */
let held: string[] | undefined;

/** Whether the page has colour. */
let inked = false;

/** All output goes through here, because names, cards and log-books may be foreign. A page without colour gets none. */
function put(text: string): void {
  const safe = inked ? safeToPrint(text) : bare(text);
  if (held) held.push(safe);
  else process.stdout.write(safe);
}

/** Holds back all output of an action until it is done; prints nothing if it fails. */
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

/** Prints gathered text; if it is gathered again, with its marks. */
export function printGathered(text: string): void {
  if (held) held.push(text);
  else process.stdout.write(withoutMarks(text));
}

/** Gathered text without its marks. */
export const withoutMarks = (text: string): string => text.replaceAll(BREAK, '').replaceAll(ASIDE, '');

/** Marks a pause for the reader, if the page can wait. */
export const BREAK = '\f';

/** Marks a pause in gathered text; has no effect on text printed at once. */
export function breakPage(): void {
  held?.push(BREAK);
}

/** Gathered text between two of these is a picture: it is shown, and is no news of its own. */
export const ASIDE = '\v';

/** Shows a picture of the last events. */
export function showAside(picture: string): void {
  held?.push(ASIDE);
  show(`\n${picture}`);
  held?.push(ASIDE);
}

/** Runs an action and returns its output. */
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

/** The fingerprint of the cards, below a page that shows them. */
export function printFingerprint(fingerprint: string, paper: Paper): void {
  print(paper.ink.dim(`\nFingerprint of the cards: ${fingerprint}.`), paper);
}

/** Prints text that already fits the page. */
export function show(display: string): void {
  put(`${display}\n`);
}

/** Clears the page and the lines above it. On a terminal that can only print, pushes them out of sight. */
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
