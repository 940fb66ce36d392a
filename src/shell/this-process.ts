import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { systemCode } from '../cards/system-code.ts';
import type { Process } from '../logbook/file/lock.ts';

/** This process, as the lock on a log-book names its holder. */
export function thisProcess(): Process {
  const { pid } = process;
  const born = bornOf(pid);
  return {
    pid,
    host: hostname(),
    since: new Date(performance.timeOrigin).toISOString(),
    ...(born && { born }),
    isAlive,
    bornOf,
  };
}

/** One that has ended, and only waits to be buried by its parent, lives no more. */
function isAlive(pid: number): boolean {
  if (/^[ZX]/.test(statOf(pid) ?? '')) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** Which start of the machine this is, and how long after it the process began. Only Linux says so. */
function bornOf(pid: number): string | undefined {
  const boot = linesOf('/proc/sys/kernel/random/boot_id');
  const began = statOf(pid)?.split(' ')[BEGAN];
  return boot && began ? `${boot.trim()} ${began}` : undefined;
}

/** Of a process, what follows its name: the name may have anything in it, brackets and blanks too. */
function statOf(pid: number): string | undefined {
  const stat = linesOf(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2);
}

/** The place of the time at which it began, counted from its state. */
const BEGAN = 19;

function linesOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
