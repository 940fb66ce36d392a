import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Rulebook } from '../cards/rulebook.ts';
import { compileLittle } from './compiling.ts';
import { mergeResults } from './counting/statistics.ts';
import { type CampaignResult, type Programme, simulateOne } from './simulation.ts';

/** The job of a worker. */
export interface WorkerShift {
  readonly wof: 'shift';
  readonly programme: Programme;
  readonly numbers: readonly number[];
  readonly book: Rulebook;
  /** How many of the numbers have been taken, by all workers together. */
  readonly taken: Int32Array;
}

/** How many workers there are, and who is told their progress. */
export interface Gang {
  readonly workers: number;
  /** This file as built: a single executable has no file that a thread could start from. */
  readonly code: string;
  readonly done: (campaigns: number) => void;
}

/** Plays the campaigns of these numbers in threads. The results do not depend on the number of threads. */
export async function simulateInWorkers(
  numbers: readonly number[],
  programme: Programme,
  book: Rulebook,
  { workers, code, done }: Gang,
): Promise<CampaignResult[]> {
  compileLittle();
  let finished = 0;
  const count = () => done(++finished);
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const shift: WorkerShift = { wof: 'shift', programme, numbers, book, taken };
  return mergeResults(await Promise.all(Array.from({ length: workers }, () => work(shift, code, count))));
}

function work(shift: WorkerShift, code: string, count: () => void): Promise<CampaignResult[]> {
  const results: CampaignResult[] = [];
  return new Promise((give, fail) => {
    const worker = new Worker(code, { eval: true, workerData: shift });
    worker.on('message', (result: CampaignResult) => {
      results.push(result);
      count();
    });
    worker.on('error', fail);
    worker.on('exit', () => give(results));
  });
}

const isShift = (given: unknown): given is WorkerShift =>
  typeof given === 'object' && given !== null && 'wof' in given && given.wof === 'shift';

/** The worker's side: each takes the next free campaign, so that none waits for another at the end. */
function doShift({ programme, numbers, book, taken }: WorkerShift): void {
  const next = () => numbers[Atomics.add(taken, 0, 1)];
  for (let number = next(); number !== undefined; number = next())
    parentPort?.postMessage(simulateOne(number, programme, book));
}

if (!isMainThread && isShift(workerData)) doShift(workerData);
