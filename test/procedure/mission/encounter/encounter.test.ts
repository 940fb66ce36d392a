import { describe, expect, test } from 'vitest';
import { meetAircraft, rollEncounter } from '../../../../src/procedure/mission/encounter/encounter.ts';
import { oddsOfEncounter, oddsOfEngineTrouble } from '../../../../src/procedure/mission/encounter/encounter-roll.ts';
import type { Archie } from '../../../../src/procedure/mission/flown-turn.ts';
import { aLog, aParty, aSpad } from '../../../support/people/activities.ts';
import { play } from '../../../support/table/spine.ts';

describe('(16) the Encounter Roll', () => {
  const roll = (dice: string, hex: string, box: number, archie: Archie = 'silent') =>
    play((table) => rollEncounter(aParty([aSpad()], hex, { box }), archie, table), [dice]);

  test('example: trench hex 6, Good Visibility 1, Archie 1: an 8 meets the enemy', () => {
    const { result, events } = roll('encounter 35', 'H09', 7, 'bursting');
    expect(result).toBe('encounter');
    expect(events).toEqual([
      {
        type: 'encounter-rolled',
        hex: 'H09',
        parts: { hex: 6, weather: 1, archie: 1 },
        value: 8,
        roll: { faces: [3, 5], total: 8 },
        result: 'encounter',
      },
    ]);
  });

  test('a 9 does not; nor does the 8 when Archie has been silent', () => {
    expect(roll('encounter 36', 'H09', 7, 'bursting').result).toBe('nothing');
    expect(roll('encounter 35', 'H09', 7).result).toBe('nothing');
    expect(roll('encounter 35', 'H09', 7).events[0]).toMatchObject({ parts: { hex: 6, weather: 1 } });
  });

  test('a double 6 is engine trouble whatever the value of the hex', () => {
    expect(roll('encounter 66', 'H01', 13).result).toBe('engine-trouble');
    expect(roll('encounter 66', 'F12', 6, 'bursting').result).toBe('engine-trouble');
  });
});

test('(16) (21) the odds of the Encounter Roll: of 36 throws one is the engine, and a value is met by those up to it', () => {
  expect(oddsOfEngineTrouble()).toMatchObject({ ways: 1, of: 36 });
  expect([1, 2, 7, 11, 12, 14].map((value) => oddsOfEncounter(value).ways)).toEqual([0, 1, 21, 35, 35, 35]);
});

describe('(16) who is met is read under the unmodified value of the hex', () => {
  const met = (hex: string, dice: string, barred: number[] = []) =>
    play((table) => meetAircraft(aParty([aSpad()], hex), aLog('photo-reconnaissance', { barred }), table), [dice]);

  test.each([
    ['H01', 0, [32, 34]],
    ['H06', 2, [32, 34]],
    ['G08', 3, [11, 16]],
    ['E14', 4, [11, 16]],
    ['E09', 5, [12, 14]],
    ['H09', 6, [12, 14]],
    ['F13', 7, [1, 4, 6]],
    ['F12', 8, [1, 4, 6]],
  ])('%s, value %i: a 5 in Photo Reconnaissance', (hex, _, numbers) => {
    expect(met(hex, 'aircraft-met 14').result).toEqual({ numbers, crippled: false });
  });

  test('example: a 4 over the trenches is six of Jasta 11', () => {
    const { result, events } = met('H09', 'aircraft-met 13');
    expect(result).toEqual({ numbers: [1, 2, 3, 5, 6, 8], crippled: false });
    expect(events).toEqual([{ type: 'enemy-met', roll: { faces: [1, 3], total: 4 }, numbers: result.numbers }]);
  });

  test('(23 of By the book) a 12 there is one of theirs who limps home', () => {
    const { result, events } = met('H09', 'aircraft-met 66');
    expect(result).toEqual({ numbers: [13], crippled: true });
    expect(events).toEqual([{ type: 'enemy-met', roll: { faces: [6, 6], total: 12 }, numbers: [13], crippled: true }]);
  });

  test('(50) the Red Baron out of the game is passed over', () => {
    expect(met('H09', 'aircraft-met 13', [1]).result.numbers).toEqual([2, 3, 5, 6, 8]);
  });
});

describe('(16) where a special task has weakened Jasta 11', () => {
  const met = (hex: string, dice: string, fewerOfJasta11: number, barred: number[] = []) =>
    play(
      (table) => meetAircraft(aParty([aSpad()], hex), aLog('photo-reconnaissance', { barred, fewerOfJasta11 }), table),
      [dice],
    );

  test.each([
    [1, [1, 2, 3, 5, 6]],
    [2, [1, 2, 3, 5]],
    [9, [1]],
  ])('of six red ones %i stay on the ground, the last of them first, but one is always there', (fewer, numbers) => {
    const { result, events } = met('H09', 'aircraft-met 13', fewer);
    expect(result.numbers).toEqual(numbers);
    expect(events).toMatchObject([{ type: 'enemy-met', numbers, stayedDown: 6 - numbers.length }]);
  });

  test('one who is out of the game is not counted among them', () => {
    expect(met('H09', 'aircraft-met 13', 1, [1]).result.numbers).toEqual([2, 3, 5, 6]);
  });

  test('others are as many as ever', () => {
    const { result, events } = met('H09', 'aircraft-met 14', 1);
    expect(result.numbers).toEqual([12, 14]);
    expect(events[0]).not.toHaveProperty('stayedDown');
  });
});
