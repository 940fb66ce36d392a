import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import xterm from '@xterm/headless';
import { onTestFinished } from 'vitest';

const BIN = resolve('bin/wof.js');

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** So many looks at a window that stays as it was: a busy machine takes its time, and some keys change nothing. */
const AS_BEFORE = 33;

/** A program in a real pseudo-terminal, its screen kept as a terminal emulator keeps it. */
export class Screen {
  readonly #child: ChildProcess;
  readonly #emulator: xterm.Terminal;
  readonly ended: Promise<number | null>;
  #changes = 0;
  /** What the window showed when a key went that nothing has been seen of yet. */
  #pressedAt: string | undefined;

  constructor(saves: string, command: string, { columns, rows }: Size) {
    this.#emulator = new xterm.Terminal({ cols: columns, rows, scrollback: 5000, allowProposedApi: true });
    this.#child = spawn('script', ['-qfec', `stty cols ${columns} rows ${rows}; ${command}`, '/dev/null'], {
      env: { ...process.env, TERM: 'xterm', WOF_SAVES: saves, PS1: '$ ', NO_COLOR: '' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#child.stdout?.on('data', (text: Buffer) => {
      this.#changes += 1;
      this.#emulator.write(text);
    });
    this.ended = new Promise((end) => this.#child.on('exit', end));
    onTestFinished(() => void this.#child.kill());
  }

  /** The lines that stand in the window now. */
  get lines(): string[] {
    const { active } = this.#emulator.buffer;
    return Array.from({ length: this.#emulator.rows }, (_, i) => this.#line(active.baseY + i));
  }

  get text(): string {
    return this.lines.join('\n');
  }

  /** All lines, those that have left the window among them. */
  get record(): string[] {
    const { active } = this.#emulator.buffer;
    return Array.from({ length: active.length }, (_, i) => this.#line(i));
  }

  #line(place: number): string {
    return this.#emulator.buffer.active.getLine(place)?.translateToString(true) ?? '';
  }

  /** Waits until the window shows a text, and stands still; for a while also until it is another than when a key went. */
  async shows(wanted: string | RegExp): Promise<string> {
    for (let tries = 0; tries < 400; tries++) {
      const before = this.#changes;
      await new Promise((wake) => setTimeout(wake, 30));
      const isThere = typeof wanted === 'string' ? this.text.includes(wanted) : wanted.test(this.text);
      const isNew = this.text !== this.#pressedAt || tries > AS_BEFORE;
      if (before === this.#changes && isThere && isNew) {
        this.#pressedAt = undefined;
        return this.text;
      }
    }
    throw new Error(`The window never showed ${wanted}. It shows:\n${this.text}`);
  }

  press(keys: string): void {
    this.#changes += 1;
    this.#pressedAt ??= this.text;
    this.#child.stdin?.write(keys);
  }

  /** The window is drawn larger or smaller by hand. */
  resize({ columns, rows }: Size): void {
    this.#emulator.resize(columns, rows);
  }
}

/** How `wof` is called by a shell. */
export const called = (...args: readonly string[]): string => [process.execPath, BIN, ...args].join(' ');
