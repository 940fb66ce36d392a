import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Whether a program may be traced here: containers often forbid it. */
export const mayTrace = (): boolean =>
  spawnSync('strace', ['-o', '/dev/null', '-e', 'trace=none', 'true'], { encoding: 'utf8' }).status === 0;

/** Every call by which the log-book changes what is on the disk. */
export const CALLS = ['pwrite64', 'fdatasync', 'fsync', 'ftruncate', 'rename', 'unlink', 'mkdir'] as const;
export type Call = (typeof CALLS)[number];

/** Where a trace is written; beside what is tried, and not in it. */
const TRACE = join(mkdtempSync(join(tmpdir(), 'wof-trace-')), 'trace');
process.once('exit', () => rmSync(dirname(TRACE), { recursive: true, force: true }));

/** What starts a program so that something befalls it at its n-th call of a kind; with `+`, at every later one too. */
export const injected = (
  call: Call | 'openat',
  what: string,
  when: string,
  files: readonly string[] = [],
): string[] => [
  'strace',
  '-o',
  TRACE,
  ...files.flatMap((file) => ['-P', file]),
  '-e',
  `trace=${call}`,
  '-e',
  `inject=${call}:${what}:when=${when}`,
];

/** Whether the program came to that call, and it was refused. */
export const wasInjected = (): boolean => readFileSync(TRACE, 'utf8').includes('(INJECTED)');
