import { bare } from '../cards/bare.ts';
import { byName } from '../cards/by-name.ts';
import { saidByEar } from '../page/by-ear.ts';
import { heardBy, type Page, type Paper, paperFor, WIDEST, wrap } from '../page/paper.ts';
import { safeJson, safeToPrint } from '../page/safe-to-print.ts';
import { asRun } from './advice.ts';
import { asSet, isOn, saidOf, type WithSettings } from './settings.ts';

export interface GlobalOptions extends WithSettings {
  readonly saves?: string;
  readonly cards?: string;
  readonly json?: boolean;
}

/** Whether everything is told in lines of text: for listeners, or for a terminal that can only print. */
export const isByEar = (options: GlobalOptions): boolean => isOn('by-ear', options);

/** How to leave the mode in which all is told by ear, by what asked for it; nothing where nothing asks for it. */
export function wayOutOfByEar(options: GlobalOptions): string | undefined {
  const [said] = saidOf('by-ear', options);
  if (said?.value !== 'on') return undefined;
  return WAYS_OUT.get(said.by) ?? `Without ${said.by} there are pages with pictures.`;
}

const WAYS_OUT = byName({
  ACCESSIBLE: 'ACCESSIBLE is set; where it is 0 there are pages with pictures.',
  'TERM=dumb': 'TERM is dumb; in another terminal there are pages with pictures.',
  'the file': 'It is in your settings; wof settings by-ear off brings back pages with pictures.',
  '--set': 'Without --set by-ear=on there are pages with pictures.',
});

export function thePaper(options: GlobalOptions): Paper {
  const { columns, isTTY } = process.stdout;
  const isHeard = isByEar(options);
  const ink = isHeard ? 'none' : asSet('ink', options);
  const facts = { columns, isTerminal: isTTY === true, colour: ink !== 'none', ink, widest: widestOf(options) };
  const paper = paperFor(facts);
  made = { how: paper.ink.level > 0 ? 'inked' : 'bare', width: paper.width };
  if (isHeard && !options.json) made = { ...made, how: 'heard' };
  return isHeard ? heardBy(paper) : paper;
}

function widestOf(options: GlobalOptions): number {
  const width = asSet('width', options);
  return width === 'window' ? WIDEST : width;
}

/**
 * A part of gathered output. Weighty text comes first where a page has little room for news, and
 * grave text before it. A picture shows the last
 * events and is no news; at a pause a reader needs time.
 */
export interface PrintedPart {
  readonly is: 'text' | 'weighty' | 'grave' | 'picture' | 'pause';
  readonly text: string;
}

/** The held-back output, if any. */
let held: PrintedPart[] | undefined;

/** How output is made ready for whoever gets it. */
let made: { readonly how: keyof typeof MAKES; readonly width: number } = { how: 'bare', width: WIDEST };

/** A page without colour gets none; who listens gets lines of speech. */
const MAKES = {
  bare,
  inked: safeToPrint,
  heard: (text: string) => wrap(saidByEar(bare(text)), { width: made.width }),
};

/** All output goes through here, because names, cards and log-books may be foreign. */
function put(text: string, is: PrintedPart['is'] = 'text'): void {
  printGathered([{ is, text: MAKES[made.how](text) }]);
}

/** Holds back all output of an action until it is done; prints nothing if it fails. */
export function printAfter(act: () => void): void {
  const [before, mine]: [typeof held, PrintedPart[]] = [held, []];
  held = mine;
  try {
    act();
  } finally {
    held = before;
  }
  printGathered([{ is: 'text', text: textOf(mine) }]);
}

/** Prints gathered output, or adds it to what is gathered now. */
export function printGathered(parts: readonly PrintedPart[]): void {
  if (held) {
    held.push(...parts);
    return;
  }
  noteSaid(parts);
  process.stdout.write(textOf(parts));
}

/** What has been printed since this was taken last. */
const said: PrintedPart[] = [];

export const noteSaid = (parts: readonly PrintedPart[]): void => void said.push(...parts);

export const takeSaid = (): readonly PrintedPart[] => said.splice(0);

export const textOf = (parts: readonly PrintedPart[]): string => parts.map(({ text }) => text).join('');

/** Marks a pause in gathered output; has no effect on text printed at once. */
export const breakPage = (): void => put('', 'pause');

/** Shows a picture of the last events. */
export const showAside = (picture: string): void => put(`\n${picture}\n`, 'picture');

/** Runs an action and returns its output. */
export async function gather<T>(
  act: () => Promise<T>,
): Promise<{ readonly done: T; readonly printed: readonly PrintedPart[] }> {
  const [before, mine]: [typeof held, PrintedPart[]] = [held, []];
  held = mine;
  try {
    return { done: await act(), printed: mine };
  } finally {
    held = before;
  }
}

export function print(text: string, page: Page, is: 'text' | 'weighty' | 'grave' = 'text'): void {
  put(`${wrap(asRun(text), page)}\n`, is);
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
  // Whoever else listened in this process, JSON is for programs and is not wrapped.
  printGathered([{ is: 'text', text: bare(`${safeJson(value)}\n`) }]);
}
