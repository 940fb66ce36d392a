import type { StandingOrders } from '../../src/campaign/standing-orders.ts';
import { releaseLock, takeLock } from '../../src/logbook/file/lock.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { PATH, sitDown } from '../support/people/campaigns.ts';
import { bookOf } from '../support/program/crafted-book.ts';
import { BEGUN, textOf } from './acts.ts';
import type { Behaviour } from './disk.ts';
import { type Counts, count } from './explore.ts';
import { SharedDisk } from './shared-disk.ts';
import { NOT_BEGUN, nextTurn, type Process, type Progress } from './turns.ts';

const LOCK = PATH.replace('.jsonl', '.lock');
const PIDS = [100, 200, 300];

const me = (pid: number, isAlive: (pid: number) => boolean) => ({
  pid,
  host: 'amiens',
  since: `life ${pid}`,
  isAlive,
  bornOf: () => undefined,
});

/** What each writes down, told from what another does. */
const ORDERS = new Map<number, StandingOrders>([
  [100, { attack: 'never' }],
  [200, { attack: 'always' }],
  [300, { attack: 'when-better' }],
]);

/** Takes the lock, writes an order and goes; is told that another has it where that is so. */
const writer =
  (pid: number): Process =>
  (disk, isAlive, reached) => {
    if ('held' in takeLock(disk, LOCK, me(pid, isAlive))) return;
    reached('holds');
    const log = LogBook.open(disk, PATH);
    sitDown(log).order(ORDERS.get(pid) ?? {});
    reached('acknowledged');
    log.close();
    reached('goes');
    releaseLock(disk, LOCK, me(pid, isAlive));
  };

/** Takes the lock and gives it back. */
const taker =
  (pid: number): Process =>
  (disk, isAlive, reached) => {
    if ('held' in takeLock(disk, LOCK, me(pid, isAlive))) return;
    reached('holds');
    disk.exists(PATH);
    reached('goes');
    releaseLock(disk, LOCK, me(pid, isAlive));
  };

/** Several processes at one disk. */
interface Race {
  readonly told: string;
  readonly processes: readonly Process[];
  /** How many of them go call by call; the others do at once all that they do between what they reach. */
  readonly slow: number;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** How many of them may be killed, at whatever call. */
  readonly kills: number;
}

/** How far a race has come. */
interface Moment {
  readonly disk: SharedDisk;
  readonly runners: readonly Runner[];
  /** Who had each turn. */
  readonly turns: string;
}

interface Runner {
  readonly pid: number;
  readonly process: Process;
  readonly progress: Progress;
  readonly isKilled: boolean;
  readonly isQuick: boolean;
}

const isRunning = ({ progress, isKilled }: Runner) => !progress.isOver && !isKilled;
const holds = ({ progress, isKilled }: Runner) =>
  !isKilled && progress.reached.includes('holds') && !progress.reached.includes('goes');

/** Runs a race in every order of its calls, equal moments once. Returns how many there were. */
export function runRace({ told, processes, files, kills, slow }: Race, counts: Counts, mutation: Behaviour): number {
  const seen = new Set<string>();
  const runners = processes.map((process, i) => ({
    pid: PIDS[i] ?? 0,
    process,
    progress: NOT_BEGUN,
    isKilled: false,
    isQuick: i >= slow,
  }));
  const waiting: Moment[] = [{ disk: SharedDisk.holding(files, mutation), runners, turns: '' }];
  for (let moment = waiting.pop(); moment; moment = waiting.pop()) {
    const key = keyOf(moment);
    if (seen.has(key)) continue;
    seen.add(key);
    const { turns } = moment;
    count(counts, wrongAt(moment), () => `${told}, turns ${turns}`);
    waiting.push(...turnsFrom(moment), ...killsFrom(moment, kills));
  }
  counts.scripts += 1;
  counts.cuts += seen.size;
  return seen.size;
}

const keyOf = ({ disk, runners }: Moment): string =>
  [disk.key, ...runners.map(({ progress, isKilled }) => `${progress.key} ${isKilled}`)].join('\n');

/** One call; of whoever is quick all calls, until he has reached something or tries again. */
function played(runner: Runner, disk: SharedDisk, isAlive: (pid: number) => boolean): Progress {
  const { process, progress, isQuick } = runner;
  const next = nextTurn(process, progress, disk, isAlive);
  const isAtRest =
    next.isOver || next.reached.length > progress.reached.length || next.results.length <= progress.results.length;
  return isQuick && !isAtRest ? played({ ...runner, progress: next }, disk, isAlive) : next;
}

function turnsFrom({ disk, runners, turns }: Moment): Moment[] {
  const isAlive = (pid: number) => runners.some((each) => each.pid === pid && !each.isKilled);
  return runners.filter(isRunning).map((runner) => {
    const after = disk.copy();
    const progress = played(runner, after, isAlive);
    return {
      disk: after,
      runners: runners.with(runners.indexOf(runner), { ...runner, progress }),
      turns: `${turns}${runner.pid / 100}`,
    };
  });
}

function killsFrom({ disk, runners, turns }: Moment, most: number): Moment[] {
  if (runners.filter(({ isKilled }) => isKilled).length >= most) return [];
  return runners.filter(isRunning).map((runner) => ({
    disk,
    runners: runners.with(runners.indexOf(runner), { ...runner, isKilled: true }),
    turns: `${turns}(${runner.pid / 100} is killed)`,
  }));
}

function wrongAt({ disk, runners }: Moment): string | undefined {
  if (runners.filter(holds).length > 1) return 'two hold the book at once';
  if (runners.some(isRunning)) return undefined;
  const lost = runners.find(({ pid, progress }) => progress.reached.includes('acknowledged') && !isWritten(pid, disk));
  return lost && `what process ${lost.pid} was acknowledged is lost`;
}

/** Whether the order of this process is in the book, or in one that was kept beside it. */
const isWritten = (pid: number, disk: SharedDisk): boolean =>
  [...disk.files.keys()]
    .filter((path) => path.endsWith('.wof.jsonl'))
    .some((path) => textOf(LogBook.open(disk, path).records).includes(JSON.stringify(ORDERS.get(pid))));

const encoder = new TextEncoder();
const BOOK = [PATH, encoder.encode(bookOf(BEGUN))] as const;
const stale = encoder.encode(JSON.stringify({ pid: 999, host: 'amiens', since: 'long ago' }));
const WITH_STALE_LOCK = new Map([BOOK, [LOCK, stale]]);
const WITH_EMPTY_LOCK = new Map([BOOK, [LOCK, new Uint8Array()]]);

const two = { processes: [writer(100), writer(200)], slow: 2, kills: 0 };
const three = { processes: [taker(100), taker(200), taker(300)], slow: 1, kills: 0 };

export const RACES: readonly Race[] = [
  { ...two, told: 'two writers', files: new Map([BOOK]) },
  { ...two, told: 'two writers, one of whom is killed', files: new Map([BOOK]), kills: 1 },
  { ...two, told: 'two writers at a stale lock', files: WITH_STALE_LOCK },
  { ...two, told: 'two writers at a stale lock, one of whom is killed', files: WITH_STALE_LOCK, kills: 1 },
  { ...two, told: 'two writers at a lock that nobody finished', files: WITH_EMPTY_LOCK },
  { ...three, told: 'three at the lock', files: new Map([['/saves/README.md', new Uint8Array()]]) },
  { ...three, told: 'three at a stale lock', files: new Map([[LOCK, stale]]) },
];
