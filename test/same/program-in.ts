import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, type Sandbox } from '../attack/sandbox.ts';

export interface Ended {
  readonly status: number | null;
  readonly err: string;
}

interface How {
  /** What is typed, a line each. */
  readonly typed?: readonly string[];
  /** It is killed when it has told what came of so many answers. */
  readonly killedAfter?: number;
}

/** Runs the built program, and leaves the core to others meanwhile. */
export function programIn(
  { work: cwd, env }: Sandbox,
  args: readonly string[],
  { typed = [], killedAfter = Number.POSITIVE_INFINITY }: How = {},
): Promise<Ended> {
  const program = spawn(process.execPath, [BIN, ...args], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  program.stdout.on('data', (text) => {
    out += text;
    if (out.split('\n> ').length > killedAfter) program.kill('SIGKILL');
  });
  program.stderr.on('data', (text) => {
    err += text;
  });
  program.stdin.on('error', () => undefined);
  program.stdin.end(linesOf(typed));
  return new Promise((end) => program.on('close', (status) => end({ status, err })));
}

const linesOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** A file of answers. */
export function listIn({ work }: Sandbox, answers: readonly string[]): string {
  const file = join(work, 'answers');
  writeFileSync(file, linesOf(answers));
  return file;
}
