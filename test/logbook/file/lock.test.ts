import { describe, expect, test } from 'vitest';
import { type Holder, type Process, releaseLock, takeLock } from '../../../src/logbook/file/lock.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';

const LOCK = '/saves/dawn.wof.lock';
const LIVING = [100, 200, 300];

const a = (pid: number, told: Partial<Process> = {}): Process => ({
  pid,
  host: 'amiens',
  since: `2026-11-01T05:00:00.${pid}Z`,
  isAlive: (other) => LIVING.includes(other),
  bornOf: () => undefined,
  ...told,
});

const asHolder = ({ pid, host, since }: Process): Holder => ({ pid, host, since });
const bytes = (text: string) => new TextEncoder().encode(text);
const heldBy = (holder: unknown) => FaultDisk.holding({ [LOCK]: bytes(JSON.stringify(holder)) });
const holderOn = (disk: FaultDisk) => JSON.parse(new TextDecoder().decode(disk.read(LOCK)));
const emptyShelf = () => FaultDisk.holding({ '/saves/README.md': bytes('') });

test('a free lock is taken, and tells who holds it', () => {
  const disk = emptyShelf();
  expect(takeLock(disk, LOCK, a(100))).toHaveProperty('left');
  expect(holderOn(disk)).toEqual(asHolder(a(100)));
});

test('a second process is told who holds the lock, and leaves it as it is', () => {
  const disk = emptyShelf();
  takeLock(disk, LOCK, a(100));
  expect(takeLock(disk, LOCK, a(200))).toEqual({ held: asHolder(a(100)) });
  expect(holderOn(disk)).toEqual(asHolder(a(100)));
});

test('a lock given back is free', () => {
  const disk = emptyShelf();
  takeLock(disk, LOCK, a(100));
  releaseLock(disk, LOCK, a(100));
  expect(disk.exists(LOCK)).toBe(false);
  expect(takeLock(disk, LOCK, a(200))).toHaveProperty('left');
});

test('a lock of another machine is taken by force, and then only its new holder gives it back', () => {
  const far = asHolder(a(999, { host: 'douai' }));
  const disk = heldBy(far);
  expect(takeLock(disk, LOCK, a(100), true)).toEqual({ left: far });
  releaseLock(disk, LOCK, a(999, { host: 'douai' }));
  expect(holderOn(disk)).toEqual(asHolder(a(100)));
  releaseLock(disk, LOCK, a(100));
  expect(disk.list('/saves')).toEqual([]);
});

test('a lock that goes while it is given back has gone', () => {
  const disk = heldBy(asHolder(a(100)));
  disk.between = (call) => {
    disk.between = undefined;
    if (call === 'remove') disk.remove(LOCK);
  };
  expect(() => releaseLock(disk, LOCK, a(100))).not.toThrow();
});

test('a lock that has gone already is given back without complaint', () => {
  expect(() => releaseLock(emptyShelf(), LOCK, a(100))).not.toThrow();
});

describe('a lock left behind', () => {
  test.each<[string, unknown]>([
    ['by a process that has died', asHolder(a(999))],
    ['by an earlier process with the number of this one', asHolder(a(100, { since: 'long ago' }))],
    ['with nothing in it', undefined],
    ['with something else in it', 'dawn'],
    ['with no process in it', { host: 'amiens' }],
    ['with no host in it', { pid: 100 }],
    ['with null in it', null],
  ])('%s is taken over', (_, holder) => {
    const disk = holder === undefined ? FaultDisk.holding({ [LOCK]: bytes('') }) : heldBy(holder);
    expect(takeLock(disk, LOCK, a(100))).toHaveProperty('left');
    expect(disk.list('/saves')).toEqual(['dawn.wof.lock']);
    expect(holderOn(disk)).toEqual(asHolder(a(100)));
  });

  test('on another machine is not: whether that process lives cannot be known from here', () => {
    const far = asHolder(a(999, { host: 'douai' }));
    expect(takeLock(heldBy(far), LOCK, a(100))).toEqual({ held: far });
  });
});

describe('two processes at once', () => {
  /** Lets `other` happen just before the n-th call of a kind. */
  const justBefore = (disk: FaultDisk, kind: string, other: () => void) => {
    disk.between = (call) => {
      if (call !== kind) return;
      disk.between = undefined;
      other();
    };
  };

  test('of two that find the same stale lock, the one that comes late leaves the fresh lock where it is', () => {
    const disk = heldBy(asHolder(a(999)));
    justBefore(disk, 'open', () => expect(takeLock(disk, LOCK, a(200))).toHaveProperty('left'));
    expect(takeLock(disk, LOCK, a(100))).toEqual({ held: asHolder(a(200)) });
    expect(disk.list('/saves')).toEqual(['dawn.wof.lock']);
    expect(holderOn(disk)).toEqual(asHolder(a(200)));
  });

  test('a fresh lock that has come in the place of a stale one is looked at once more, and left', () => {
    const disk = heldBy(asHolder(a(999)));
    disk.between = (call) => {
      if (call !== 'open' || disk.calls.filter((each) => each === 'open').length < 2) return;
      disk.between = undefined;
      expect(takeLock(disk, LOCK, a(200))).toHaveProperty('left');
    };
    expect(takeLock(disk, LOCK, a(100))).toEqual({ held: asHolder(a(200)) });
    expect(disk.list('/saves')).toEqual(['dawn.wof.lock']);
  });

  test('a third one that comes while a stale lock is taken away waits until nobody claims it any more', () => {
    const disk = heldBy(asHolder(a(999)));
    disk.between = (call, count) => {
      if (call !== 'remove' || count < 4) return;
      disk.between = undefined;
      expect(takeLock(disk, LOCK, a(200))).toEqual({ held: asHolder(a(100)) });
    };
    expect(takeLock(disk, LOCK, a(100))).toHaveProperty('left');
  });

  test('a stale lock that its other finder has taken away already is no hindrance', () => {
    const disk = heldBy(asHolder(a(999)));
    justBefore(disk, 'remove', () => disk.remove(LOCK));
    expect(takeLock(disk, LOCK, a(100))).toHaveProperty('left');
  });

  test('a lock that is found before its writer has finished is not lost by both, nor held by both', () => {
    const disk = emptyShelf();
    justBefore(disk, 'write', () => expect(takeLock(disk, LOCK, a(200))).toHaveProperty('left'));
    expect(takeLock(disk, LOCK, a(100))).toEqual({ held: asHolder(a(200)) });
    expect(holderOn(disk)).toEqual(asHolder(a(200)));
  });
});

test('a lock that is set aside while it is being written is written anew', () => {
  const disk = emptyShelf();
  disk.between = (call) => {
    if (call !== 'write') return;
    disk.between = undefined;
    disk.remove(LOCK);
  };
  expect(takeLock(disk, LOCK, a(100))).toHaveProperty('left');
  expect(holderOn(disk)).toEqual(asHolder(a(100)));
});

describe('a claim on a lock', () => {
  const claimedBy = (pid: number, holder?: Holder) =>
    FaultDisk.holding({ [`${LOCK}.${pid}`]: bytes(holder ? JSON.stringify(holder) : '') });

  test.each([
    ['by a dead process', claimedBy(999, asHolder(a(999)))],
    ['by a dead process before it was written', claimedBy(999)],
    ['by an earlier process with the number of this one', claimedBy(100, asHolder(a(100, { since: 'long ago' })))],
  ])('that was left %s is taken away', (_, disk) => {
    expect(takeLock(disk, LOCK, a(100))).toEqual({ left: undefined });
    expect(disk.list('/saves')).toEqual(['dawn.wof.lock']);
  });

  test('that a living process does not come to write is told as held by it', () => {
    expect(takeLock(claimedBy(200), LOCK, a(100))).toEqual({ held: { pid: 200, host: 'amiens', since: '' } });
  });

  test('is passed over by force, and one of our own number written anew', () => {
    const disk = heldBy(asHolder(a(200)));
    disk.meddle(`${LOCK}.100`, bytes(''));
    disk.meddle(`${LOCK}.300`, bytes(''));
    expect(takeLock(disk, LOCK, a(100), true)).toEqual({ left: asHolder(a(200)) });
    expect(disk.list('/saves').sort()).toEqual(['dawn.wof.lock', 'dawn.wof.lock.300']);
  });
});

describe('a disk that refuses the lock', () => {
  test.each(['EROFS', 'EACCES', 'ENOENT'])('with %s says so', (code) => {
    const disk = emptyShelf();
    disk.fault = { at: 1, does: 'fail', code, of: ['open'], lasts: true };
    expect(() => takeLock(disk, LOCK, a(100))).toThrow(code);
  });

  test('because it is full says so, and is left without a lock that nobody holds', () => {
    const disk = emptyShelf();
    disk.fault = { at: 1, does: 'fail', code: 'ENOSPC', of: ['write'], lasts: true };
    expect(() => takeLock(disk, LOCK, a(100))).toThrow('ENOSPC');
    expect(disk.exists(LOCK)).toBe(false);
  });
});

describe('a number that has come round again', () => {
  const now = (told: Partial<Process> = {}) => a(100, { born: 'boot-2 700', bornOf: () => 'boot-2 500', ...told });

  test.each([
    ['in the same start of the machine', 'boot-2 9'],
    ['after the machine was started anew', 'boot-1 500'],
  ])('%s is another process: the lock is taken over, and whose it was is told', (_, born) => {
    const left = { ...asHolder(a(200)), born };
    expect(takeLock(heldBy(left), LOCK, now())).toEqual({ left });
  });

  test.each<[string, Partial<Holder>, Partial<Process>]>([
    ['the very process', { born: 'boot-2 500' }, {}],
    ['one of which the lock does not say when it was born', {}, {}],
    ['one of which the machine does not say it', { born: 'boot-1 500' }, { bornOf: () => undefined }],
  ])('%s holds it', (_, told, me) => {
    const holder = { ...asHolder(a(200)), ...told };
    expect(takeLock(heldBy(holder), LOCK, now(me))).toEqual({ held: holder });
  });

  test('the lock says when its holder was born', () => {
    const disk = emptyShelf();
    expect(takeLock(disk, LOCK, now())).toEqual({ left: undefined });
    expect(holderOn(disk)).toEqual({ ...asHolder(a(100)), born: 'boot-2 700' });
  });
});
