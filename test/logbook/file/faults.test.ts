import { describe, expect, test } from 'vitest';
import { LogBook } from '../../../src/logbook/logbook.ts';
import type { LogRecord } from '../../../src/logbook/record.ts';
import { Refusal } from '../../../src/logbook/refusal.ts';
import type { Sitting } from '../../../src/logbook/sitting.ts';
import { act, aLongCampaign, reopened } from '../../support/people/a-long-campaign.ts';
import { aCampaign, anOpening, PATH, sitDown } from '../../support/people/campaigns.ts';
import { type Call, type Fault, FaultDisk, PowerCut, type Wreck } from '../../support/program/fault-disk.ts';
import { seededRandom } from '../../support/table/seeded-random.ts';

/** For a machine that has much else to do; none of this takes more than seconds. */
const PATIENCE = { timeout: 120_000 };

const ACTS = 300;
const BEGUN: readonly LogRecord[] = [anOpening(), { dawn: 1, state: aCampaign() }];
const ALL = Number.POSITIVE_INFINITY;

/**
 * What a cut may leave: nothing of what was not synced, all of it, and ends torn at any byte, with and without zeros.
 */
function wrecks(random: (below: number) => number): Wreck[] {
  const torn = [0, 1, random(40), random(90), random(200)].flatMap((keep) => [
    { keep, zeros: false, names: 'kept' as const },
    { keep, zeros: true, names: 'undone' as const },
  ]);
  return [
    { keep: -1, zeros: false, names: 'undone' },
    { keep: ALL, zeros: false, names: 'kept' },
    { keep: ALL, zeros: false, names: 'undone' },
    ...torn,
  ];
}

/** The log-book as it is found after a cut, if anything was ever acknowledged: all that was must be there. */
function foundOn(disk: FaultDisk, acknowledged: Uint8Array): LogBook[] {
  if (acknowledged.length === 0 && !disk.exists(PATH)) return [];
  expect(startsWith(disk.read(PATH), acknowledged)).toBe(true);
  return [LogBook.open(disk, PATH)];
}

const startsWith = (bytes: Uint8Array, beginning: Uint8Array) =>
  Buffer.compare(bytes.subarray(0, beginning.length), beginning) === 0;

describe('the power fails', () => {
  test(
    `just before every call to the disk, through ${ACTS} acts: every answer acknowledged is there again`,
    PATIENCE,
    () => {
      const disk = new FaultDisk();
      const random = seededRandom('cuts');
      let acknowledged = new Uint8Array();
      let found: LogBook[] = [];
      let cuts = 0;
      disk.between = () => {
        for (const wreck of wrecks(random)) {
          found.push(...foundOn(disk.afterCut(wreck), acknowledged));
          cuts += 1;
        }
      };
      const sitting = sitDown(LogBook.begin(disk, PATH, BEGUN));
      for (let n = 0; n < ACTS; n++) {
        acknowledged = disk.read(PATH).slice();
        found = [];
        const before = sitting.position;
        act(sitting, n);
        const after = sitting.position;
        for (const log of found.filter((_, i) => i % 9 === 0))
          expect([before, after]).toContainEqual(sitDown(log).position);
      }
      expect(cuts).toBeGreaterThan(2000);
    },
  );

  test('and the campaign is played on from there, time and again', () => {
    const random = seededRandom('again');
    let disk = new FaultDisk();
    LogBook.begin(disk, PATH, BEGUN);
    for (let n = 0; n < 200; n++) {
      const sitting = reopened(disk);
      disk.calls.length = 0;
      disk.fault = { at: 1 + random(7), does: 'cut' };
      const { acknowledged } = actUntilCut(sitting, n);
      disk = disk.afterCut({ keep: random(150) - 1, zeros: random(2) === 0, names: 'undone' });
      const { records } = reopened(disk).log;
      expect(records.slice(0, acknowledged.length)).toEqual(acknowledged);
    }
    expect(reopened(disk).campaign.day).toBeGreaterThan(5);
  });

  test('while a damaged log-book is recovered: it is there as it was or as it becomes, and its copy before that', () => {
    const disk = damagedDisk();
    const damaged = disk.read(PATH);
    const states = new Set<string>();
    disk.between = () => {
      for (const wreck of wrecks(seededRandom('recovery'))) {
        const { [PATH]: now, '/saves/dawn.damaged-1.jsonl': kept } = disk.afterCut(wreck).files;
        const isAsItWas = now?.length === damaged.length;
        expect(startsWith(damaged, now as Uint8Array)).toBe(true);
        expect(isAsItWas || kept?.length === damaged.length).toBe(true);
        states.add(isAsItWas ? 'as it was' : 'as it becomes');
      }
    };
    LogBook.recover(disk, PATH);
    expect([...states]).toEqual(['as it was', 'as it becomes']);
  });
});

/** A log-book with a byte gone wrong in a line near its end. */
function damagedDisk(): FaultDisk {
  const damaged = aLongCampaign(12).disk.read(PATH).slice();
  damaged[damaged.length - 70] = 0;
  return FaultDisk.holding({ [PATH]: damaged });
}

/** Acts until the power fails; tells what had been acknowledged by then. */
function actUntilCut(sitting: Sitting, from: number) {
  let acknowledged = [...sitting.log.records];
  try {
    for (let n = from; ; n++) {
      act(sitting, n);
      acknowledged = [...sitting.log.records];
    }
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error;
  }
  return { acknowledged };
}

const NAMES: readonly Call[] = ['open', 'rename', 'remove', 'makeFolder', 'syncFolder'];
const ANY: readonly Call[] = [...NAMES, 'write', 'truncate', 'sync'];

/** The ways in which a disk refuses, from its n-th call on. */
const REFUSALS: readonly [string, (at: number) => Fault][] = [
  ['is full', (at) => ({ at, does: 'fail', code: 'ENOSPC', of: ['open', 'write', 'makeFolder'], lasts: true })],
  ['may only be read', (at) => ({ at, does: 'fail', code: 'EROFS', of: [...NAMES, 'write'], lasts: true })],
  [
    'gives no permission',
    (at) => ({ at, does: 'fail', code: 'EACCES', of: ['open', 'rename', 'remove'], lasts: true }),
  ],
  ['reports a fault when it is synced', (at) => ({ at, does: 'fail', code: 'EIO', of: ['sync'], lasts: true })],
  ['reports a fault once', (at) => ({ at, does: 'fail', code: 'EIO', of: ANY, lasts: false })],
  ['takes nothing', (at) => ({ at, does: 'short', bytes: 0 })],
];

/** Whether the disk's refusal is told as one; nothing else may come of a fault. */
function isRefused(what: () => unknown): boolean {
  try {
    what();
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.reason.why === 'disk') return true;
    throw error;
  }
}

const seenOn = (disk: FaultDisk, sitting: Sitting) => ({ text: textOn(disk), position: sitting.position });
const textOn = (disk: FaultDisk) => new TextDecoder().decode(disk.read(PATH));

/**
 * Tries an act with the fault at its first call, then at its second, until it is done; says how often it was refused.
 */
function refusalsOf(sitting: Sitting, disk: FaultDisk, n: number, refuses: (at: number) => Fault): number {
  for (let refused = 0; ; refused++) {
    const before = seenOn(disk, sitting);
    disk.fault = refuses(disk.calls.length + 1 + refused);
    const isDone = !isRefused(() => act(sitting, n));
    disk.fault = undefined;
    if (isDone) return refused;
    expect(seenOn(disk, sitting)).toEqual(before);
    expect(reopened(disk).position).toEqual(before.position);
  }
}

describe.each(REFUSALS)('the disk %s', (_, refuses) => {
  test('at any call of any act: a refusal, nothing has changed, and it is done when the disk will', PATIENCE, () => {
    const { disk, sitting } = aLongCampaign(3);
    let seat = sitting;
    let refused = 0;
    for (let n = 3; n < 120; n++) {
      if (n % 4 === 0) seat = reopened(disk);
      refused += refusalsOf(seat, disk, n, refuses);
    }
    expect(seat.position).toEqual(aLongCampaign(120).sitting.position);
    expect(refused).toBeGreaterThan(20);
  });

  test('at any call of a beginning: a refusal, and the campaign is not there, or is there whole', () => {
    for (let call = 1; call <= 8; call++) {
      const disk = new FaultDisk();
      disk.fault = refuses(call);
      const isBegun = !isRefused(() => LogBook.begin(disk, PATH, BEGUN));
      disk.fault = undefined;
      if (isBegun || disk.exists(PATH)) expect(LogBook.open(disk, PATH).records).toEqual(BEGUN);
      else expect(LogBook.begin(disk, PATH, BEGUN).records).toEqual(BEGUN);
      expect(disk.list('/saves')).toEqual(['dawn.wof.jsonl']);
    }
  });

  test('at any call of a recovery: a refusal, and the damaged log-book is untouched, or recovered with its copy beside', () => {
    for (let call = 1; call <= 10; call++) {
      const disk = damagedDisk();
      const before = textOn(disk);
      disk.fault = refuses(call);
      isRefused(() => LogBook.recover(disk, PATH));
      disk.fault = undefined;
      if (textOn(disk) !== before) expect(disk.files['/saves/dawn.damaged-1.jsonl']).toEqual(damagedDisk().read(PATH));
      expect(LogBook.recover(disk, PATH).book.records.length).toBeGreaterThan(2);
      expect(reopened(disk).position.status).toMatch(/^(asking|throwing)$/);
    }
  });
});

test('a disk that takes a few bytes at a time gets every answer whole', () => {
  const { disk, sitting } = aLongCampaign(0);
  for (let n = 0; n < 120; n++) {
    disk.fault = { at: disk.calls.length + 1, does: 'short', bytes: 1 + (n % 30) };
    act(sitting, n);
  }
  expect(seenOn(disk, reopened(disk))).toEqual(seenOn(aLongCampaign(120).disk, aLongCampaign(120).sitting));
});
