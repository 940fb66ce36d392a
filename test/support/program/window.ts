import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import xterm from '@xterm/headless';

const BIN = resolve('bin/wof.js');

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Milliseconds between two looks at a window. */
const LOOK = 30;
/** A page waits for its reader; so many milliseconds after it a question takes Enter alone. */
const PAUSE = /Enter (goes on|for more)[^\n]*\s*$/;
const STANDS = 900;
const ENTER = '\r';
/** The longest wait in milliseconds, even on a busy machine: shorter than a test's limit. */
const PATIENCE = 45_000;

/** A program in a real pseudo-terminal, with the screen kept by a terminal emulator. */
export class Window {
  readonly #child: ChildProcess;
  readonly #emulator: xterm.Terminal;
  readonly ended: Promise<number | null>;
  #changes = 0;
  /** The content of the window at the last key, if nothing has changed since. */
  #pressedAt: string | undefined;
  /** A key went at a pause, and no question has been shown since. */
  #isDismissed = false;
  /** The question takes Enter alone from this moment on. */
  #takesEnterFrom = 0;
  /** The keys that wait for that moment, one after the other, and how many they are. */
  #later: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(saves: string, command: string, { columns, rows }: Size) {
    this.#emulator = new xterm.Terminal({ cols: columns, rows, scrollback: 20_000, allowProposedApi: true });
    this.#child = spawn('script', ['-qfec', `stty cols ${columns} rows ${rows}; ${command}`, '/dev/null'], {
      env: { ...process.env, TERM: 'xterm', WOF_SAVES: saves, PS1: '$ ', NO_COLOR: '' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#child.stdout?.on('data', (text: Buffer) => {
      this.#changes += 1;
      this.#emulator.write(text);
    });
    this.ended = new Promise((end) => this.#child.on('close', (code) => this.#emulator.write('', () => end(code))));
  }

  kill(): void {
    this.#child.kill();
  }

  /** The lines that stand in the window now. */
  get lines(): string[] {
    const { active } = this.#emulator.buffer;
    return Array.from({ length: this.#emulator.rows }, (_, i) => this.#line(active.baseY + i));
  }

  get text(): string {
    return this.lines.join('\n');
  }

  /** All lines, with those that have left the window. */
  get record(): string[] {
    const { active } = this.#emulator.buffer;
    return Array.from({ length: active.length }, (_, i) => this.#line(i));
  }

  #line(place: number): string {
    return this.#emulator.buffer.active.getLine(place)?.translateToString(true) ?? '';
  }

  /** Waits until the window shows a text, has stopped changing, and differs from its content at the last key. */
  async shows(wanted: string | RegExp): Promise<string> {
    for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
      const before = this.#changes;
      await new Promise((wake) => setTimeout(wake, LOOK));
      const isThere = typeof wanted === 'string' ? this.text.includes(wanted) : wanted.test(this.text);
      if (before === this.#changes && isThere && this.text !== this.#pressedAt) {
        this.#pressedAt = undefined;
        this.#seeStanding();
        return this.text;
      }
    }
    const since = this.text === this.#pressedAt ? ', nor did the key change anything' : '';
    throw new Error(`The window never showed ${wanted}${since}. It shows:\n${this.text}`);
  }

  #seeStanding(): void {
    if (!this.#isDismissed || PAUSE.test(this.text)) return;
    this.#isDismissed = false;
    this.#takesEnterFrom = performance.now() + STANDS;
  }

  /** Waits until a text is there, whatever follows it. */
  async hears(wanted: string): Promise<void> {
    for (const end = performance.now() + PATIENCE; !this.text.includes(wanted); ) {
      if (performance.now() > end) throw new Error(`The window never showed ${wanted}. It shows:\n${this.text}`);
      await new Promise((wake) => setImmediate(wake));
    }
  }

  /** Presses keys. Enter alone waits until the question takes it; what is pressed behind it waits with it. */
  press(keys: string): void {
    if (keys === '') return;
    this.#changes += 1;
    this.#pressedAt ??= this.text;
    this.#isDismissed ||= PAUSE.test(this.text);
    const wait = keys === ENTER ? this.#takesEnterFrom - performance.now() : 0;
    if (wait <= 0 && this.#waiting === 0) this.#child.stdin?.write(keys);
    else this.#pressLater(keys, wait);
  }

  #pressLater(keys: string, wait: number): void {
    this.#waiting += 1;
    this.#later = this.#later.then(async () => {
      await new Promise((wake) => setTimeout(wake, Math.max(0, wait)));
      this.#waiting -= 1;
      this.#child.stdin?.write(keys);
    });
  }

  /** The window is drawn larger or smaller by hand. */
  resize({ columns, rows }: Size): void {
    this.#emulator.resize(columns, rows);
  }
}

/** How a shell calls `wof`. */
export const called = (...args: readonly string[]): string => [process.execPath, BIN, ...args].join(' ');
