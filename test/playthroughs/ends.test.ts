import { describe, expect, test } from 'vitest';
import { given } from '../support/people/activities.ts';
import { book } from '../support/program/playthrough.ts';
import { expectAsRecorded, playRecorded } from '../support/program/recorded.ts';
import { ENDS } from './ends.ts';
import { recordingOf } from './fly.ts';
import { LAME_DUCK_EVENTS, PARTS } from './parts.ts';

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

test.each(PARTS.dryTanks.map((part) => [part.name, part] as const))(
  '(11) where AFT runs out a Forced Landing follows at once: %s',
  (_, part) => {
    const { log } = expectAsRecorded(part);
    expect(log.homecomings.map(({ end }) => end)).toEqual(['down', 'down']);
  },
);

describe('(33) (34) a Lame Duck with an escort', () => {
  test.each(PARTS.lameDucks.map((part) => [part.name, part] as const))(
    '(33) its exact number brings on its event, and the escort goes on: %s',
    (_, part) => {
      const { log } = expectAsRecorded(part);
      expect(log.homecomings.map(({ machine }) => machine).sort()).toEqual(['B1', 'B3']);
    },
  );

  test('(33) No. 11 so low that there is nothing left to lose lands where it is', () => {
    const { log } = playRecorded(given(PARTS.lameDucks.at(-1)));
    expect(log.homecomings.find(({ machine }) => machine === 'B3')?.end).toBe('down');
  });

  test('(33) the Damage Tables have an event for every number that can be given', () => {
    const { damagedAbort, crewHit, engineTrouble } = book.damageTables;
    const numbers = [...damagedAbort.rows, ...crewHit.rows, ...engineTrouble.rows].flatMap(
      ({ lameDuck }) => lameDuck ?? [],
    );
    expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(LAME_DUCK_EVENTS.map(({ number }) => number));
  });
});

test.each(PARTS.engines.map((part) => [part.name, part] as const))(
  '(21) an engine may stop for good: %s',
  (_, part) => {
    const { log } = expectAsRecorded(part);
    expect(log.homecomings.some(({ end }) => end === 'down')).toBe(true);
  },
);

test.each(PARTS.stragglers.map((part) => [part.name, part] as const))(
  '(36) a Straggler met by the enemy has one throw, without a fight: %s',
  (_, part) => {
    expect(expectAsRecorded(part).log.fights).toEqual([]);
  },
);

test.each(PARTS.fields.map((part) => [part.name, part] as const))(
  '(49) at an Emergency Landing Field a machine pays for the inconvenience, but not one with plates: %s',
  (_, part) => {
    const { log } = expectAsRecorded(part);
    expect(log.scores.flatMap(({ points, who }) => (who === undefined ? [] : [[who, points]]))).toEqual([
      ['B1', -1],
      ['B7', 0],
      ['B7', 7],
    ]);
  },
);

test.each(PARTS.guns.map((part) => [part.name, part] as const))(
  '(15) (42) those who hold still over the trenches are hit: %s',
  (_, part) => {
    expect(expectAsRecorded(part).log.homecomings).toHaveLength(7);
  },
);

test('(35) of those who were detached with a Lame Duck one escort lands beside it and the other flies home', () => {
  expectAsRecorded(recordingOf(ENDS.ESCORTS_HOME_APART));
});

test('(14) (20) one whom a tied duel has drawn down climbs back to the others', () => {
  expectAsRecorded(recordingOf(ENDS.CLIMBS_BACK));
});
