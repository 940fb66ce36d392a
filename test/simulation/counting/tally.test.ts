import { expect, test } from 'vitest';
import type { GameName } from '../../../src/cards/games.ts';
import { rareRow, Tally } from '../../../src/simulation/counting/tally.ts';
import type { EventOf } from '../../../src/table/events.ts';
import { book } from '../../support/program/playthrough.ts';

const GERMAN: EventOf<'fight-began'>['germans'][number] = {
  id: 'G12',
  aircraft: 'albatros-d3',
  skill: 4,
  firing: 'C',
  guns: { forward: { states: ['clear'] } },
  lameDuck: false,
};

type Fates = EventOf<'mission-ended'>['fates'];

/** A mission on which one man was wounded, with what became of those who were hit. */
function missionOf(mission: string, ...fates: Fates) {
  const tally = new Tally(book);
  tally.told({ type: 'mission-began', mission, flight: 'B', watch: 'morning', zones: ['B'], machines: [] });
  const wounded = { points: -2, why: 'wounded', who: 'kyle' } as const;
  tally.told({ type: 'mission-ended', mission, homecomings: [], scores: [wounded], points: -2, fates });
  return tally.counts;
}

const woundedFor = (days: number): Fates[number] => ({ airman: 'kyle', fate: { fate: 'wounded', days } });

test('a man who mends in two days is wounded, and stands in no return; one away for three days does', () => {
  expect(missionOf('photo-reconnaissance', woundedFor(2)).sentAway).toBe(0);
  expect(missionOf('photo-reconnaissance', woundedFor(2), woundedFor(3)).sentAway).toBe(1);
});

test('who is taken in the end is not sent away, however he was hit before', () => {
  const taken = { airman: 'kyle', fate: { fate: 'prisoner', wounded: true } } as const;
  expect(missionOf('photo-reconnaissance', woundedFor(7), taken).sentAway).toBe(0);
});

test('a wound of a patrol on our own side is none of those over the lines', () => {
  expect(missionOf('photo-reconnaissance')).toMatchObject({ woundedOverTheLines: 1, missionsOverTheLines: 1 });
  expect(missionOf('defensive-line-patrol')).toMatchObject({ woundedOverTheLines: 0, missionsOverTheLines: 0 });
});

test.each<[numbers: number[], rare: string | undefined]>([
  [[30], 'loneHalberstadts'],
  [[27, 28, 30, 31], 'fourHalberstadts'],
  [[27, 28], undefined],
  [[1, 28], 'baronWithOthers'],
  [[1, 22, 24], 'baronWithOthers'],
  [[1, 3, 5], undefined],
  [[22, 24], undefined],
])('of the rare rows of the encounter tables, %j is %s', (numbers, rare) => {
  expect(rareRow(numbers, book)).toBe(rare);
});

/** What is counted of a fight that a German scout did not come through. */
function countedOf(system: GameName, told: Partial<EventOf<'machine-out'>> = {}) {
  const tally = new Tally(book);
  const sky = { altitude: 8000, dfd: 20, over: 'enemy' } as const;
  tally.told({ type: 'fight-began', system, ...sky, allied: [], germans: [GERMAN] });
  const by = { machine: 'B1', gun: 'forward' } as const;
  const out = { machine: 'G12', side: 'german', fate: 'shot-down', by, escaped: false, wounds: [] } as const;
  tally.told({ type: 'machine-out', ...out, ...told });
  return tally.counts.otherScoutsDowned;
}

test('who is brought down is counted by the outcome of a fight, however it is fought', () => {
  expect(countedOf('wings-of-war')).toBe(1);
  expect(countedOf('wings-of-glory', { fate: 'forced-down' })).toBe(1);
  expect(countedOf('winged-victory', { fate: 'driven-off' })).toBe(0);
  expect(countedOf('wings-of-war', { fate: 'damaged-abort' })).toBe(0);
});

test('on the Initiative Track every shot has been counted already', () => {
  expect(countedOf('wings-over-france')).toBe(0);
});
