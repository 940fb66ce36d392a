import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { systemCode } from '../cards/system-code.ts';
import type { Process } from '../logbook/file/lock.ts';

/** This process, as the lock of a log-book names its holder. */
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

/** A zombie process does not count as living. */
function isAlive(pid: number): boolean {
  if (/^[ZX]/.test(statOf(pid) ?? '')) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** The boot of the machine, and the start time of the process after it. Only on Linux. */
function bornOf(pid: number): string | undefined {
  const boot = linesOf('/proc/sys/kernel/random/boot_id');
  const began = statOf(pid)?.split(' ')[BEGAN];
  return boot && began ? `${boot.trim()} ${began}` : undefined;
}

/** The part of a process's stat after its name, which may contain anything, brackets and blanks too. */
function statOf(pid: number): string | undefined {
  const stat = linesOf(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2);
}

/** The index of its start time, counted from its state. */
const BEGAN = 19;

function linesOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
