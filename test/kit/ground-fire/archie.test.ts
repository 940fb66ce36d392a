import { expect, test } from 'vitest';
import { archieFires, comeUnderArchie, worseningAfter } from '../../../src/kit/ground-fire/archie.ts';
import { afterHarm, type Harm, isStillThere } from '../../../src/kit/harm/aboard.ts';
import type { Table } from '../../../src/table/table.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { aFighter, aTwoSeater } from '../../support/people/aboard.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const flight = [
  aFighter({ machine: 'B1', over: 'trenches' }),
  aFighter({ machine: 'B3', over: 'trenches', bravery: 'DD' }),
  aFighter({ machine: 'B6', over: 'trenches' }),
  aTwoSeater({ machine: 'B7', over: 'trenches', bravery: 'B' }),
];
const placing = { B1: 23, B3: 56, B6: 41, B7: 11 };

/** Shots at one machine of the flight, set on square 33, with nobody else about. */
const oneUnderArchie = (
  dice: readonly string[],
  told: Parameters<typeof aFighter>[0] = {},
  turnsBefore = 0,
  shots = 1,
) =>
  playLoaded((table) => comeUnderArchie([aFighter(told)], { B3: 33 }, { shots, turnsBefore }, table), { book, dice });

test('(15) (26) (example) 33 is a near miss for B1, 16 no danger, 45 a near miss for B3, 56 a direct hit: driven off, but a Daredevil rolls again', () => {
  const { result, events } = playLoaded(
    (table) => comeUnderArchie(flight, placing, { shots: 4, turnsBefore: 0 }, table),
    {
      book,
      dice: [
        'archie-shot 3 3',
        'archie-shot 1 6',
        'archie-shot 4 5',
        'archie-shot 5 6',
        'archie-hit 3 6',
        'archie-hit 5 1',
      ],
    },
  );
  expect(events).toMatchObject([
    { type: 'archie-fired', near: ['B1'] },
    { type: 'archie-fired', near: [] },
    { type: 'archie-fired', near: ['B3'] },
    { type: 'archie-fired', hit: 'B3', near: [] },
    { type: 'archie-hit', machine: 'B3', total: 9, result: 'driven-off' },
    { type: 'station-kept', machine: 'B3' },
    { type: 'archie-hit', machine: 'B3', total: 6, result: 'no-effect', words: 'Fuselage holed' },
  ]);
  expect(result).toEqual({ harmed: [{ machine: 'B3', harm: { is: 'unharmed' } }], shaken: ['B1', 'B3'] });
});

test('(15) anybody but a Daredevil is driven off by a 9, and is no target for the shots that follow', () => {
  const { result } = oneUnderArchie(['archie-shot 3 3', 'archie-hit 4 5'], {}, 0, 4);
  expect(result.harmed).toEqual([{ machine: 'B3', harm: { is: 'driven-off' } }]);
});

test.each<[string, Harm]>([
  ['archie-hit 1 2', { is: 'needs-repair', days: 1 }],
  ['archie-hit 1 1', { is: 'man-hit', wound: { who: 'pilot', fate: { fate: 'wounded', days: 2 } } }],
  ['archie-hit 4 4', { is: 'unharmed' }],
])('(15) the effect of an Archie hit: %s', (hit, harm) => {
  expect(oneUnderArchie(['archie-shot 3 3', hit]).result.harmed).toEqual([{ machine: 'B3', harm }]);
});

test('(15) (27) an Archie hit of 12 may be a Damaged-abort, and the crippled machine can be hit again', () => {
  const dice = [
    'archie-shot 3 3',
    'archie-hit 6 6',
    'critical-hit 4 4',
    'damaged-abort 4 4',
    'archie-shot 3 3',
    'archie-hit 3 3',
  ];
  const { result } = oneUnderArchie(dice, {}, 0, 2);
  expect(result.harmed).toMatchObject([
    { harm: { is: 'lame-duck', lameDuck: { number: 4 } } },
    { harm: { is: 'unharmed' } },
  ]);
});

test('(15) (34) a second Damaged-abort under the same fire makes the Lame Duck give way at once', () => {
  const dice = [
    'archie-shot 3 3',
    'archie-hit 6 6',
    'critical-hit 4 4',
    'damaged-abort 4 4',
    'archie-shot 3 3',
    'archie-hit 6 6',
    'critical-hit 4 4',
    'forced-landing 4 5',
    'fate-of-crew 3 3',
  ];
  const { result } = oneUnderArchie(dice, {}, 0, 4);
  expect(result.harmed[1]).toMatchObject({ harm: { is: 'down', down: { how: 'forced-landing', side: 'enemy' } } });
});

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 1],
  [9, 1],
])('(15) (introduction) after %i turns over the same guns %i is added', (turns, worse) => {
  expect(worseningAfter(turns, book.archieAndMachineGun)).toBe(worse);
});

test('(introduction) (25) with the range of the flight an 11 becomes a Critical Hit, which is told', () => {
  const { result, events } = oneUnderArchie(['archie-shot 3 3', 'archie-hit 5 6', 'critical-hit 1 1'], {}, 5);
  expect(events).toContainEqual(expect.objectContaining({ type: 'archie-hit', parts: { worsening: 1 }, total: 12 }));
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'critical-hit-taken', machine: 'B3', result: 'no-effect' }),
  );
  expect(result.harmed).toEqual([{ machine: 'B3', harm: { is: 'unharmed' } }]);
});

test('(15) Archie in the wrong weather fires no shot', () => {
  expect(oneUnderArchie([], {}, 0, 0).result).toEqual({ harmed: [], shaken: [] });
});

test('a machine that nobody placed on the grid is a broken promise', () => {
  const forgetful = (table: Table) => comeUnderArchie([aFighter()], {}, { shots: 1, turnsBefore: 0 }, table);
  expect(() => playLoaded(forgetful, { book, dice: ['archie-shot 1 1'] })).toThrow('B3 has no square');
});

test.each([
  ['in clear sky at 10,000 feet', true, 10_000, { down: 'unlimited', shots: 4 }, true],
  ['at the limit of its sight', true, 8000, { down: 8000, shots: 2 }, true],
  ['above the limit of its sight', true, 9000, { down: 8000, shots: 2 }, false],
  ['at 2,000 feet', true, 2000, { down: 8000, shots: 2 }, true],
  ['at 1,000 feet', true, 1000, { down: 8000, shots: 2 }, false],
  ['in mist', true, 2000, { down: 8000, shots: 0 }, false],
  ['where there is none', false, 5000, { down: 'unlimited', shots: 4 }, false],
] as const)('(13) (15) whether Archie fires %s', (_, archie, altitude, weather, fires) => {
  const { result } = playLoaded((table) => archieFires({ archie, machineGuns: true }, altitude, weather, table), {
    book,
  });
  expect(result).toBe(fires);
});

test('(15) what befell a machine stays with it as it flies on', () => {
  const wound = { who: 'pilot', fate: { fate: 'wounded', days: 2 } } as const;
  const lameDuck = { number: 3, climbs: false, repair: 2 };
  expect(afterHarm(aFighter(), { is: 'man-hit', wound })).toMatchObject({ wounds: [wound] });
  expect(afterHarm(aFighter(), { is: 'lame-duck', lameDuck, wound })).toMatchObject({ lameDuck, wounds: [wound] });
  expect(afterHarm(aFighter(), { is: 'lower', altitude: 5000 })).toMatchObject({ altitude: 5000 });
  expect(afterHarm(aFighter(), { is: 'needs-repair', days: 1 })).toEqual(aFighter());
  expect(isStillThere({ is: 'needs-repair', days: 1 })).toBe(true);
});
