import { type Page, type Paper, pageWidth, paperFor, saidInSentences, wrap } from '../../terminal/kit/paper.ts';

export interface GlobalOptions {
  readonly saves?: string;
  readonly cards?: string;
  readonly json?: boolean;
  readonly color?: boolean;
  readonly plain?: boolean;
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
  return wantsSentences(options) ? saidInSentences(paper) : paper;
}

/** The same without its ink, for what needs none. */
export const thePage = (): Page => ({ width: pageWidth(process.stdout.columns) });

/** Where what is printed goes: to the terminal, or for a while into a text that is shown another way. */
let gathered: string[] | undefined;

function put(text: string): void {
  if (gathered) gathered.push(text);
  else process.stdout.write(text);
}

/** Does something, and gives back what it would have printed. */
export async function gather<T>(act: () => Promise<T>): Promise<{ readonly done: T; readonly text: string }> {
  const texts: string[] = [];
  gathered = texts;
  try {
    const done = await act();
    return { done, text: texts.join('') };
  } finally {
    gathered = undefined;
  }
}

export function print(text: string, page: Page): void {
  put(`${wrap(text, page)}\n`);
}

/** Whose cards these are, under a page that shows them. */
export function printFingerprint(fingerprint: string, paper: Paper): void {
  print(paper.ink.dim(`\nFingerprint of the cards: ${fingerprint}.`), paper);
}

/** Prints what has been fitted to the page already. */
export function show(display: string): void {
  put(`${display}\n`);
}

export function printJson(value: unknown): void {
  put(`${JSON.stringify(value)}\n`);
}
