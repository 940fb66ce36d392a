/** How a pause while reading ended: by time or a key, or the reader wants to stop. */
type Came = 'on' | 'stop';

/** The pace of reading: the reader neither waits nor is rushed. */
export interface Pace {
  after(text: string): Promise<Came>;
  end(): void;
}

/** Whether somebody with a keyboard sits at the page. */
export const isAtTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** A paragraph stays for the time that its length takes to read; any key goes on, q stops. */
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

/** Without pauses, but q stops. */
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

/** Lets keys and signals be handled. */
const turn = (): Promise<void> => new Promise((on) => setImmediate(on));

/** Without a keyboard. Signals are handled between two paragraphs. */
export const UNREAD: Pace = {
  after: async () => {
    await turn();
    return 'on';
  },
  end: () => {},
};

/** q, or Ctrl-C and Ctrl-D, which a terminal in raw mode passes on. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the two keys are control characters.
const STOPS = /[qQ\u0003\u0004]/;

/** About 240 words a minute, but never too short, nor so long that the program seems to hang. */
const readingTime = (text: string): number => Math.min(Math.max(text.length * 45, 250), 9000);
