import { expect, test } from 'vitest';
import { readKept, sumOfDay, writeKept } from '../../../src/seat/coach/kept-weighing.ts';
import type { WeighedQuestion } from '../../../src/seat/coach/weigh.ts';
import { aCampaign, aLogBook } from '../../support/people/campaigns.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';

const FILE = '/saves/dawn.wof.coach';
const FIGURES = { points: 1.5, stake: 0, machines: 0.1, men: 0, good: 1 };
const WEIGHED: readonly WeighedQuestion[] = [
  { day: 1, entry: 7, tried: false, beside: { mean: -1, error: 0.5 } },
  {
    day: 1,
    entry: 9,
    tried: true,
    better: { answer: 'go', to: 'day', lead: 2, error: 0.5, playouts: 200, came: { given: FIGURES, better: FIGURES } },
  },
];

function aDisk(weighed: readonly unknown[] = WEIGHED): FaultDisk {
  const disk = new FaultDisk();
  disk.makeFolder('/saves');
  writeKept(disk, FILE, 'this one', new Map([['a day', weighed as readonly WeighedQuestion[]]]));
  return disk;
}

test('what has been weighed is read as it was written', () => {
  expect(readKept(aDisk(), FILE, 'this one')).toEqual(new Map([['a day', WEIGHED]]));
});

test('what another program has weighed is not read, nor a file that is damaged or not there', () => {
  expect(readKept(aDisk(), FILE, 'another')).toEqual(new Map());
  expect(readKept(new FaultDisk(), FILE, 'this one')).toEqual(new Map());
  const disk = aDisk();
  const bytes = disk.read(FILE);
  const file = disk.open(FILE, 'old');
  disk.write(file, new Uint8Array([bytes[40] === 49 ? 50 : 49]), 40);
  disk.close(file);
  expect(readKept(disk, FILE, 'this one')).toEqual(new Map());
});

test.each([[{ day: 1, entry: 7 }], [{ ...WEIGHED[1], better: { lead: 2 } }], ['words']])(
  'what is no weighed question is not read: %j',
  (other) => {
    expect(readKept(aDisk([other]), FILE, 'this one')).toEqual(new Map());
  },
);

test('where the disk refuses it nothing is kept, and nothing is said', () => {
  const disk = new FaultDisk();
  writeKept(disk, '/nowhere/dawn.wof.coach', 'this one', new Map());
  expect(disk.exists('/nowhere/dawn.wof.coach')).toBe(false);
});

test('a day has another checksum as soon as an answer of it is another', () => {
  const log = aLogBook();
  const sum = (answer: string) => sumOfDay({ dawn: aCampaign(), entries: [{ asked: 'movement', answer }] }, log);
  expect(sum('ne')).toBe(sum('ne'));
  expect(sum('ne')).not.toBe(sum('nw'));
});
