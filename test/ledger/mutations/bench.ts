import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Message } from './child.ts';
import type { Trial } from './try.ts';

/** How a trial ended. */
export interface Verdict {
  /** The test that failed; null where none did. */
  readonly failed: string | null;
  /** How many tests ran, and which could not because they need more of vitest than its stand-in has. */
  readonly ran: number;
  readonly unfit: readonly string[];
}

/** A change may loop forever. Ten times what the tests take without it, and this, is more than a busy machine needs. */
const LEAST_LIMIT = 20_000;
const limitFor = (milliseconds: number): number => LEAST_LIMIT + 10 * milliseconds;

/** Trials one after another in a process beside this one; where one does not come to an end, another process. */
export class Bench {
  #child: ChildProcess | undefined;

  async try(trial: Trial): Promise<Verdict> {
    const child = this.#child ?? fork(join(import.meta.dirname, 'child.ts'), { execArgv: EXEC });
    this.#child = child;
    const verdict = await verdictOf(trial, child);
    if (verdict.failed === TOO_LONG) this.close();
    return verdict;
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

const EXEC = [...process.execArgv, '--max-old-space-size=2000'];
export const TOO_LONG = 'all: it does not come to an end';

function verdictOf(trial: Trial, child: ChildProcess): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    let verdict: Verdict = { failed: null, ran: 0, unfit: [] };
    let timer: NodeJS.Timeout | undefined;
    const end = (failed: string | null) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve({ ...verdict, failed });
    };
    child.on('exit', () => (timer ? end(TOO_LONG) : reject(new Error(`No test of ${trial.file} runs unchanged.`))));
    child.on('message', (said) => {
      const message: Message = JSON.parse(String(said));
      if (message.is === 'tried') return end(message.failed);
      verdict = { failed: null, ran: message.passing, unfit: message.failing };
      timer = setTimeout(() => end(TOO_LONG), limitFor(message.milliseconds));
    });
    child.send(JSON.stringify(trial));
  });
}
