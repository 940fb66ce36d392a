import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLarge, PATIENCE, type Ran, type Sandbox } from './sandbox.ts';

/** So many runs one process serves: each leaves a little behind. */
const RUNS = 150;

/** The built program kept warm in a process of its own, which is ended where it does not answer. */
export class WarmProgram {
  readonly #sandbox: Sandbox;
  #child: ChildProcess | undefined;
  #runs = 0;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  async wof(args: readonly string[]): Promise<Ran> {
    if (this.#runs++ % RUNS === 0) this.end();
    this.#child ??= this.#begin();
    const child = this.#child;
    const from = performance.now();
    child.send([...args]);
    const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    const answered = once(child, 'message').then(([ran]): Ran => ran);
    const ended = once(child, 'exit').then((): Ran => {
      this.#child = undefined;
      return { status: null, out: '', err: '', seconds: (performance.now() - from) / 1000, worked: 0 };
    });
    try {
      const ran = await Promise.race([answered, ended]);
      if (isLarge(ran)) this.end();
      return ran;
    } finally {
      clearTimeout(patience);
      child.removeAllListeners();
    }
  }

  end(): void {
    this.#child?.removeAllListeners();
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #begin(): ChildProcess {
    return fork(join(import.meta.dirname, 'warm-child.ts'), {
      cwd: this.#sandbox.work,
      execArgv: ['--import', import.meta.resolve('tsx')],
      // What reads its sources keeps something for itself where the machine keeps what is temporary.
      env: { ...this.#sandbox.env, TMPDIR: tmpdir() },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }
}
