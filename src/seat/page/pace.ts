/** What came while a paragraph was being read: the time to read it, or a key; or the reader has had enough. */
type Came = 'on' | 'stop';

/** Lets a reader read: he waits for nothing, and nothing runs away from him. */
export interface Pace {
  after(text: string): Promise<Came>;
  end(): void;
}

/** Whether somebody sits before the page, with keys to press. */
export const isAtTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** A paragraph has the time that its length takes to read; any key goes on, q stops. */
export function readingPace(): Pace {
  const { stdin } = process;
  stdin.setRawMode(true);
  stdin.resume();
  return {
    after: (text) =>
      new Promise((came) => {
        const end = (what: Came) => {
          clearTimeout(timer);
          stdin.off('data', onKey);
          came(what);
        };
        const onKey = (keys: Buffer) => end(STOPS.test(keys.toString()) ? 'stop' : 'on');
        const timer = setTimeout(() => end('on'), readingTime(text));
        stdin.on('data', onKey);
      }),
    end: () => {
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}

/** Nothing waits to be read, but q stops it. */
export function briskPace(): Pace {
  const { stdin } = process;
  let came: Came = 'on';
  const onKey = (keys: Buffer) => {
    if (STOPS.test(keys.toString())) came = 'stop';
  };
  stdin.setRawMode(true);
  stdin.resume();
  stdin.on('data', onKey);
  return {
    after: async () => {
      await turn();
      return came;
    },
    end: () => {
      stdin.off('data', onKey);
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}

/** Lets keys and signals be heard. */
const turn = (): Promise<void> => new Promise((on) => setImmediate(on));

/** Where nobody can press a key. A signal is heard between two paragraphs. */
export const UNREAD: Pace = {
  after: async () => {
    await turn();
    return 'on';
  },
  end: () => {},
};

/** q, or Ctrl-C and Ctrl-D, which a terminal in this mode hands on as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the two keys are control characters.
const STOPS = /[qQ\u0003\u0004]/;

/** About 240 words a minute, and never so short or so long that one would think it had stopped. */
const readingTime = (text: string): number => Math.min(Math.max(text.length * 45, 250), 9000);
