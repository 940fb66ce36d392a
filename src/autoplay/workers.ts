import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { type CampaignResult, type Programme, simulateOne } from './simulation.ts';
import { mergeResults } from './statistics.ts';

/** What a worker is given to do. */
interface Shift {
  readonly wof: 'shift';
  readonly programme: Programme;
  readonly numbers: readonly number[];
  readonly book: Rulebook;
}

/** Plays the campaigns of these numbers in threads, each of which runs this very file as it was built. The results are the same with one and with many. */
export async function simulateInWorkers(
  numbers: readonly number[],
  programme: Programme,
  book: Rulebook,
  workers: number,
  file: string,
  done: (campaigns: number) => void,
): Promise<CampaignResult[]> {
  let finished = 0;
  const count = () => done(++finished);
  const shifts = Array.from({ length: workers }, (_, worker) => numbers.filter((_, i) => i % workers === worker));
  const parts = shifts.map((shift) => work({ wof: 'shift', programme, numbers: shift, book }, file, count));
  return mergeResults(await Promise.all(parts));
}

function work(shift: Shift, file: string, count: () => void): Promise<CampaignResult[]> {
  const results: CampaignResult[] = [];
  return new Promise((give, fail) => {
    const worker = new Worker(file, { workerData: shift });
    worker.on('message', (result: CampaignResult) => {
      results.push(result);
      count();
    });
    worker.on('error', fail);
    worker.on('exit', () => give(results));
  });
}

/** The worker's side: a result at a time, so that progress can be told. */
function doShift({ programme, numbers, book }: Shift): void {
  for (const number of numbers) parentPort?.postMessage(simulateOne(number, programme, book));
}

if (!isMainThread && (workerData as Partial<Shift> | null)?.wof === 'shift') doShift(workerData as Shift);
