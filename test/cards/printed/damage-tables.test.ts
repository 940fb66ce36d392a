import { expect, test } from 'vitest';
import { lookUp } from '../../../src/cards/roll-table.ts';
import { book } from '../../support/cards/book.ts';

const card = book.damageTables;

test('(25) twin guns add one to the Critical Hit', () => {
  expect(card.twinGuns.modifier).toBe(1);
  expect(lookUp(card.criticalHit, 12 + card.twinGuns.modifier).result).toBe('shot-down');
});

test('(26)(27)(28) a Critical Hit may drive off, damage, force down or shoot down', () => {
  const results = new Set(card.criticalHit.rows.map(({ result }) => result));
  expect([...results].sort()).toEqual(['crew-hit', 'damaged-abort', 'driven-off', 'forced-down', 'shot-down']);
});

test.each([
  [2, 'restarts', true, undefined],
  [5, 'restarts', true, undefined],
  [6, 'serious', false, 3],
  [9, 'serious', false, 3],
  [10, 'cuts-out', false, undefined],
  [12, 'cuts-out', false, undefined],
])('(21) engine trouble %i: %s; climbs: %s; Lame Duck No. %s', (total, result, climbs, lameDuck) => {
  const row = lookUp(card.engineTrouble, total);
  expect([row.result, row.climbs, row.lameDuck]).toEqual([result, climbs, lameDuck]);
});

test.each([
  [2, 'escaped'],
  [5, 'escaped'],
  [6, 'forced-landing'],
  [8, 'forced-landing'],
  [9, 'shot-down'],
  [12, 'shot-down'],
])("(36) a Straggler's encounter of %i: %s", (total, result) => {
  expect(lookUp(card.stragglersEncounter, total).result).toBe(result);
});

test('(21)(27) an engine hit is Lame Duck No. 3, as engine trouble is, and cannot climb', () => {
  const engine = card.damagedAbort.rows.filter(({ words }) => words.startsWith('Engine'));
  expect(engine.map(({ lameDuck, climbs }) => [lameDuck, climbs])).toEqual([[3, false]]);
});

test('(33) every Lame Duck Number that is given has its event, and none has two', () => {
  const numbers = card.lameDuck.events.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const given = [...card.damagedAbort.rows, ...card.crewHit.rows, ...card.engineTrouble.rows].map(
    ({ lameDuck }) => lameDuck,
  );
  for (const number of given) if (number !== undefined) expect(numbers).toContain(number);
});

test('(33) a machine whose wing may fold has the number the dice show oftenest', () => {
  expect(card.lameDuck.events.find(({ number }) => number === 7)?.event).toBe('shot-down');
});

test.each(['shotDown', 'forcedDown', 'forcedLanding'] as const)(
  'a machine that comes down by %s beyond our side is lost, unless she has glided back to the trenches',
  (how) => {
    for (const { machine, reaches } of card[how].rows) {
      expect(machine.enemy).toBe('lost');
      if (reaches === undefined) expect(machine.trenches).toBe('lost');
    }
  },
);

test.each([
  ['forcedDown', 5],
  ['forcedLanding', 3],
] as const)(
  'a machine that glides back to the trenches by %s is fetched in by night, and is out for %i days',
  (how, days) => {
    const glides = card[how].rows.filter(({ reaches }) => reaches === 'trenches');
    expect(glides.map(({ machine }) => machine.trenches)).toEqual([days]);
  },
);

test('a fair landing on our own side costs the machine no more than the day', () => {
  expect(lookUp(card.forcedLanding, 12).machine.allied).toBe(0);
});

test('nobody comes back safe from the enemy side, and nobody is taken on ours', () => {
  for (const { enemy, allied } of card.fate.rows) {
    expect(['killed', 'prisoner']).toContain(enemy.fate);
    expect(allied.fate).not.toBe('prisoner');
  }
});
