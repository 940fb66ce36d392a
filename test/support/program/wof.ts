import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const BIN = resolve('bin/wof.js');

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'wof-test-'));

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built program as a script does: no terminal, the answers on standard input. */
export function wof(saves: string, args: readonly string[], answers: readonly string[] = []): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    encoding: 'utf8',
    input: answers.map((line) => `${line}\n`).join(''),
    env: { ...process.env, WOF_SAVES: saves, NO_COLOR: '1' },
  });
  return { status, out: stdout, err: stderr };
}

/** Each question of a log-book with its answer, whoever gave it. */
export const answersIn = (saves: string, name: string): [asked: string, answer: string][] =>
  readFileSync(join(saves, `${name}.wof.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('['))
    .map((line) => JSON.parse(line).slice(-3, -1));

/** The longest wait in milliseconds, even on a busy machine: shorter than a test's limit. */
const PATIENCE = 45_000;

/** The built program in a real pseudo-terminal, with keys pressed like a player's. It is closed with the test. */
export class Terminal {
  #screen = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  /** In the folder `cwd`, or where the tests run. */
  constructor(
    saves: string,
    args: readonly string[],
    columns: number,
    env: Readonly<Record<string, string>>,
    cwd?: string,
  ) {
    const command = [`stty cols ${columns} rows 40;`, 'exec', process.execPath, BIN, ...args].join(' ');
    this.#child = spawn('script', ['-qfec', command, '/dev/null'], {
      ...(cwd !== undefined && { cwd }),
      env: { ...process.env, TERM: 'xterm', WOF_SAVES: saves, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child.stdout?.on('data', (text) => {
      this.#screen += text;
    });
    this.#ended = new Promise((end) => this.#child.on('exit', end));
    onTestFinished(() => void this.#child.kill());
  }

  /** All output, without cursor movements and colours. */
  get screen(): string {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal commands begin with the control character ESC.
    return this.#screen.replace(/\u001b\[[0-9;?]*[a-zA-Z]/g, '').replaceAll('\r', '');
  }

  get raw(): string {
    return this.#screen;
  }

  /** Waits until the text has been printed after the output before the last key. */
  async sees(text: string): Promise<void> {
    await this.seesOneOf([text]);
  }

  /** The same for the first printed of several texts; returns its index. */
  async seesOneOf(texts: readonly string[]): Promise<string> {
    for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
      const printed = this.screen.slice(this.#read);
      const seen = texts.find((text) => printed.includes(text));
      if (seen !== undefined) return seen;
      await new Promise((wake) => setTimeout(wake, 25));
    }
    throw new Error(`The terminal never showed "${texts.join('", "')}". It shows:\n${this.screen}`);
  }

  #read = 0;

  /** Presses keys at the next prompt. */
  async type(keys: string): Promise<void> {
    for (let tries = 0; tries < 400 && !/[>:]\s*$/.test(this.screen); tries++)
      await new Promise((wake) => setTimeout(wake, 25));
    this.#read = this.screen.length;
    this.#child.stdin?.write(keys);
  }

  /** Presses keys at once, without a prompt. */
  press(keys: string): void {
    this.#read = this.screen.length;
    this.#child.stdin?.write(keys);
  }

  async end(): Promise<number | null> {
    return this.#ended;
  }
}
