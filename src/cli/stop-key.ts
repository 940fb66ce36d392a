/** Whether somebody at the terminal wants what runs by itself to stop. */
export interface Stop {
  /** Hears keys first: without a pause none would ever be heard. */
  isPressed(): Promise<boolean>;
  end(): void;
}

/** q, or Ctrl-C and Ctrl-D, which a terminal in this mode hands on as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the two keys are control characters.
const STOPS = /[qQ\u0003\u0004]/;

/** Listens to the keys. Where there is no terminal to press them at, a signal ends the process, and nothing is lost by it. */
export function listenForStop(): Stop {
  const { stdin } = process;
  if (!stdin.isTTY || !process.stdout.isTTY) return { isPressed: async () => false, end: () => {} };
  let pressed = false;
  const onKey = (keys: Buffer) => {
    pressed ||= STOPS.test(keys.toString());
  };
  stdin.setRawMode(true);
  stdin.resume();
  stdin.on('data', onKey);
  return {
    isPressed: async () => {
      await new Promise((heard) => setTimeout(heard, TO_HEAR));
      return pressed;
    },
    end: () => {
      stdin.off('data', onKey);
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}

/** Milliseconds in which a key that was pressed during the day in hand is heard. */
const TO_HEAR = 5;
