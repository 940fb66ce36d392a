import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Finding, found } from './finding.ts';

export const BIN = resolve('bin/wof.js');

/** What came of a run of the program. */
export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
  /** The seconds that it took by the clock, and those that it worked. */
  readonly seconds: number;
  readonly worked: number;
  /** The most memory, in MB, that its process has had by then, where it is known. */
  readonly peak?: number;
}

interface How {
  readonly answers?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** What starts the program in place of node itself: strace, a shell. */
  readonly under?: readonly string[];
}

/** So long nothing that ends at all takes, however busy the machine is. */
export const PATIENCE = 30_000;

/** A folder with all that the program could know of a machine: a home, a place for what is temporary, and saves. */
export class Sandbox {
  readonly root = mkdtempSync(join(tmpdir(), 'wof-attack-'));
  readonly saves = this.folder('saves');
  readonly work = this.folder('work');
  readonly cache = this.folder('cache');
  readonly env = {
    PATH: process.env['PATH'],
    HOME: this.folder('home'),
    TMPDIR: this.folder('tmp'),
    WOF_SAVES: this.saves,
    WOF_CACHE: this.cache,
    NO_COLOR: '1',
    TERM: 'xterm',
  };

  folder(name: string): string {
    const folder = join(this.root, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** Runs the real program. */
  wof(args: readonly string[], { answers = [], env = {}, under = [] }: How = {}): Ran {
    const [command = '', ...rest] = [...under, process.execPath, BIN, ...args];
    const [from, workedBefore] = [performance.now(), workOfChildren()];
    const { status, stdout, stderr } = spawnSync(command, rest, {
      encoding: 'utf8',
      cwd: this.work,
      input: answers.map((line) => `${line}\n`).join(''),
      env: { ...this.env, ...env },
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
      maxBuffer: 2 ** 28,
    });
    const seconds = (performance.now() - from) / 1000;
    return { status, out: stdout, err: stderr, seconds, worked: workOfChildren() - workedBefore };
  }

  /** All that lies in it outside these folders, with its size and time: what no command may change. */
  outside(...named: readonly string[]): string {
    return linesOf(this.root, [this.saves, this.cache, ...named]).join('\n');
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Everything in a folder, deep, but for those folders. */
function linesOf(folder: string, but: readonly string[]): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => !but.includes(path))
    .flatMap((path) => {
      const { size, mtimeMs, mode } = lstatSync(path);
      const isFolder = (mode & 0o170000) === 0o040000;
      return isFolder ? [path, ...linesOf(path, but)] : [`${path} ${size} ${mtimeMs}`];
    });
}

/** The seconds that all children which have ended have worked; only Linux says so. */
function workOfChildren(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[OF_CHILDREN]) + Number(fields[OF_CHILDREN + 1])) / TICKS;
  } catch {
    return 0;
  }
}

/** The place of that time, counted from the state of the process, and its parts in a second. */
const OF_CHILDREN = 13;
const TICKS = 100;

const LONGEST = 2;
/** A machine that has much else to do may let a run wait for seconds. */
const LONGEST_WAIT = 15;

/** A run that works for more than two seconds, or does not end. */
export const hangs = ({ seconds, worked }: Pick<Ran, 'seconds' | 'worked'>): boolean =>
  worked > LONGEST || seconds > LONGEST_WAIT;

/** What a run comes to. One that took long is asked again: a machine that others share may have stood still. */
export async function calmly(run: () => Promise<Ran>): Promise<Ran> {
  const ran = await run();
  return hangs(ran) || isLarge(ran) ? run() : ran;
}

/** In MB. A process that serves many runs comes to more than one that serves this alone. */
const MOST_MEMORY = 300;

export const isLarge = ({ peak = 0 }: Pick<Ran, 'peak'>): boolean => peak > MOST_MEMORY;

const TRACES = /\n\s+at .*:\d+:\d+\)?(\n|$)|node:internal|That is a fault of the program|FATAL ERROR|Warning:/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
const ORDERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/** What is wrong with a run, whatever it was asked for. */
export function harmsOf(ran: Ran, what: string): Finding[] {
  const said = `${ran.out}\n${ran.err}`;
  const at = (text: RegExp) => said.slice(Math.max(0, said.search(text) - 20)).slice(0, 300);
  return [
    ...(TRACES.test(said) ? [found('traces', `${what}: ${at(TRACES)}`)] : []),
    ...(ran.status === null ? [found('traces', `${what}: it was ended by a signal, or after ${PATIENCE} ms`)] : []),
    ...(hangs(ran) ? [found('hangs', `${what}: ${ran.seconds.toFixed(1)} s, ${ran.worked.toFixed(1)} s of work`)] : []),
    ...(isLarge(ran) ? [found('hangs', `${what}: ${ran.peak} MB`)] : []),
    ...(ORDERS.test(said) ? [found('orders', `${what}: ${JSON.stringify(at(ORDERS))}`)] : []),
  ];
}
