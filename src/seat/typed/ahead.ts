import { PassThrough } from 'node:stream';

/** Text typed or pasted before its question was asked; undefined where what the terminal still keeps is to be dropped. */
let ahead: string | undefined = '';

/** Something must be seen first: text pasted after it is dropped. */
export function dropAhead(): void {
  ahead = undefined;
}

/** A terminal that edits lines by itself gives one at a time: those that wait are read and forgotten, if it is due. */
export async function forgetDropped(): Promise<void> {
  if (ahead !== undefined) return;
  ahead = '';
  const { stdin } = process;
  let hasCome = true;
  const hear = () => {
    hasCome = true;
  };
  stdin.on('data', hear);
  while (hasCome && !stdin.readableEnded) {
    hasCome = false;
    stdin.resume();
    await new Promise((on) => setTimeout(on, A_MOMENT));
    // On a busy machine the timer may run before the terminal is read: it is read once more before anything is decided.
    await new Promise((on) => setImmediate(on));
  }
  stdin.off('data', hear).pause();
}

/** Milliseconds in which a line that waits is read. */
const A_MOMENT = 5;

/** A key that was pressed while `odds` counted does not put away what it has found. */
export async function heardOut<Done extends string>(step: () => Promise<Done>): Promise<Done> {
  const since = performance.now();
  const done = await step();
  if (done === 'nowhere' && performance.now() - since > COUNTS_LONG) await forgetDropped();
  return done;
}

/** Milliseconds after which a look-up has counted something, and its reader has waited. */
const COUNTS_LONG = 800;

/** Text typed at a pause, which stands in the next input line. */
export function typeFirst(typed: string): void {
  if (typed !== '') ahead = typed + (ahead ?? '');
}

/** Gets the input stream, and says when it listens, and when a line did not do and another is awaited. */
type AskByKeys = (keys: NodeJS.ReadableStream, stands: () => void, again: () => void) => Promise<string | undefined>;

/** One line of input. Text typed before is its beginning; text after the line waits for the next. */
export async function typedLine(ask: AskByKeys): Promise<string | undefined> {
  const { stdin } = process;
  const keys = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => stdin.setRawMode(on) });
  let typed = '';
  const hear = (some: Buffer | string) => {
    typed += some.toString();
    keys.write(some);
  };
  const end = () => keys.end();
  const again = () => {
    typed = '';
  };
  const stands = () => {
    if (ahead) hear(ahead);
    stdin.on('data', hear).on('end', end).resume();
  };
  try {
    const line = await ask(keys, stands, again);
    ahead = typed.replace(LINE, '');
    return line;
  } finally {
    stdin.off('data', hear).off('end', end).pause();
  }
}

/** The answering line. */
const LINE = /^.*(?:\r\n?|\n|$)/;
