import { describe, expect, test } from 'vitest';
import { book } from '../support/playthrough.ts';
import { expectAsRecorded } from '../support/recorded.ts';
import { dryTanks, ENDS, LAME_DUCK_EVENTS, limpsHome, metAlone } from './ends.ts';
import { recordingOf } from './fly.ts';

test('(10) a lone two-seater takes its plates, is caught without a fighter to help it, and comes home', () => {
  const { log } = expectAsRecorded(recordingOf(ENDS.LONE_TWO_SEATER));
  expect(log.homecomings).toEqual([{ machine: 'B7', end: 'home' }]);
});

test('(10) (15) a full flight of eight has a square each under Archie, fights together and comes home', () => {
  const { log, events } = expectAsRecorded(recordingOf(ENDS.FLIGHT_OF_EIGHT));
  const placed = events.find((event) => event.type === 'machines-placed');
  expect(new Set(Object.values(placed?.placing ?? {})).size).toBe(8);
  expect(log.homecomings).toHaveLength(8);
});

test('(11) (28) the mission of a flight that loses all its machines ends with the last of them', () => {
  const { log } = expectAsRecorded(recordingOf(ENDS.ALL_LOST));
  expect(log.homecomings.every((homecoming) => homecoming.end === 'down' && homecoming.fate === 'lost')).toBe(true);
  expect(log.landed).toEqual([]);
});

test.each([
  ['allied', 'G07'],
  ['trenches', 'H09'],
  ['enemy', 'H12'],
] as const)('(11) where AFT runs out a Forced Landing follows at once: %s', (side, hex) => {
  const { log } = expectAsRecorded(dryTanks(side, hex));
  expect(log.homecomings.map(({ end }) => end)).toEqual(['down', 'down']);
});

describe('(33) (34) a Lame Duck with an escort', () => {
  test.each(LAME_DUCK_EVENTS.map(({ number, event }) => [number, event] as const))(
    '(33) No. %i: its exact number brings on its event, %s, and the escort goes on',
    (number, event) => {
      const { log } = expectAsRecorded(limpsHome(number, event, 8000));
      expect(log.homecomings.map(({ machine }) => machine).sort()).toEqual(['B1', 'B3']);
    },
  );

  test('(33) No. 11 so low that there is nothing left to lose lands where it is', () => {
    const { log } = expectAsRecorded(limpsHome(11, 'loses-height', 2000));
    expect(log.homecomings.find(({ machine }) => machine === 'B3')?.end).toBe('down');
  });

  test('(33) the Damage Tables have an event for every number that can be given', () => {
    const { damagedAbort, crewHit, engineTrouble } = book.damageTables;
    const given = [...damagedAbort.rows, ...crewHit.rows, ...engineTrouble.rows].flatMap(
      ({ lameDuck }) => lameDuck ?? [],
    );
    expect([...new Set(given)].sort((a, b) => a - b)).toEqual(LAME_DUCK_EVENTS.map(({ number }) => number));
  });
});

test.each(['escaped', 'forced-landing', 'shot-down'] as const)(
  '(36) a Straggler met by the enemy has one throw, without a fight: %s',
  (result) => {
    const { log } = expectAsRecorded(metAlone(result));
    expect(log.fights).toEqual([]);
  },
);

test('(35) of those who were detached with a Lame Duck one escort lands beside it and the other flies home', () => {
  expectAsRecorded(recordingOf(ENDS.ESCORTS_HOME_APART));
});
