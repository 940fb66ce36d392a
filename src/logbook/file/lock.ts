import { basename, dirname, extname, join } from 'node:path';
import { systemCode } from '../../cards/system-code.ts';
import { type Disk, writeAll } from './store.ts';

/** Who holds a log-book open. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
  /** What tells this life of its number from every other: when it was born, and under which start of the machine. */
  readonly born?: string;
}

/** The process that asks, and how it learns whether another one on this machine still lives, and since when. */
export interface Process extends Holder {
  isAlive(pid: number): boolean;
  /** What tells its life from others; nothing where the machine does not say. */
  bornOf(pid: number): string | undefined;
}

/** The lock is ours, or another's who holds it; ours may have been left behind by somebody who is no more. */
export type Taken = { readonly held: Holder } | { readonly left: Holder | undefined };

/**
 * Takes the lock, a dead holder's too; by force that of one of whom nobody here knows whether he lives.
 *
 * Whoever takes a dead holder's lock away says so first, by a claim beside it, and looks once more. Whoever has written
 * a lock waits until there is no claim, and looks whether it is still there. So nobody takes away the lock of one who
 * holds it, whoever comes between; `npm run bounded` tries every order of their calls.
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

/** A lock that bears this process's own number is left over from an earlier one: this one is only asking for it now. */
const isStale = (holder: Holder, me: Process) =>
  holder.host === me.host && (holder.pid === me.pid || !me.isAlive(holder.pid) || isAnother(holder, me));

/** Whether its number has come round again since, or the machine was started anew. */
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

/** Takes a lock away that was left behind, if it is the same still. */
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

/** A claim is a few calls long; one that stands for longer is that of a process which was stopped. */
const MOST_LOOKS = 2000;

/** Waits until nobody claims the lock. Returns who still does after so many looks. */
function claimantAfter(looks: number, { disk, path, me }: { disk: Disk; path: string; me: Process }) {
  let claimant: Holder | undefined;
  for (let left = looks; left > 0; left--) {
    claimant = claimantOf(disk, path, me);
    if (!claimant) return undefined;
  }
  return claimant;
}

/** A living process that claims the lock. The claim of a dead one is taken away. */
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

/** Whose lock it is; nothing for one that its writer did not come to finish. */
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

/** One that somebody has taken over by force is his. */
export function releaseLock(disk: Disk, path: string, me: Process): void {
  if (isSame(holderOf(disk, path), me)) unless('ENOENT', () => disk.remove(path));
}
