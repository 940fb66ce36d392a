import { Worker } from 'node:worker_threads';

/** How many threads there are, what they run, and who is told of each job that is done. */
export interface Gang<Result> {
  readonly workers: number;
  /** A file as built: a single executable has no file that a thread could start from. */
  readonly code: string;
  readonly done: (finished: number, result: Result) => void;
  /** Ends the threads early. With it they do not keep the program from ending either. */
  readonly until?: AbortSignal | undefined;
}

/** What a thread is given: the jobs, and how many of them have been taken, by all threads together. */
export interface JobShift<Job> {
  readonly jobs: readonly Job[];
  readonly taken: Int32Array;
}

/** Shares jobs among threads: each takes the next free one, so that none waits for another at the end. */
export async function shareOut<Job, Result>(jobs: readonly Job[], data: object, gang: Gang<Result>): Promise<Result[]> {
  let finished = 0;
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const shift = { ...data, jobs, taken } satisfies JobShift<Job>;
  const tell = (result: Result) => gang.done(++finished, result);
  return (await Promise.all(Array.from({ length: gang.workers }, () => work(shift, gang, tell)))).flat();
}

function work<Result>(
  workerData: object,
  { code, until }: Pick<Gang<Result>, 'code' | 'until'>,
  tell: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  return new Promise((give, fail) => {
    const worker = new Worker(code, { eval: true, workerData });
    if (until) worker.unref();
    until?.addEventListener('abort', () => worker.terminate());
    worker.on('message', (result: Result) => {
      results.push(result);
      tell(result);
    });
    worker.on('error', fail);
    worker.on('exit', () => give(results));
  });
}

/** The thread's side: the jobs that it takes, one after another. */
export function* takenFrom<Job>({ jobs, taken }: JobShift<Job>): Generator<Job> {
  const next = () => jobs[Atomics.add(taken, 0, 1)];
  for (let job = next(); job !== undefined; job = next()) yield job;
}
