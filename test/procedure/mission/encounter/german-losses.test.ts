import { describe, expect, test } from 'vitest';
import type { Wound } from '../../../../src/campaign/aircrew.ts';
import type { MissionLog } from '../../../../src/campaign/mission-log.ts';
import type { FightResult, GermanOutcome } from '../../../../src/kit/fight/fight.ts';
import { creditGermanLosses } from '../../../../src/procedure/mission/encounter/german-losses.ts';
import type { Fate } from '../../../../src/table/events/fight-events.ts';
import { anFk8, aParty, aSpad, book } from '../../../support/people/activities.ts';
import { logOf, play } from '../../../support/table/spine.ts';

const machines = [aSpad({ id: 'B1' }), anFk8({ id: 'B7' })];

const german = (number: number, fate: Fate, told: Partial<GermanOutcome> = {}): GermanOutcome => ({
  id: `G${number}`,
  number,
  fate,
  by: { machine: 'B1', gun: 'forward' },
  escaped: false,
  wounds: [],
  lameDuck: undefined,
  struckAgain: false,
  ...told,
});

function credit(outcome: GermanOutcome, dice: readonly string[] = [], hex = 'H12', told: Partial<MissionLog> = {}) {
  const log = logOf(machines, told);
  const result: FightResult = { phases: 1, altitude: 8000, why: 'no-germans-left', allied: [], germans: [outcome] };
  const { events } = play((table) => creditGermanLosses(result, aParty(machines, hex), log, table), dice);
  return { log, events };
}

describe('(43) Victory Points for enemies, to the man who fired', () => {
  test.each<[number, Fate, number]>([
    [12, 'shot-down', 20],
    [12, 'forced-down', 10],
    [12, 'damaged-abort', 4],
    [3, 'shot-down', 25],
    [3, 'damaged-abort', 6],
    [1, 'damaged-abort', 10],
  ])('number %i %s: %i', (number, fate, points) => {
    expect(credit(german(number, fate)).log.scores).toMatchObject([{ points, who: 'pilot-B1' }]);
  });

  test('(26) nothing for one who is merely Driven Off, or comes through, or fell to nobody', () => {
    const ownerless = german(12, 'shot-down', { by: undefined });
    for (const outcome of [german(12, 'driven-off'), german(12, 'unharmed'), ownerless])
      expect(credit(outcome).log.scores).toEqual([]);
  });

  test("one that came down and is nobody's victory was damaged by whoever hit it last", () => {
    const hitBy = { machine: 'B1', gun: 'forward' } as const;
    for (const fate of ['forced-down', 'shot-down'] as const)
      expect(credit(german(12, fate, { by: undefined, hitBy })).log.scores).toMatchObject([
        { points: 4, why: 'enemy-damaged', who: 'pilot-B1' },
      ]);
  });

  test('the observer has what his own gun did; a machine whose men nobody noted has it herself', () => {
    const gun = 'observer' as const;
    expect(credit(german(12, 'shot-down', { by: { machine: 'B7', gun } })).log.scores[0]?.who).toBe('observer-B7');
    expect(credit(german(12, 'shot-down', { by: { machine: 'X1', gun } })).log.scores[0]?.who).toBe('X1');
  });
});

describe('(50) the Red Baron', () => {
  const wounded = (days: number): Wound => ({ who: 'pilot', fate: { fate: 'wounded', days } });

  test('others of his number may be met again', () => {
    expect(credit(german(12, 'shot-down')).log).toMatchObject({ barred: [], redBaronGone: false });
  });

  test('damaged he is out for the mission, and back on the next', () => {
    expect(credit(german(1, 'damaged-abort')).log).toMatchObject({ barred: [1], redBaronGone: false });
  });

  test('seriously wounded he is out of the game', () => {
    const { log } = credit(german(1, 'damaged-abort', { wounds: [wounded(7)] }));
    expect(log).toMatchObject({ barred: [1], redBaronGone: true });
  });

  test('(29) Shot Down, his fate is thrown for, on the side of the lines that is his own', () => {
    const killed = credit(german(1, 'shot-down'), ['shot-down 33', 'fate-of-crew 11']);
    expect(killed.log.redBaronGone).toBe(true);
    expect(killed.events[0]).toMatchObject({ type: 'machine-came-down', machine: 'G1', over: 'allied' });
    const safe = credit(german(1, 'shot-down'), ['shot-down 66', 'fate-of-crew 66']);
    expect(safe.log).toMatchObject({ barred: [1], redBaronGone: false });
  });

  test('(29) Forced Down, on the table for that: over our side he is taken', () => {
    const { log, events } = credit(german(1, 'forced-down'), ['forced-down 33', 'fate-of-crew 55'], 'H05');
    expect(events[0]).toMatchObject({ how: 'forced-down', over: 'enemy' });
    expect(log.redBaronGone).toBe(true);
    expect(book.fortyOne.counters[0]).toMatchObject({ personal: 'Manfred von Richthofen' });
  });
});

describe('(29) German losses, followed through where the player wants it', () => {
  const followed = { followsGermans: true } as const;
  const DOWN = ['shot-down 34', 'fate-of-crew 34'];

  test('not without his wish', () => {
    expect(credit(german(12, 'shot-down')).events).toEqual([]);
  });

  test('the machine and each of its men are thrown for as ours are, on the tables for their own side', () => {
    const { events, log } = credit(
      german(32, 'forced-down'),
      ['forced-down 34', 'fate-of-crew 34', 'fate-of-crew 33'],
      'H12',
      followed,
    );
    expect(events).toMatchObject([
      { type: 'machine-came-down', machine: 'G32', how: 'forced-down', over: 'allied' },
      { type: 'fate-decided', machine: 'G32', who: 'pilot' },
      { type: 'fate-decided', machine: 'G32', who: 'observer' },
    ]);
    expect(log.barred).toEqual([]);
  });

  test.each([
    ['H03', 'enemy'],
    ['H09', 'trenches'],
    ['H12', 'allied'],
  ])('over %s, on our side of the lines, between them or on theirs, they are over the %s', (hex, over) => {
    expect(credit(german(12, 'shot-down'), DOWN, hex, followed).events[0]).toMatchObject({ over });
  });

  test('a man killed in the air is past a throw, and one who is not down has none', () => {
    const wounds: Wound[] = [{ who: 'pilot', fate: { fate: 'killed' } }];
    const { events } = credit(german(12, 'shot-down', { wounds }), ['shot-down 34'], 'H12', followed);
    expect(events).toHaveLength(1);
    expect(credit(german(12, 'damaged-abort'), [], 'H12', followed).events).toEqual([]);
  });

  test('(50) the Red Baron, killed in the air, comes down and is gone', () => {
    const wounds: Wound[] = [{ who: 'pilot', fate: { fate: 'killed' } }];
    const { log } = credit(german(1, 'shot-down', { wounds }), ['shot-down 34'], 'H12', followed);
    expect(log).toMatchObject({ barred: [1], redBaronGone: true });
  });
});
