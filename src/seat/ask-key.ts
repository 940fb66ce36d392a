import { intoBackground } from '../page/background.ts';
import { type GlobalOptions, wayOutOfByEar } from '../shell/page.ts';

/** Ctrl-C and Ctrl-D. */
const AWAY = 'away';
const CTRL_Z = '\u001a';
const HELP = '?';
const PRESS = '\nPress a key: ';
const NAMES = new Map([
  ['\r', 'Enter'],
  ['\n', 'Enter'],
  ['\u0003', AWAY],
  ['\u0004', AWAY],
]);

/**
 * Waits for one of these keys; returns nothing when the player has gone. By ear a line is read instead. `help` is what
 * `?` says.
 */
export const askKey = (keys: readonly string[], options: GlobalOptions, help?: string): Promise<string | undefined> =>
  wayOutOfByEar(options) === undefined ? keyPressed(keys, help) : keyFromLine(keys, help);

function keyPressed(keys: readonly string[], help: string | undefined): Promise<string | undefined> {
  const { stdin } = process;
  // Before the text: a quick player must not find the terminal in its normal mode, where Ctrl-C kills.
  stdin.setRawMode(true);
  process.stdout.write(PRESS);
  stdin.resume();
  return new Promise((give) => {
    const leave = (pressedKey: string) => {
      const key = pressedKey === AWAY ? undefined : pressedKey;
      stdin.off('data', press);
      stdin.setRawMode(false);
      stdin.pause();
      process.stdout.write(`${key ?? ''}\n`);
      give(key);
    };
    const press = (typed: Buffer) => {
      if (typed.includes(CTRL_Z)) return intoBackground(() => process.stdout.write(PRESS));
      const signs = pressed(typed.toString());
      const key = firstOf(signs, keys);
      if (key === undefined) tellKeys(signs, keys, help);
      else leave(key);
    };
    stdin.on('data', press);
  });
}

const keysText = (keys: readonly string[]): string => `The keys are ${keys.join(', ')}: `;

/** The keys of one reading. Arrow keys and the like send several characters, none of which is a typed letter. */
const pressed = (typed: string): readonly string[] => (typed.startsWith('\u001b') ? [] : [...typed]);

/** Who has pressed something else learns what there is; an arrow key was no attempt. */
function tellKeys(signs: readonly string[], keys: readonly string[], help: string | undefined): void {
  if (signs.length === 0) return;
  process.stdout.write(signs.includes(HELP) && help !== undefined ? helpAbove(help, keys) : `\r${keysText(keys)}`);
}

/** The keys stand below it, for the page may have gone up. */
const helpAbove = (help: string, keys: readonly string[]): string => `\n\n${help}\n\n${keysText(keys)}`;

const firstOf = (signs: readonly string[], keys: readonly string[]): string | undefined =>
  signs.flatMap((sign) => keyIn(sign, [...keys, AWAY]) ?? [])[0];

const keyIn = (text: string, keys: readonly string[]): string | undefined => {
  const key = NAMES.get(text) ?? text.toLowerCase();
  return keys.includes(key) ? key : undefined;
};

async function keyFromLine(keys: readonly string[], help: string | undefined): Promise<string | undefined> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  process.stdout.write(PRESS);
  try {
    for await (const line of lines) {
      const key = keyIn(line.trim() === '' ? '\n' : line.trim(), keys);
      if (key !== undefined) return key;
      process.stdout.write(line.trim() === HELP && help !== undefined ? helpAbove(help, keys) : keysText(keys));
    }
    return undefined;
  } finally {
    lines.close();
  }
}
