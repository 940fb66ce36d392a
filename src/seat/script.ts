import { Socket } from 'node:net';
import { systemCode } from '../cards/system-code.ts';
import { readOrdinary } from '../logbook/file/store.ts';
import { WrongUsage } from '../shell/faults.ts';
import { diskText } from '../shell/refusals.ts';

/** A list of answers, which may still be arriving. */
export interface Script {
  /** The next line that has arrived; nothing where there is none, or none any more. */
  readonly next: string | undefined;
  take(): string | undefined;
  /** Waits until there is a next line, or there will be none. */
  comes(): Promise<void>;
}

/** The answers of a file; or, as they arrive, those of standard input. */
export const scriptOf = (file: string): Script =>
  file === '-' ? new Lines(() => nextOf(process.stdin)) : new Lines(once(orUnread(file, () => readOrdinary(file))));

/** More of the text at each call; nothing at its end. */
type More = () => Promise<Uint8Array | undefined>;

/** A line for each answer; blank lines and those that begin with # are ignored. */
class Lines implements Script {
  readonly #more: More;
  readonly #decoder = new TextDecoder();
  readonly #lines: string[] = [];
  /** The beginning of an unfinished line. */
  #begun = '';
  #place = 0;
  #isOver = false;

  constructor(more: More) {
    this.#more = more;
  }

  get next(): string | undefined {
    return this.#lines[this.#place];
  }

  take(): string | undefined {
    return this.#lines[this.#place++];
  }

  async comes(): Promise<void> {
    while (this.next === undefined && !this.#isOver) {
      const more = await this.#more();
      this.#isOver = more === undefined;
      this.#add(more ? this.#decoder.decode(more, { stream: true }) : `${this.#decoder.decode()}\n`);
    }
  }

  #add(text: string): void {
    const lines = `${this.#begun}${text}`.split(/\r?\n/);
    this.#begun = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '' && !line.startsWith('#')) this.#lines.push(line);
  }
}

function once(bytes: Uint8Array): More {
  const all = [bytes];
  return async () => all.shift();
}

/**
 * The next chunk of standard input. Between two calls nothing is read, so that pending input does not keep the program
 * alive.
 */
const nextOf = (input: NodeJS.ReadStream): Promise<Buffer | undefined> =>
  new Promise((give, fail) => {
    const hears = {
      data: (some: Buffer) => settle(() => give(some)),
      end: () => settle(() => give(undefined)),
      error: (error: Error) => settle(() => fail(unread('standard input', error))),
    };
    const settle = (how: () => void) => {
      input.pause();
      keeps(input, 'unref');
      for (const [event, hear] of Object.entries(hears)) input.off(event, hear);
      how();
    };
    for (const [event, hear] of Object.entries(hears)) input.on(event, hear);
    keeps(input, 'ref');
    input.resume();
  });

/** Whether the program waits for it; for a file this does not matter. */
function keeps(input: NodeJS.ReadStream, how: 'ref' | 'unref'): void {
  if (input instanceof Socket) input[how]();
}

function orUnread<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw unread(file, error);
  }
}

function unread(file: string, error: unknown): WrongUsage {
  const code = systemCode(error);
  const otherwise = code === 'ENOTFILE' ? ' What comes by a pipe is taken by --answers - from standard input.' : '';
  return new WrongUsage(`The answers in ${file} cannot be read: ${diskText(code)}.${otherwise}`);
}
