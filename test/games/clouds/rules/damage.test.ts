import { expect, test } from 'vitest';
import { harmTo, sufferResult } from '../../../../src/games/clouds/rules/shooting/suffer.ts';
import { burnOn } from '../../../../src/games/clouds/rules/spin-and-fire.ts';
import { woundOf } from '../../../../src/games/clouds/rules/tests.ts';
import type { FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import { aMachine, aMan, aSkirmish, cards, play } from '../../../support/fights/clouds.ts';

/** A result of the damage table befalls a machine. */
function struck(
  result: number,
  dice: readonly string[] = [],
  over: Partial<FightingMachine> & { aircraft?: string } = {},
  others: FightingMachine[] = [],
) {
  const machine = aMachine('B1', over);
  const fight = aSkirmish([machine, ...others]);
  const { events } = play((table) => sufferResult(result, harmTo(machine, fight, table)), dice);
  return { machine, fight, events };
}

const two = () => ({ aircraft: 're8', gunner: aMan('gunner') });
const big = () => ({ aircraft: 'gotha-g4', gunner: aMan('gunner') });
const PASS = 'clouds-structure-test 1';
const STAY = 'clouds-fortitude 1';

test('C059 a scarf shot through is Luck for good', () => expect(struck(1).machine.pilot.luck).toBe(9));
test('C060 two of strength', () => expect(struck(2).machine.structure).toBe(18));
test('C061 three of strength', () => expect(struck(3).machine.structure).toBe(17));
test('C062 the landing gear, and three of strength', () => {
  const { machine } = struck(4);
  expect([machine.gearGone, machine.mustLand, machine.structure]).toEqual([true, true, 17]);
});
test('C063 1d3 and two of strength', () => expect(struck(5, ['clouds-1d3 3']).machine.structure).toBe(15));
test('C064 1d3 and three of strength', () => expect(struck(6, ['clouds-1d3 1']).machine.structure).toBe(16));
test('C065 two Energy Units now and each turn, and three of strength', () => {
  const { machine } = struck(7);
  expect([machine.speed, machine.drag, machine.structure]).toEqual([10, 2, 17]);
});
test('C066 turns one wider, 1d3 and three of strength', () => {
  const { machine } = struck(8, ['clouds-1d3 2']);
  expect([machine.wider, machine.structure]).toEqual([1, 15]);
});
test('C067 a structural test: passed, nothing; failed, the table', () => {
  expect(struck(9, [PASS]).machine.structure).toBe(20);
  const weak = struck(9, ['clouds-structure-test 11', 'clouds-structural-failure 5', 'clouds-1d6 2'], {
    structure: 10,
  });
  expect(weak.machine.structure).toBe(5);
  expect(weak.events.map(({ type }) => type)).toContain('clouds-structure-failed');
});
test('C009 C043 C127 with the best rigger a failure is one better, and none is better than the best', () => {
  const rigged = (face: number, ...dice: readonly string[]) =>
    struck(9, ['clouds-structure-test 11', `clouds-structural-failure ${face}`, ...dice], {
      structure: 10,
      pilot: aMan('pilot', { abilities: ['best-rigger'] }),
    }).machine.structure;
  expect(rigged(4, 'clouds-1d6 2')).toBe(5);
  expect(rigged(6)).toBe(rigged(5));
});
test('C094 each whole step of lost Fortitude is a point of skill', () => {
  const step = cards.movement.rebuilt.woundStep.amount;
  const off = (lost: number) => woundOf(Object.assign(aMan(), { fortitude: 12 - lost }), aSkirmish([])) + 0;
  expect([0, step - 1, step, 2 * step - 1, 2 * step].map(off)).toEqual([0, 0, -1, -1, -2]);
});
test('C068 1d4 and two of strength, and a test', () =>
  expect(struck(10, ['clouds-1d4 4', PASS]).machine.structure).toBe(14));
test('C043 C068 the test is against the strength that the hit has left', () => {
  const left = (face: number, ...failed: string[]) =>
    struck(10, ['clouds-1d4 1', `clouds-structure-test ${face}`, ...failed], { structure: 10 }).machine;
  expect(left(7).structure).toBe(7);
  expect(left(8, 'clouds-structural-failure 4', 'clouds-2d6 1 1').structure).toBe(5);
});
test('C069 1d4 and three of strength, and a test', () =>
  expect(struck(11, ['clouds-1d4 4', PASS]).machine.structure).toBe(13));
test('C070 turns two wider, 1d4 and three of strength, and a test', () => {
  const { machine } = struck(12, ['clouds-1d4 1', PASS]);
  expect([machine.wider, machine.structure]).toEqual([2, 16]);
});
test('C071 one gun on 1 to 4, two on 5 and 6', () => {
  const gunsLeft = (face: number) =>
    struck(13, [`clouds-guns-hit ${face}`], { aircraft: 'albatros-d3' }).machine.forward.guns.filter(
      ({ is }) => is === 'clear',
    ).length;
  expect([4, 5].map(gunsLeft)).toEqual([1, 0]);
});
test('C072 four ways for an engine to be hit', () => {
  expect(struck(14, ['clouds-1d4 1', 'clouds-1d4 3']).machine).toMatchObject({
    uneven: ['1d4'],
    engineLoss: 0,
    speed: 9,
  });
  expect(struck(14, ['clouds-1d4 2']).machine).toMatchObject({ engineLoss: 2, speed: 12, testAbove: 150 });
  expect(struck(14, ['clouds-1d4 3']).machine).toMatchObject({ engineLoss: 3, speed: 9 });
  expect(struck(14, ['clouds-1d4 4']).machine.engines).toMatchObject([
    { smoke: { from: 2, until: 3, kmh: 200, mayShutDown: false } },
  ]);
});
test('C073 petrol for 1d6 and two turns; a total of 8 burns', () => {
  expect(struck(15, ['clouds-1d6 3']).machine.engines).toMatchObject([{ petrolUntil: 1 + 5 }]);
  expect(struck(15, ['clouds-1d6 6', 'clouds-2d6 3 4']).machine.fire).toMatchObject({ reaches: 8, ends: 'death' });
});
test('C022 what is told of a hit: its line, whose it is, and by how much the throw was raised', () => {
  const machine = aMachine('B1');
  const shooter = aMachine('G1');
  const fight = aSkirmish([machine, shooter]);
  const told = (roll?: { faces: readonly number[]; total: number }) =>
    play((table) => sufferResult(3, harmTo(machine, fight, table, { machine: 'G1', gun: 'forward' }), roll)).events[0];
  const hit = { type: 'clouds-hit', machine: 'B1', by: 'G1', line: 3 };
  expect(told()).toEqual({ ...hit, successes: 0, words: expect.any(String) });
  expect(told({ faces: [1], total: 1 })).toEqual({
    ...hit,
    successes: 2,
    words: expect.any(String),
    roll: { faces: [1], total: 1 },
  });
});
test('C022 who is lost is hit no more', () => {
  const machine = aMachine('B1', { status: 'lost' });
  expect(play((table) => sufferResult(3, harmTo(machine, aSkirmish([machine]), table))).events).toEqual([]);
  expect(machine.structure).toBe(20);
});
test('C074 C075 C076 what a wound takes is told: of whom, how much, and what is left, never less than nothing', () => {
  const told = (fortitude: number) => {
    const { events } = struck(17, ['clouds-1d6 6', ...(fortitude > 6 ? [STAY] : [])], {
      pilot: aMan('pilot', { fortitude }),
    });
    return events.find(({ type }) => type === 'clouds-wounded');
  };
  expect(told(12)).toMatchObject({ machine: 'B1', who: 'pilot', amount: 6, left: 6, roll: { total: 6 } });
  expect(told(4)).toMatchObject({ who: 'pilot', amount: 6, left: 0 });
});
test('C074 pilot or gunner, evenly, 1d6 of Fortitude', () => {
  expect(struck(16, ['clouds-who 3', 'clouds-1d6 4', STAY], two()).machine.pilot.fortitude).toBe(8);
  expect(struck(16, ['clouds-who 4', 'clouds-1d6 4', STAY], two()).machine.gunner?.fortitude).toBe(8);
  expect(struck(16, ['clouds-1d6 4', STAY]).machine.pilot.fortitude).toBe(8);
});
test('C075 C094 the pilot, 1d6, and he tests whether he stays', () => {
  expect(struck(17, ['clouds-1d6 6', 'clouds-fortitude 6']).machine.isForcedHome).toBe(false);
  expect(struck(17, ['clouds-1d6 6', 'clouds-fortitude 7']).machine.isForcedHome).toBe(true);
});
test('C076 a long burst: the gunner 2d6, and four things that may befall the pilot', () => {
  const first = struck(18, ['clouds-2d6 1 2', STAY, 'clouds-1d4 1', 'clouds-1d10 5', STAY], two()).machine;
  expect([first.gunner?.fortitude, first.pilot.fortitude, first.forward.guns[0]?.is]).toEqual([9, 7, 'dead']);
  expect(struck(18, ['clouds-1d4 2']).machine.rollFactor).toBe(2);
  expect(struck(18, ['clouds-1d4 3', 'clouds-flying 13']).machine.status).toBe('spinning');
  expect(struck(18, ['clouds-1d4 4', STAY]).machine).toMatchObject({ flinch: -4, pilot: { fortitude: 11 } });
});
test('C077 a test now and at each manoeuvre, free from P on, and an emergency landing', () => {
  const { machine, events } = struck(19, [PASS]);
  const suffered = events.flatMap((event) => (event.type === 'clouds-suffered' ? [event.what] : []));
  expect(suffered).toEqual(['test-each-manoeuvre', 'emergency-landing']);
  expect([machine.testEach, machine.mustLand]).toEqual([
    { freeFrom: 15, turnsOnly: false, guns: true, bombs: false },
    true,
  ]);
});
test('C078 a stray round is thrown again with 2d20; with bombs she explodes, and who is near is struck', () => {
  expect(struck(20, ['clouds-2d20 1 2']).machine.structure).toBe(17);
  const near = aMachine('B2', { place: { x: 300, y: 0 } });
  const far = aMachine('B3', { place: { x: 500, y: 0 } });
  const { machine } = struck(20, ['clouds-damage 3'], { bombs: 2 }, [near, far]);
  expect([machine.why, near.structure, far.structure]).toEqual(['exploded', 17, 20]);
});
test('C079 2d4 and three of strength, and a test', () =>
  expect(struck(21, ['clouds-2d4 1 2', PASS]).machine.structure).toBe(14));
test('C080 pilot and gunner 2d6 each', () => {
  const { machine } = struck(22, ['clouds-2d6 1 2', STAY, 'clouds-2d6 2 2', STAY], two());
  expect([machine.pilot.fortitude, machine.gunner?.fortitude]).toEqual([9, 8]);
});
test('C081 3d6 of strength, a test, turns three wider', () => {
  const { machine } = struck(23, ['clouds-3d6 1 1 1', PASS]);
  expect([machine.structure, machine.wider]).toEqual([17, 3]);
});
test('C082 3d6 of Fortitude, and he blacks out', () => {
  const { machine } = struck(24, ['clouds-3d6 1 1 1', STAY]);
  expect([machine.pilot.fortitude, machine.blackout]).toEqual([9, true]);
});
test('C083 dead on 1 and 2, on fire from 3', () => {
  const dead = struck(25, ['clouds-engine-fire 2', STAY]).machine;
  expect([dead.engines[0]?.is, dead.fire]).toEqual(['dead', undefined]);
  const burning = struck(25, ['clouds-engine-fire 3', 'clouds-2d6 1 1']).machine;
  expect([burning.engines[0]?.is, burning.fire?.reaches]).toEqual(['running', 3]);
});
test('C084 stops; from 3 the pilot burns as well', () => {
  expect(struck(26, ['clouds-engine-fire 2', STAY]).machine).toMatchObject({ engines: [{ is: 'stopped' }] });
  expect(struck(26, ['clouds-engine-fire 3']).machine).toMatchObject({ engines: [{ is: 'dead' }], why: 'burned' });
});
test('C085 fire, which reaches the pilot after 2d6 turns', () =>
  expect(struck(27, ['clouds-2d6 2 3']).machine).toMatchObject({
    fire: { reaches: 6, ends: 'death' },
    isForcedHome: true,
  }));
test('C086 a wing gone: a spin nobody comes out of, and 2 off a parachute', () =>
  expect(struck(28).machine).toMatchObject({ status: 'spinning', isBeyondHelp: true, parachuteLess: -2 }));
test('C087 the pilot burns; who is within four tests his nerve', () => {
  const near = aMachine('B2', { place: { x: 400, y: 0 } });
  expect(struck(29, ['clouds-fortitude 13'], {}, [near]).machine.why).toBe('burned');
  expect(near.isForcedHome).toBe(true);
  const steady = aMachine('B2', { place: { x: 400, y: 0 } });
  struck(29, ['clouds-fortitude 12'], {}, [steady]);
  expect(steady.isForcedHome).toBe(false);
});
test('C087 C127 who cheats death may come out of a burning cockpit too', () => {
  const cheat = aMan('pilot', { abilities: ['cheating-death'] });
  const { machine } = struck(29, ['clouds-luck 4', 'clouds-1d4 2'], { pilot: cheat });
  expect([machine.status, machine.pilot.fortitude]).toEqual(['lost', 2]);
});
test('C086 C089 a wing shot off is the victory of who shot last within two rounds, and of nobody later', () => {
  const by = { machine: 'G1', gun: 'forward' } as const;
  expect(struck(28, [], { lastShot: { by, turn: 0 } }).machine.credit).toEqual(by);
  expect(struck(28, [], { lastShot: { by, turn: -1 } }).machine.credit).toBeUndefined();
});
test('C093 a fire that reaches the tank kills those in her and nobody beside her', () => {
  const machine = aMachine('B1', { fire: { reaches: 9, ends: 'death', isForGood: false } });
  const beside = aMachine('B2');
  play((table) => burnOn(machine, aSkirmish([machine, beside]), table), ['clouds-burning 6']);
  expect([machine.why, beside.structure]).toEqual(['exploded', 20]);
});
test('C088 all in the cockpit are dead', () => {
  const { machine } = struck(30, [], two());
  expect([machine.status, machine.pilot.fortitude, machine.gunner?.fortitude]).toEqual(['lost', 0, 0]);
});
test('results beyond the last read the last, and below the first the first', () => {
  expect(struck(44).machine.status).toBe('lost');
  expect(struck(-3).machine.pilot.luck).toBe(9);
});

test('C095 more engines, 13: the nearest gunner', () =>
  expect(struck(13, ['clouds-1d6 5', STAY], big()).machine.gunner?.fortitude).toBe(7));
test('C096 more engines, 14: a side, and three ways', () => {
  const SIDE = 'clouds-engine-side 2';
  expect(struck(14, [SIDE, 'clouds-1d3 1'], big()).machine.engineLoss).toBe(1);
  expect(struck(14, [SIDE, 'clouds-1d3 2'], big()).machine).toMatchObject({ engineLoss: 1, testAbove: 100, speed: 12 });
  expect(struck(14, [SIDE, 'clouds-1d3 3'], big()).machine.engines).toMatchObject([
    { side: 'left', smoke: { mayShutDown: true } },
    { side: 'right', smoke: undefined },
  ]);
});
test('C097 more engines, 15: the petrol of one engine', () =>
  expect(struck(15, ['clouds-engine-side 3', 'clouds-1d6 2'], big()).machine).toMatchObject({
    engines: [
      { side: 'left', petrolUntil: 1 + 4 },
      { side: 'right', petrolUntil: undefined },
    ],
    engineLoss: 0,
  }));
test('C098 more engines, 18: 1d6, or a move that opens wide', () => {
  const GUNNER = ['clouds-2d6 1 1', STAY];
  expect(struck(18, [...GUNNER, 'clouds-1d4 1', 'clouds-1d6 2', STAY], big()).machine.pilot.fortitude).toBe(10);
  expect(struck(18, [...GUNNER, 'clouds-1d4 4', STAY], big()).machine).toMatchObject({ opensWide: 15 });
});
test('C099 more engines, 19: turns two wider, 2d4 and three, a test', () =>
  expect(struck(19, ['clouds-2d4 1 1', PASS], big()).machine).toMatchObject({ wider: 2, structure: 45 }));
test('C100 more engines, 21: 2d6, a test, and tests at tight turns and bombs', () =>
  expect(struck(21, ['clouds-2d6 1 1', PASS], big()).machine).toMatchObject({
    structure: 48,
    mustLand: true,
    testEach: { freeFrom: 14, turnsOnly: true, guns: false, bombs: true },
  }));
test('C101 more engines, 22: one stops, burns from 4', () => {
  const stopped = struck(22, ['clouds-engine-side 1', 'clouds-engine-fire 3', STAY], big()).machine;
  expect(stopped).toMatchObject({ engines: [{ is: 'stopped' }, { is: 'running' }] });
  const burning = struck(22, ['clouds-engine-side 1', 'clouds-engine-fire 4', 'clouds-1d6 2'], big()).machine;
  expect(burning.fire).toMatchObject({ ends: '1d6', reaches: 3 });
});
test('C102 more engines, 24: pilot and a gunner 2d6', () =>
  expect(struck(24, ['clouds-2d6 1 1', STAY, 'clouds-2d6 1 1', STAY], big()).machine.pilot.fortitude).toBe(10));
test('C103 more engines, 25: one stops, burns from 3', () =>
  expect(
    struck(25, ['clouds-engine-side 1', 'clouds-engine-fire 3', 'clouds-1d6 2'], big()).machine.fire,
  ).toBeDefined());
test('C104 more engines, 26: 3d6 and a black-out', () =>
  expect(struck(26, ['clouds-3d6 1 1 1', STAY], big()).machine).toMatchObject({
    blackout: true,
    pilot: { fortitude: 9 },
  }));
test('C105 more engines, 27: after 1d6 turns 1d6 of Fortitude a turn', () =>
  expect(struck(27, ['clouds-1d6 4'], big()).machine.fire).toMatchObject({ reaches: 5, ends: '1d6' }));
test('C106 more engines, 29: nothing will save her', () =>
  expect(struck(29, [], big()).machine).toMatchObject({ why: 'burned', isBeyondHelp: true }));
test('C107 more engines, 30: dead, and past help', () =>
  expect(struck(30, [], big()).machine).toMatchObject({ status: 'lost', isBeyondHelp: true }));

test.each([
  [1, [], { status: 'lost', why: 'broke-up' }],
  [2, [], { status: 'spinning', isBeyondHelp: true }],
  [3, ['clouds-3d6 1 1 1'], { structure: 7 }],
  [4, ['clouds-2d6 1 1'], { structure: 8 }],
  [5, ['clouds-1d6 1'], { structure: 6 }],
  [6, [], { structure: 10 }],
])('C043 C044 C045 C046 C047 C048 structural failure %i', (face, dice, after) => {
  const script = ['clouds-structure-test 20', `clouds-structural-failure ${face}`, ...dice];
  expect(struck(9, script, { structure: 10 }).machine).toMatchObject(after);
});

test('C088 who came out of a wreck alive is not killed by what befalls it later', () => {
  const machine = aMachine('B1', { status: 'lost', why: 'ground' });
  const fight = aSkirmish([machine]);
  const { events } = play((table) => harmTo(machine, fight, table).apply([{ do: 'cockpit-dead' }]));
  expect([events, machine.pilot.fortitude]).toEqual([[], 12]);
});
