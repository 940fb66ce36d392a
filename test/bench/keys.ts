/**
 * From a key to the page that it brings, at a real pseudo-terminal, on the longest day that a policy has flown of a
 * month with three flights. All of it is typed in one sitting; told are its first answers and its last, and the last
 * again where somebody has only just sat down, for whom node has yet to compile what it runs. `npm run keys`. What
 * counts is the last thing drawn; the bound is for the 95th percentile. On a machine that others share run it twice.
 * `npm run keys -- --count` counts what somebody types, presses and reads on a first day in place of it, and writes it
 * into docs/charts/keys.md.
 */

import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { countDays } from './keys/keys-page.ts';

const BIN = resolve('bin/wof.js');
const BOUND = 50;
const KEYS = 40;
/** Nothing more is drawn when so many milliseconds have passed in silence. */
const QUIET = 60;
/** Whatever does not draw within this does not draw at all. */
const PATIENCE = 3000;
const CTRL_D = '\u0004';
const ENTER = '\r';
const DOWN = '\u001b[B';
/** A page that is longer than the window, or that somebody is to have read, waits. */
const WAITS = /Enter (goes on|for more)/;

const saves = mkdtempSync(join(tmpdir(), 'wof-keys-'));
const env = { ...process.env, TERM: 'xterm', WOF_SAVES: saves, WOF_SETTINGS: join(saves, 'none') };

function wof(args: readonly string[], input = ''): void {
  // What it prints is not kept: a whole campaign is more than a pipe holds, and its reader would end the program early.
  const stdio: StdioOptions = ['pipe', 'ignore', 'pipe'];
  const { status, stderr } = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', env, input, stdio });
  if (status !== 0) throw new Error(`wof ${args.join(' ')}: ${stderr}`);
}

interface Day {
  readonly day: number;
  readonly answers: readonly string[];
}

/** The answers of each day of a log-book. A dawn may stand behind the last throws of the day before. */
function daysOf(name: string): Day[] {
  const days: { day: number; answers: string[] }[] = [];
  for (const line of readFileSync(join(saves, `${name}.wof.jsonl`), 'utf8').split('\n')) {
    const dawn = /^\{(?:"threw":"[^"]*",)?"dawn":(\d+)/.exec(line);
    if (dawn) days.push({ day: Number(dawn[1]), answers: [] });
    if (line.startsWith('[')) days.at(-1)?.answers.push(String(JSON.parse(line).at(-2)));
  }
  return days;
}

/** A program in a pseudo-terminal, and when it drew last. */
class Table {
  readonly #child: ChildProcess;
  #drawn = '';
  #last = 0;
  #hasDrawn = false;

  constructor(name: string) {
    const command = `stty cols 120 rows 40; exec ${process.execPath} ${BIN} play ${name}`;
    this.#child = spawn('script', ['-qfec', command, '/dev/null'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.stdout?.on('data', (text: Buffer) => {
      this.#drawn += text.toString();
      this.#last = performance.now();
      this.#hasDrawn = true;
    });
  }

  /** What was drawn since the last key, without what only moves or colours. */
  get drawn(): string {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal commands begin with the control character ESC.
    return this.#drawn.replace(/\u001b\[[0-9;?]*[a-zA-Z]/g, '');
  }

  /** How long it takes from a key to the last that it has drawn. */
  async press(keys: string): Promise<number> {
    this.#drawn = '';
    this.#hasDrawn = false;
    const pressed = performance.now();
    this.#child.stdin?.write(keys);
    await this.silence();
    return this.#last - pressed;
  }

  /** The same of Enter, where the page or what it waits for must stand again: a key before that is typed ahead. */
  async enter(): Promise<number> {
    const pressed = performance.now();
    await this.press(ENTER);
    await this.stands();
    return this.#last - pressed;
  }

  async stands(): Promise<void> {
    const from = performance.now();
    do await this.silence();
    while (!/>\s*$/.test(this.drawn) && !WAITS.test(this.drawn) && performance.now() - from < PATIENCE);
  }

  async silence(): Promise<void> {
    const from = performance.now();
    do await this.#wait(10);
    while ((!this.#hasDrawn || performance.now() - this.#last < QUIET) && performance.now() - from < PATIENCE);
  }

  readonly #wait = (time: number): Promise<unknown> => new Promise((wake) => setTimeout(wake, time));

  async leave(): Promise<void> {
    this.#child.stdin?.write(CTRL_D);
    await Promise.race([new Promise((end) => this.#child.on('exit', end)), this.#wait(PATIENCE)]);
    this.#child.kill('SIGKILL');
  }
}

interface Taken {
  readonly walks: number[];
  readonly answers: number[];
}

/** Types answers at a table, one for each question, and reads on where the page waits for it. */
async function typeAll(name: string, answers: readonly string[]): Promise<Taken> {
  const table = new Table(name);
  await table.stands();
  const taken: Taken = { walks: [], answers: [] };
  for (const answer of answers) {
    while (WAITS.test(table.drawn)) await table.enter();
    taken.walks.push(await table.press(DOWN));
    await table.press(answer);
    taken.answers.push(await table.enter());
    if (!table.drawn.includes('once more')) continue;
    await table.press(answer);
    await table.enter();
  }
  await table.leave();
  return taken;
}

const percentile = (times: readonly number[], of: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * of))] ?? 0;

/** Says how long it took; whether the bound is met, where one stands. */
function tell(where: string, times: readonly number[], bound = Number.POSITIVE_INFINITY): boolean {
  const [middle, high] = [percentile(times, 0.5), percentile(times, 0.95)];
  const verdict = high <= bound ? 'met' : 'MISSED';
  const beside = Number.isFinite(bound) ? ` (${bound}: ${verdict})` : '';
  console.log(
    `${where.padEnd(44)} ${middle.toFixed(1).padStart(6)} ms in the middle, ${high.toFixed(1).padStart(6)} ms at the 95th percentile${beside}`,
  );
  return high <= bound;
}

if (process.argv.includes('--count')) {
  await countDays();
  process.exit(0);
}

wof(['new', 'long', '--flights', 'A,B,C', '--seed', 'keys', '--json']);
wof(['play', 'long', '--policy', 'prudent', '--json']);
const longest = daysOf('long').reduce((most, each) => (each.answers.length > most.answers.length ? each : most));
const { day, answers } = longest;
console.log(`node ${process.version}; the longest day is ${day} April, with ${answers.length} answers.\n`);
wof(['branch', 'long', 'whole', '--day', `${day}`]);
wof(['branch', 'long', 'afresh', '--day', `${day}`]);
wof(['play', 'afresh', '--answers', '-', '--json'], answers.slice(0, -KEYS).join('\n'));

const whole = await typeAll('whole', answers);
const afresh = await typeAll('afresh', answers.slice(-KEYS));
for (const name of ['whole', 'afresh']) {
  const typed = daysOf(name).find((each) => each.day === day)?.answers.length ?? 0;
  if (typed !== answers.length)
    throw new Error(`${typed} of ${answers.length} answers are in the log-book of ${name}.`);
}
const [FIRST, LAST] = [`the first ${KEYS} answers`, `the last ${KEYS} answers`];
const met = [
  tell(`${FIRST}, an arrow to the page`, whole.walks.slice(0, KEYS), BOUND),
  tell(`${FIRST}, Enter to the next page`, whole.answers.slice(0, KEYS), BOUND),
  tell(`${LAST}, an arrow to the page`, whole.walks.slice(-KEYS), BOUND),
  tell(`${LAST}, Enter to the next page`, whole.answers.slice(-KEYS), BOUND),
];
tell(`${LAST}, Enter, just sat down`, afresh.answers);
rmSync(saves, { recursive: true, force: true, maxRetries: 5 });
console.log(met.every(Boolean) ? '\nevery bound is met' : '\nsome bounds are missed');
process.exit(0);
