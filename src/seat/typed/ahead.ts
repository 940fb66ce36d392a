import { PassThrough } from 'node:stream';

/** What was typed, or pasted, before its question stood there. */
let ahead = '';

/** Something needs a look first: what was pasted behind it is not taken unseen. */
export function dropAhead(): void {
  ahead = '';
}

/** Was typed at a pause, and stands in the line of what is asked next. */
export function typeFirst(typed: string): void {
  ahead = typed + ahead;
}

/** Whoever asks is handed the keys, and says when he hears them. */
type Asking = (keys: NodeJS.ReadableStream, stands: () => void) => Promise<string | undefined>;

/**
 * One line from the keys. What was typed before, and waits, is typed on; what comes behind the line waits for the
 * next.
 */
export async function typedLine(ask: Asking): Promise<string | undefined> {
  const { stdin } = process;
  const keys = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => stdin.setRawMode(on) });
  let typed = '';
  const hear = (some: Buffer | string) => {
    typed += some.toString();
    keys.write(some);
  };
  const end = () => keys.end();
  const stands = () => {
    if (ahead !== '') hear(ahead);
    stdin.on('data', hear).on('end', end).resume();
  };
  try {
    const line = await ask(keys, stands);
    ahead = typed.replace(LINE, '');
    return line;
  } finally {
    stdin.off('data', hear).off('end', end).pause();
  }
}

/** The line that answered. */
const LINE = /^.*(?:\r\n?|\n|$)/;
