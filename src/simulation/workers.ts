import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Rulebook } from '../cards/rulebook.ts';
import { compileLittle } from './compiling.ts';
import { mergeResults } from './counting/statistics.ts';
import { type CampaignResult, type Programme, simulateOne } from './simulation.ts';
import { type Gang, type JobShift, shareOut, takenFrom } from './threads.ts';

/** What a worker plays: campaigns of these numbers. */
export interface WorkerShift extends JobShift<number> {
  readonly wof: 'shift';
  readonly programme: Programme;
  readonly book: Rulebook;
}

/** Plays the campaigns of these numbers in threads. The results do not depend on the number of threads. */
export async function simulateInWorkers(
  numbers: readonly number[],
  programme: Programme,
  book: Rulebook,
  gang: Gang<CampaignResult>,
): Promise<CampaignResult[]> {
  compileLittle();
  const data = { wof: 'shift', programme, book } satisfies Omit<WorkerShift, keyof JobShift<number>>;
  return mergeResults([await shareOut(numbers, data, gang)]);
}

const isShift = (given: unknown): given is WorkerShift =>
  typeof given === 'object' && given !== null && 'wof' in given && given.wof === 'shift';

if (!isMainThread && isShift(workerData))
  for (const number of takenFrom(workerData))
    parentPort?.postMessage(simulateOne(number, workerData.programme, workerData.book));
