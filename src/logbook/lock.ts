import { type Disk, writeAll } from './store.ts';

/** Who holds a log-book open. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

/** The process that asks, and how it learns whether another one on this machine still lives. */
export interface Process extends Holder {
  isAlive(pid: number): boolean;
}

/** Takes the lock; returns the other who holds it, or nothing when it is ours. A dead holder's lock is taken over. */
export function takeLock(disk: Disk, path: string, me: Process): Holder | undefined {
  for (;;) {
    const isNew = writeLock(disk, path, me);
    const holder = holderOf(disk, path);
    if (isSame(holder, me)) return undefined;
    if (holder && !isStale(holder, me)) return holder;
    if (!isNew) setAside(disk, path, holder, me.pid);
  }
}

/** A lock that bears this process's own number is left over from an earlier one: this one is only asking for it now. */
const isStale = (holder: Holder, me: Process) =>
  holder.host === me.host && (holder.pid === me.pid || !me.isAlive(holder.pid));

const isSame = (a: Holder | undefined, b: Holder | undefined) =>
  a?.pid === b?.pid && a?.host === b?.host && a?.since === b?.since;

function writeLock(disk: Disk, path: string, { pid, host, since }: Process): boolean {
  const file = unless('EEXIST', () => disk.open(path, 'new'));
  if (file === undefined) return false;
  try {
    writeAll(disk, file, new TextEncoder().encode(JSON.stringify({ pid, host, since })), 0);
  } catch (error) {
    disk.remove(path);
    throw error;
  } finally {
    disk.close(file);
  }
  return true;
}

/** Of several that find the same stale lock one renames it away; another that comes late gives back what it took. */
function setAside(disk: Disk, path: string, stale: Holder | undefined, pid: number): void {
  const aside = `${path}.${pid}`;
  unless('ENOENT', () => disk.rename(path, aside));
  if (!disk.exists(aside)) return;
  if (isSame(holderOf(disk, aside), stale)) disk.remove(aside);
  else disk.rename(aside, path);
}

/** Whose lock it is; nothing for one that its writer did not come to finish. */
function holderOf(disk: Disk, path: string): Holder | undefined {
  try {
    const { pid, host, since } = JSON.parse(new TextDecoder().decode(disk.read(path)));
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host, since: String(since) } : undefined;
  } catch {
    return undefined;
  }
}

function unless<T>(code: string, act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if ((error as { code?: string }).code === code) return undefined;
    throw error;
  }
}

export function releaseLock(disk: Disk, path: string): void {
  unless('ENOENT', () => disk.remove(path));
}
