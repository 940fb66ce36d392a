import { expect, test } from 'vitest';
import { comeUnderMachineGuns, machineGunsFire } from '../../../src/kit/ground-fire/machine-guns.ts';
import type { Harm } from '../../../src/kit/harm/aboard.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { aFighter, aTwoSeater } from '../../support/people/aboard.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const IN_CLEAR = { down: 'unlimited', shots: 4 } as const;
const low = aFighter({ altitude: 1000, over: 'trenches' });
const atTreeTop = { ...low, altitude: 0 };

const fire = (aboard: typeof low, dice: readonly string[], turnsBefore = 0) =>
  playLoaded((table) => comeUnderMachineGuns([aboard], { shots: 4, turnsBefore }, table), { book, dice });

test.each([
  [0, true],
  [1000, true],
  [2000, false],
])('(42) machine guns reach a machine at %i feet: %s', (altitude, reached) => {
  const guns = { archie: true, machineGuns: true };
  expect(playLoaded((table) => machineGunsFire(guns, altitude, IN_CLEAR, table), { book }).result).toBe(reached);
  expect(
    playLoaded((table) => machineGunsFire({ ...guns, machineGuns: false }, altitude, IN_CLEAR, table), { book }).result,
  ).toBe(false);
});

test('(23) (42) a 10 misses at 1,000 feet and hits at Tree-Top', () => {
  expect(fire(low, ['machine-gun-fire 4 6']).result).toEqual([{ machine: 'B3', harm: { is: 'unharmed' } }]);
  expect(fire(atTreeTop, ['machine-gun-fire 4 6', 'machine-gun-hit 3 4']).events).toMatchObject([
    { type: 'machine-guns-fired', height: 'atTreeTop', hit: true },
    { type: 'machine-gun-hit', result: 'no-effect', words: 'Fuselage holed' },
  ]);
});

test('(42) (introduction) over the same guns for a second turn a 10 hits at 1,000 feet too', () => {
  const { events } = fire(low, ['machine-gun-fire 4 6', 'machine-gun-hit 3 4'], 1);
  expect(events).toMatchObject([{ parts: { worsening: 1 }, total: 11, hit: true }, {}]);
});

test.each<[string, Harm]>([
  ['machine-gun-hit 3 3', { is: 'unharmed' }],
  ['machine-gun-hit 4 5', { is: 'needs-repair', days: 1 }],
  ['machine-gun-hit 4 6', { is: 'man-hit', wound: { who: 'pilot', fate: { fate: 'wounded', days: 2 } } }],
])('(42) the effect of a machine-gun hit: %s', (hit, harm) => {
  expect(fire(low, ['machine-gun-fire 6 6', hit]).result).toEqual([{ machine: 'B3', harm }]);
});

test('(42) a 2 finds a man, a 12 a part that matters', () => {
  const hit = fire(low, ['machine-gun-fire 6 6', 'machine-gun-hit 1 1', 'crew-hit 6 6']).result;
  expect(hit).toMatchObject([{ harm: { is: 'man-hit', wound: { who: 'pilot' } } }]);
  const crippled = fire(low, ['machine-gun-fire 6 6', 'machine-gun-hit 6 6', 'damaged-abort 3 3']).result;
  expect(crippled).toMatchObject([{ harm: { is: 'lame-duck', lameDuck: { number: 3, climbs: false } } }]);
});

test("(42) on a player's own card a hit may stop the engine: Forced Down where it is", () => {
  const { archieAndMachineGun: card } = book;
  const rows = card.machineGunHits.rows.map((row) => ({ ...row, result: 'forced-down' as const }));
  const own = { ...book, archieAndMachineGun: { ...card, machineGunHits: { ...card.machineGunHits, rows } } };
  const dice = ['machine-gun-fire 6 6', 'machine-gun-hit 6 6', 'forced-down 4 4', 'fate-of-crew 3 3'];
  const { result } = playLoaded((table) => comeUnderMachineGuns([low], { shots: 4, turnsBefore: 0 }, table), {
    book: own,
    dice,
  });
  expect(result).toMatchObject([{ harm: { is: 'down', down: { how: 'forced-down', side: 'trenches' } } }]);
});

test('(42) in a two-seater a die says whom the graze is for', () => {
  const { result, events } = playLoaded(
    (table) => comeUnderMachineGuns([aTwoSeater({ altitude: 0 })], { shots: 4, turnsBefore: 0 }, table),
    {
      book,
      dice: ['machine-gun-fire 6 6', 'machine-gun-hit 1 2', 'crew-member-hit 5'],
    },
  );
  expect(result).toMatchObject([{ machine: 'B7', harm: { is: 'man-hit', wound: { who: 'observer' } } }]);
  expect(events.at(-1)).toMatchObject({ type: 'man-hit', who: 'observer', whoRoll: { total: 5 } });
});
