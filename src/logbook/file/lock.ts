import { basename, dirname, extname, join } from 'node:path';
import { systemCode } from '../../cards/system-code.ts';
import { type Disk, writeAll } from './store.ts';

/** Who holds a log-book open. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
  /** Identifies this process among all that have had its number: its start time, and the boot of the machine. */
  readonly born?: string;
}

/** The process that asks, and how it finds out whether another one on this machine still lives, and since when. */
export interface Process extends Holder {
  isAlive(pid: number): boolean;
  /** Identifies the life of a process; nothing where the machine does not say. */
  bornOf(pid: number): string | undefined;
}

/** The lock is ours, or another process holds it. Ours may be one that a dead process had left behind. */
export type Taken = { readonly held: Holder } | { readonly left: Holder | undefined };

/**
 * Takes the lock, also one of a dead holder; by force also one whose holder cannot be checked from here. A process that
 * removes a dead holder's lock first writes a claim beside it, and looks once more. A process that has written a lock
 * waits until there is no claim, and checks that its lock is still there. So nobody removes the lock of a living
 * holder, in any order of steps; `npm run bounded` tries every order.
 */
export function takeLock(disk: Disk, path: string, me: Process, isForced = false): Taken {
  const looks = isForced ? 0 : MOST_LOOKS;
  let left: Holder | undefined;
  for (;;) {
    const isNew = writeNew(disk, path, me);
    const holder = claimantAfter(looks, { disk, path, me }) ?? holderOf(disk, path);
    if (isSame(holder, me)) return { left };
    if (holder && !isForced && !isStale(holder, me)) return { held: holder };
    if (!isNew) left = takeAway(disk, path, holder, me);
  }
}

/** A lock with this process's own number is left over from an earlier process: this one is only asking for it now. */
const isStale = (holder: Holder, me: Process) =>
  holder.host === me.host && (holder.pid === me.pid || !me.isAlive(holder.pid) || isAnother(holder, me));

/** Whether the number has been reused since, or the machine was restarted. */
function isAnother({ pid, born }: Holder, me: Process): boolean {
  const now = me.bornOf(pid);
  return born !== undefined && now !== undefined && born !== now;
}

const isSame = (a: Holder | undefined, b: Holder | undefined) =>
  a?.pid === b?.pid && a?.host === b?.host && a?.since === b?.since;

function writeNew(disk: Disk, path: string, { pid, host, since, born }: Process): boolean {
  const file = unless('EEXIST', () => disk.open(path, 'new'));
  if (file === undefined) return false;
  try {
    writeAll(disk, file, new TextEncoder().encode(JSON.stringify({ pid, host, since, born })), 0);
  } catch (error) {
    disk.remove(path);
    throw error;
  } finally {
    disk.close(file);
  }
  return true;
}

/** Removes a lock that was left behind, if it has not changed. */
function takeAway(disk: Disk, path: string, stale: Holder | undefined, me: Process) {
  const claim = `${path}.${me.pid}`;
  if (disk.exists(claim)) disk.remove(claim);
  writeNew(disk, claim, me);
  try {
    if (isSame(holderOf(disk, path), stale)) unless('ENOENT', () => disk.remove(path));
  } finally {
    unless('ENOENT', () => disk.remove(claim));
  }
  return stale;
}

/** A claim lasts for a few calls; one that lasts longer belongs to a suspended process. */
const MOST_LOOKS = 2000;

/** Waits until nobody claims the lock. Returns who still claims it after so many looks. */
function claimantAfter(looks: number, { disk, path, me }: { disk: Disk; path: string; me: Process }) {
  let claimant: Holder | undefined;
  for (let left = looks; left > 0; left--) {
    claimant = claimantOf(disk, path, me);
    if (!claimant) return undefined;
  }
  return claimant;
}

/** A living process that claims the lock. A dead process's claim is removed. */
function claimantOf(disk: Disk, path: string, me: Process): Holder | undefined {
  const folder = dirname(path);
  const claims = disk.list(folder).filter((name) => name.startsWith(`${basename(path)}.`));
  for (const name of claims) {
    const claim = join(folder, name);
    const unfinished = { pid: Number(extname(name).slice(1)), host: me.host, since: '' };
    const claimant = holderOf(disk, claim) ?? unfinished;
    if (!isStale(claimant, me)) return claimant;
    unless('ENOENT', () => disk.remove(claim));
  }
  return undefined;
}

/** Whose lock it is; nothing for a lock that was not completely written. */
function holderOf(disk: Disk, path: string): Holder | undefined {
  try {
    const { pid, host, since, born } = JSON.parse(new TextDecoder().decode(disk.read(path)));
    const holder = { pid, host, since: String(since), ...(typeof born === 'string' && { born }) };
    return typeof pid === 'number' && typeof host === 'string' ? holder : undefined;
  } catch {
    return undefined;
  }
}

function unless<T>(code: string, act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (systemCode(error) === code) return undefined;
    throw error;
  }
}

/** A lock that somebody else has taken by force is left alone. */
export function releaseLock(disk: Disk, path: string, me: Process): void {
  if (isSame(holderOf(disk, path), me)) unless('ENOENT', () => disk.remove(path));
}
