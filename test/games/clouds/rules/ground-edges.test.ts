import { expect, test } from 'vitest';
import { collide, metAt } from '../../../../src/games/clouds/rules/collisions.ts';
import { damageBalloon, shotsAtGround } from '../../../../src/games/clouds/rules/ground/ground-attack.ts';
import { land, strikeGround } from '../../../../src/games/clouds/rules/ground/ground-contact.ts';
import { groundFires, moveGround, spot } from '../../../../src/games/clouds/rules/ground/ground-fires.ts';
import { airFires } from '../../../../src/games/clouds/rules/shooting/fire-phase.ts';
import type { FightingMachine, GroundUnit } from '../../../../src/games/clouds/table/skirmish.ts';
import { aBalloon, aMachine, aMan, aSkirmish, aUnit, NO_ENGINE, play } from '../../../support/fights/clouds.ts';

type Over = Parameters<typeof aMachine>[1];

const initiative = { total: 9, die: 1, again: [] };
const partsOf = (parts: readonly { part: string; amount: number }[] = []) =>
  Object.fromEntries(parts.map(({ part, amount }) => [part, amount]));

test('C004 ground units move along their heading, unless they are destroyed', () => {
  const [moves, gone] = [aUnit({ heading: 6, speed: 2 }), aUnit({ id: 'T2', speed: 2, strength: 0 })];
  moveGround(aSkirmish([], { ground: [moves, gone] }));
  expect([moves.place, gone.place]).toEqual([
    { x: 200, y: 0 },
    { x: 0, y: 0 },
  ]);
});

test('C015 C076 whoever loses the stick by a shell falls before anything else fires', () => {
  const machine = aMachine('B1', { height: 30 });
  const fight = aSkirmish([machine], { ground: [aUnit({ kind: 'gun' })] });
  // A close burst of 3 and 15 is result 18, and the third sub-result takes the stick.
  const dice = ['clouds-barrage 20', 'clouds-1d20 3', 'clouds-1d4 3', 'clouds-flying 13', 'clouds-flying 13'];
  play((table) => groundFires(fight, table), dice, { 'clouds-aim': ['B1'] });
  expect([machine.status, machine.height, machine.did.fallsAtOnce]).toEqual(['spinning', 24, false]);
});

test('C015 a unit that is all but destroyed still fires; one that is destroyed, or shelters, does not', () => {
  const shotsOf = (over: Parameters<typeof aUnit>[0]) => {
    const fight = aSkirmish([aMachine('B1', { height: 4 })], { ground: [aUnit({ kind: 'infantry', ...over })] });
    const { events } = play((table) => groundFires(fight, table), ['clouds-shot 20']);
    return events.filter(({ type }) => type === 'clouds-fired').length;
  };
  expect([shotsOf({ strength: 1 }), shotsOf({ strength: 2 })]).toEqual([1, 1]);
  const silent = aSkirmish([aMachine('B1', { height: 4 })], {
    ground: [aUnit({ kind: 'infantry', strength: 0 }), aUnit({ id: 'T2', kind: 'infantry', isSheltering: true })],
  });
  expect(play((table) => groundFires(silent, table), []).events).toEqual([]);
});

test.each([
  ['infantry', 10, 17, ['clouds-1d8 2']],
  ['aa-machine-gun', 14, 22, ['clouds-1d10 2']],
  ['aa-37-mm', 14, 30, ['clouds-2d8 1 1']],
] as const)('C015 C114 C115 %s of strength %i fires as far as %i Move Units', (kind, strength, range, damage) => {
  const fired = (y: number, over: Over, ...dice: string[]) => {
    const machine = aMachine('B1', { place: { x: 0, y }, height: 1, speed: 8, ...over });
    const fight = aSkirmish([machine], { ground: [aUnit({ kind })] });
    const { events } = play((table) => groundFires(fight, table), dice);
    return [events, machine.structure] as const;
  };
  const [hit, left] = fired(100 * range, {}, `clouds-shot ${strength}`, ...damage);
  expect(hit[0]).toMatchObject({ type: 'clouds-fired', machine: 'T1', gun: 'ground', target: 'B1', base: strength });
  expect(left).toBe(18);
  expect(fired(100 * range, {}, `clouds-shot ${strength + 1}`)[1]).toBe(20);
  expect(fired(100 * range + 100, {})[0]).toEqual([]);
  // At Medium speed two less, at Stall speed four more.
  expect(fired(500, { speed: 12 }, 'clouds-shot 20')[0][0]).toMatchObject({ base: strength - 2 });
  expect(fired(500, { speed: 6 }, 'clouds-shot 20')[0][0]).toMatchObject({ base: strength + 4 });
});

test('C015 the ground fires at the nearest enemy in the air, height and all, and shelters or lies destroyed in silence', () => {
  const at = (id: string, y: number, height: number) => aMachine(id, { place: { x: 0, y }, height });
  const targets = (unit: Partial<GroundUnit>, ...machines: FightingMachine[]) => {
    const fight = aSkirmish(machines, { ground: [aUnit(unit)] });
    const fires =
      unit.strength !== 0 && !unit.isSheltering && machines.some(({ side, height }) => side === 'allied' && height > 0);
    const { events } = play((table) => groundFires(fight, table), fires ? ['clouds-shot 20'] : []);
    return events.flatMap((event) => (event.type === 'clouds-fired' ? [event.target] : []));
  };
  const [near, far] = [at('B1', 400, 3), at('B2', 0, 8)];
  expect(targets({}, far, near, at('G1', 100, 1))).toEqual(['B1']);
  expect(targets({}, at('B3', 0, 0))).toEqual([]);
  expect(targets({ isSheltering: true }, near)).toEqual([]);
  expect(targets({ strength: 0 }, near)).toEqual([]);
});

test('C118 a barrage bursts within three Move Units, and what is told of it', () => {
  const burst = (y: number, face: number, ...dice: string[]) => {
    const machine = aMachine('B1', { place: { x: 0, y } });
    const fight = aSkirmish([machine], { ground: [aUnit({ kind: 'gun', barrage: { x: 0, y: 0 } })] });
    const { events } = play((table) => groundFires(fight, table), [`clouds-barrage ${face}`, ...dice], {
      'clouds-aim': ['stay'],
    });
    return [machine.structure, ...events.map(({ type }) => type)];
  };
  expect(burst(300, 19, 'clouds-2d10 1 1')).toEqual([18, 'clouds-barrage', 'clouds-hit', 'clouds-structure-lost']);
  expect([burst(301, 19), burst(0, 18), burst(0, 2)]).toEqual(Array(3).fill([20, 'clouds-barrage']));
});

test('C108 a balloon: 1 to 13 leak two, 14 to 18 four, 19 and 20 ten, and 21 burns', () => {
  const hit = (face: number, over: Parameters<typeof aBalloon>[0] = {}, adds = 0) => {
    const balloon = aBalloon(over);
    const { events } = play(
      (table) => damageBalloon(balloon, { adds, by: 'B1' }, aSkirmish([]), table),
      [`clouds-balloon ${face}`],
    );
    return [balloon.leaks, balloon.isBurnt, ...events];
  };
  const told = { type: 'clouds-balloon-hit', balloon: 'K1', by: 'B1', adds: 0, isBurnt: false };
  expect([1, 13, 14, 18, 19, 20].map((face) => hit(face)[0])).toEqual([2, 2, 4, 4, 10, 10]);
  expect(hit(14)).toMatchObject([4, false, { ...told, leak: 4 }]);
  expect(hit(17, { leaks: 4 })).toMatchObject([4, true, { ...told, adds: 4, leak: 0, isBurnt: true }]);
  expect([hit(16, { leaks: 4 }).slice(0, 2), hit(10, {}, 10).slice(0, 2), hit(11, {}, 10).slice(0, 2)]).toEqual([
    [14, false],
    [10, false],
    [0, true],
  ]);
});

/** The parts of the plain shot at a balloon two Move Units north, at the same height. */
const atBalloon = (over: Over = {}, laid: Parameters<typeof aSkirmish>[1] = {}) => {
  const machine = aMachine('B1', { place: { x: 0, y: -200 }, height: 20, ...over });
  const fight = aSkirmish([machine], { balloons: [aBalloon()], ...laid });
  const shots = shotsAtGround(machine, machine.forward, machine.forward.guns.length, fight);
  return (word: string) => partsOf(shots.find((shot) => shot.word === word)?.parts);
};

test('C017 C019 C023 C109 what makes up a shot at a balloon: gunnery, distance, speed, and how many guns', () => {
  const pilot = aMan('pilot', { gunnery: 14, flying: 9, awareness: 8 });
  expect(atBalloon({ pilot })('K1.normal')).toEqual({ gunnery: 14, distance: 4, 'one-gun': -1 });
  expect(atBalloon({ pilot })('K1.short')).toEqual({ gunnery: 14, distance: 4, 'one-gun': -1, short: -2 });
  expect(atBalloon({ aircraft: 'albatros-d3' })('K1.normal')).not.toHaveProperty('one-gun');
  const speeds = [6, 9, 12, 16, 20].map((speed) => atBalloon({ speed })('K1.normal')['speed'] ?? 0);
  expect(speeds).toEqual([-2, 1, 0, -2, -4]);
  expect(atBalloon()('K1.sustained')).toEqual({});
});

test('C109 C116 no shot at a balloon or a unit of one’s own, or at what is burnt or destroyed', () => {
  const machine = aMachine('B1', { place: { x: 0, y: -200 }, height: 2, rockets: 4 });
  const words = (laid: Parameters<typeof aSkirmish>[1]) =>
    shotsAtGround(machine, machine.forward, 1, aSkirmish([machine], laid)).length;
  const low = { height: 2 };
  expect(words({ balloons: [aBalloon(low)], ground: [aUnit({ place: { x: 0, y: 200 } })] })).toBe(5);
  expect(words({ balloons: [aBalloon({ ...low, side: 'allied' })] })).toBe(0);
  expect(words({ balloons: [aBalloon({ ...low, isBurnt: true })] })).toBe(0);
  expect(words({ ground: [aUnit({ side: 'allied', place: { x: 0, y: 200 } })] })).toBe(0);
  expect(words({ ground: [aUnit({ strength: 0, place: { x: 0, y: 200 } })] })).toBe(0);
  // Behind her, where no fixed gun bears.
  expect(words({ ground: [aUnit({ place: { x: 0, y: -500 } })] })).toBe(0);
});

test('C113 rockets: Flying less ten, the speeds of a balloon, within four Move Units, and no guns are needed', () => {
  const pilot = aMan('pilot', { gunnery: 14, flying: 9 });
  const did = { ...aMachine('B1').did, straight: 500, flown: 1200 };
  const rockets = (over: Over = {}) => atBalloon({ pilot, rockets: 1, did, ...over })('K1.rockets');
  expect(rockets()).toEqual({ flying: 9, base: -10 });
  expect(rockets({ speed: 9 })).toEqual({ flying: 9, base: -10, speed: 1 });
  expect([rockets({ place: { x: 0, y: -400 } }), rockets({ place: { x: 0, y: -500 } })]).toEqual([
    { flying: 9, base: -10 },
    {},
  ]);
  expect(rockets({ rockets: 0 })).toEqual({});
  // Half the way straight, and the balloon within 15 degrees ahead.
  const half = { ...did, straight: 600 };
  expect(rockets({ did: half })['straight']).toBe(3);
  expect(rockets({ did: { ...half, straight: 599 } })['straight']).toBeUndefined();
});

test('C113 upwind is within 45 degrees of where the wind comes from', () => {
  const upwind = (wind: number | undefined) => atBalloon({ rockets: 1 }, { wind })('K1.rockets')['upwind'];
  expect([0, 3, 4, 21, 20, 12, undefined].map(upwind)).toEqual([3, 3, undefined, 3, undefined, undefined, undefined]);
});

test('C113 what is told of rockets: all of them, as a shot of the pilot', () => {
  const balloon = aBalloon();
  const machine = aMachine('B1', { place: { x: 0, y: -200 }, height: 20, rockets: 8, initiative });
  const { events } = play(
    (table) => airFires(aSkirmish([machine], { balloons: [balloon] }), table),
    ['clouds-flying 5', 'clouds-balloon 1'],
    { 'clouds-fire': ['K1.rockets'] },
  );
  expect(events[0]).toMatchObject({
    type: 'clouds-fired',
    machine: 'B1',
    gun: 'forward',
    target: 'K1',
    burst: 'rockets',
  });
  expect(events[1]).toMatchObject({ type: 'clouds-balloon-hit', adds: 10 });
});

/** The parts of the plain shot at a unit two Move Units north of a Pup at height 2. */
const atUnit = (over: Over = {}) => {
  const machine = aMachine('B1', { place: { x: 0, y: -200 }, height: 2, ...over });
  const fight = aSkirmish([machine], { ground: [aUnit()] });
  return partsOf(shotsAtGround(machine, machine.forward, machine.forward.guns.length, fight)[1]?.parts);
};

test('C116 strafing: one gun has one less, each speed its own, and six Move Units are the farthest', () => {
  const pilot = aMan('pilot', { gunnery: 14, flying: 9, awareness: 8 });
  expect(atUnit({ pilot })).toEqual({ gunnery: 14, distance: 2, speed: -4, 'one-gun': -1 });
  expect(atUnit({ aircraft: 'albatros-d3', speed: 12 })).not.toHaveProperty('one-gun');
  expect([6, 9, 12, 16, 20].map((speed) => atUnit({ speed })['speed'])).toEqual([-6, -2, -4, -6, -10]);
  expect([atUnit({ place: { x: 0, y: -600 } })['gunnery'], atUnit({ place: { x: 0, y: -700 } })['gunnery']]).toEqual([
    12,
    undefined,
  ]);
});

test('C116 C117 cover takes off each die, and each five successes throw another', () => {
  const strafed = (unit: Partial<GroundUnit>, face: number, ...dice: number[]) => {
    const target = aUnit(unit);
    const machine = aMachine('B1', { place: { x: 0, y: -200 }, height: 2, speed: 12, initiative });
    const fight = aSkirmish([machine], { ground: [target] });
    const { events } = play(
      (table) => airFires(fight, table),
      [`clouds-shot ${face}`, ...dice.map((die) => `clouds-1d6 ${die}`)],
      { 'clouds-fire': ['T1.normal'] },
    );
    return [target.strength, events.at(-1)] as const;
  };
  // 12, +2 for the distance, -4 for the speed, -1 for one gun: 9.
  const told = { type: 'clouds-unit-hit', unit: 'T1', by: 'B1' };
  expect(strafed({ cover: 'none' }, 9, 6)).toEqual([6, { ...told, amount: 6, left: 6 }]);
  expect(strafed({ cover: 'none' }, 5, 6)[0]).toBe(6);
  expect(strafed({ cover: 'none' }, 4, 6, 6)[0]).toBe(0);
  expect(strafed({ cover: 'none', strength: 4 }, 9, 6)[0]).toBe(0);
  const covers = ['none', 'rough', 'one-side', 'trench', 'wood'] as const;
  expect(covers.map((cover) => strafed({ cover }, 9, 5)[0])).toEqual([7, 8, 9, 10, 11]);
  expect(covers.map((cover) => strafed({ cover, isSheltering: true }, 9, 5)[0])).toEqual([8, 9, 10, 11, 12]);
  expect(strafed({ cover: 'wood' }, 9, 2)[0]).toBe(12);
  expect(strafed({}, 10)[0]).toBe(12);
});

test('C119 a bomb is aimed at what lies below, within the spacing of the speed and one more', () => {
  const aims = (y: number, speed: number, bombs = 1) => {
    const machine = aMachine('B1', { place: { x: 0, y }, speed, bombs });
    return shotsAtGround(machine, machine.forward, 0, aSkirmish([machine], { ground: [aUnit()] })).map(
      ({ word, base, far, jamFrom, boxes }) => `${word} ${base} ${far} ${jamFrom} ${boxes}`,
    );
  };
  // Stall 1, Slow 2, Medium 3, High 4, Dive 5.
  for (const [i, speed] of [6, 9, 12, 16, 20].entries()) {
    expect(aims(-100 * (i + 2), speed)).toEqual(['T1.bomb 12 0 21 0']);
    expect(aims(-100 * (i + 2) - 1, speed)).toEqual([]);
  }
  expect(aims(0, 12, 2)).toEqual(['T1.bomb 12 0 21 0', 'T1.stick 12 0 21 0']);
  expect(aims(0, 12, 0)).toEqual([]);
  const { rear, ...machine } = aMachine('B1', { aircraft: 're8', gunner: aMan('gunner'), bombs: 1 });
  const whole = { ...machine, rear };
  expect(rear && shotsAtGround(whole, rear, 0, aSkirmish([whole], { ground: [aUnit()] }))).toEqual([]);
});

test('C119 what is told of a bomb, and that it hits all enemies within one Move Unit of where it falls', () => {
  const units = [
    aUnit(),
    aUnit({ id: 'T2', place: { x: 100, y: 0 } }),
    aUnit({ id: 'T3', place: { x: 101, y: 0 } }),
    aUnit({ id: 'T4', side: 'allied' }),
  ];
  const machine = aMachine('B1', { height: 10, speed: 9, bombs: 2, initiative });
  const { events } = play(
    (table) => airFires(aSkirmish([machine], { ground: units }), table),
    ['clouds-bombing 2', 'clouds-1d6 1'],
    { 'clouds-fire': ['T1.bomb'] },
  );
  expect(events[0]).toMatchObject({
    type: 'clouds-bombed',
    machine: 'B1',
    target: 'T1',
    successes: 10,
    off: 0,
    isHit: true,
  });
  expect(events.slice(1)).toMatchObject(
    ['T1', 'T2'].map((unit) => ({ type: 'clouds-unit-hit', unit, amount: 12, left: 0 })),
  );
  expect([units.map(({ strength }) => strength), machine.bombs]).toEqual([[0, 0, 12, 12], 1]);
});

test('C120 C121 C122 the shells fall by as many dice as are left, and within three is a hit', () => {
  const fell = (faces: readonly number[], radio: readonly string[] = [], dice = faces.length) => {
    const machine = aMachine('B1', { aircraft: 're8', gunner: aMan('gunner'), height: 6 });
    machine.did.radioed = radio.length > 0;
    const spotting = [{ side: 'allied' as const, target: 'T1', dice, hits: 0 }];
    const fight = aSkirmish([machine], { ground: [aUnit()], spotting });
    const { events } = play((table) => spot(fight, table), [...radio, ...faces.map((face) => `clouds-shell ${face}`)]);
    return [spotting[0], events.at(-1)] as const;
  };
  expect(fell([1, 2])).toMatchObject([
    { dice: 2, hits: 1 },
    { type: 'clouds-shell-fell', target: 'T1', rolls: [1, 2], off: 3, isHit: true },
  ]);
  expect(fell([2, 2])).toMatchObject([
    { dice: 2, hits: 0 },
    { off: 4, isHit: false },
  ]);
  // Awareness 12: a throw of 1 is eleven successes, and no battery has fewer than no dice.
  expect(fell([], ['clouds-spotting 1'], 1)[0]).toMatchObject({ dice: 0, hits: 1 });
  expect(fell([9], ['clouds-spotting 2'], 2)[0]).toMatchObject({ dice: 1 });
  expect(fell([9, 9], ['clouds-spotting 18'], 2)[0]).toMatchObject({ dice: 2 });
});

test('C024 C121 only machines of its side that send corrections correct a battery', () => {
  const corrected = (over: Over, id = 'B1') => {
    const machine = aMachine(id, over);
    machine.did.radioed = true;
    const spotting = [{ side: 'allied' as const, target: 'T1', dice: 1, hits: 0 }];
    const fight = aSkirmish([machine], { ground: [aUnit()], spotting });
    const { events } = play((table) => spot(fight, table), id === 'B1' ? ['clouds-spotting 12'] : ['clouds-shell 9']);
    return events.map(({ type }) => type);
  };
  expect(corrected({ height: 6 })).toEqual(['clouds-spotted', 'clouds-shell-fell']);
  expect(corrected({ height: 6 }, 'G1')).toEqual(['clouds-shell-fell']);
});

test('C055 C056 machines meet within thirty hundredths at the same height, in the air alone', () => {
  const meets = (x: number, height: number, over: Over = {}) => {
    const machine = aMachine('B1', { height: 5 });
    return metAt(machine, aSkirmish([machine, aMachine('G1', { place: { x, y: 0 }, height, ...over })]));
  };
  expect([meets(30, 5), meets(31, 5), meets(0, 4), meets(0, 6)]).toEqual([['G1'], [], [], []]);
  expect(meets(0, 5, { status: 'lost' })).toEqual([]);
  const low = aMachine('B1', { height: 0 });
  expect(metAt(low, aSkirmish([low, aMachine('G1', { height: 0 })]))).toEqual([]);
});

test('C055 C057 a balloon is met at its own height, or below it by its cable, within thirty hundredths', () => {
  const meets = (over: Over, hung: Parameters<typeof aBalloon>[0] = {}) => {
    const machine = aMachine('B1', { height: 20, ...over });
    return metAt(machine, aSkirmish([machine], { balloons: [aBalloon(hung)] })).length;
  };
  expect([meets({}), meets({ height: 21 }), meets({ height: 1 }), meets({ height: 0 })]).toEqual([1, 0, 1, 0]);
  expect([meets({ place: { x: 30, y: 0 } }), meets({ place: { x: 31, y: 0 } })]).toEqual([1, 0]);
  expect([meets({}, { isBurnt: true }), meets({ status: 'lost' })]).toEqual([0, 0]);
  const below = { height: 10 };
  expect([
    meets(below, { cable: 'winch-stuck' }),
    meets(below, { cable: 'cut' }),
    meets(below, { isAirship: true }),
    meets({}, { isAirship: true }),
  ]).toEqual([1, 0, 0, 1]);
});

test('C055 C056 C057 what is told of a collision: with whom, the throw and the modifier of the speed', () => {
  const told = (speed: number, laid: 'machine' | 'balloon') => {
    const machine = aMachine('B1', { speed });
    const others = laid === 'machine' ? [aMachine('G1')] : [];
    const balloons = laid === 'balloon' ? [aBalloon({ height: 31 })] : [];
    const { events } = play(
      (table) => collide(machine, aSkirmish([machine, ...others], { balloons }), table),
      ['clouds-luck 20', 'clouds-collision 20', ...(laid === 'machine' ? [] : [])],
    );
    return events.filter(({ type }) => type === 'clouds-collided' || type === 'clouds-cable');
  };
  expect(told(6, 'machine')).toMatchObject([{ machine: 'B1', other: 'G1', modifier: -3 }]);
  expect(told(20, 'machine')).toMatchObject([{ machine: 'B1', other: 'G1', modifier: 3 }]);
  expect(told(12, 'balloon')).toMatchObject([
    { type: 'clouds-collided', machine: 'B1', other: 'K1', modifier: 0 },
    { type: 'clouds-cable', balloon: 'K1', is: 'cut' },
  ]);
});

test('C055 C057 who is lost by one collision has no other', () => {
  const machine = aMachine('B1');
  const fight = aSkirmish([machine, aMachine('G1')], { balloons: [aBalloon({ height: 30 })] });
  const { events } = play((table) => collide(machine, fight, table), ['clouds-luck 20', 'clouds-collision 16']);
  expect(events.filter(({ type }) => type === 'clouds-collided')).toHaveLength(1);
});

test('C058 into the ground: the height of who pulls up, and what is told', () => {
  const machine = aMachine('B1', { speed: 12, height: 3 });
  const { events } = play(
    (table) => strikeGround(machine, 'steered', aSkirmish([machine]), table),
    ['clouds-collision 5', 'clouds-structure-test 1'],
  );
  expect(events[0]).toMatchObject({ type: 'clouds-collided', machine: 'B1', other: 'the ground', modifier: 0 });
  expect([machine.status, machine.height]).toEqual(['flying', 1]);
  const wrecked = aMachine('B1', { speed: 12, height: 3 });
  const crash = play(
    (table) => strikeGround(wrecked, 'helpless', aSkirmish([wrecked]), table),
    ['clouds-collision 5', 'clouds-3d6 4 4 4'],
  );
  expect([wrecked.status, wrecked.height, wrecked.pilot.fortitude]).toEqual(['lost', 0, 0]);
  expect(crash.events.map(({ type }) => type)).toEqual(['clouds-collided', 'clouds-lost', 'clouds-wounded']);
});

test('C058 in a crash each man aboard loses his own dice', () => {
  const machine = aMachine('B1', { aircraft: 're8', gunner: aMan('gunner'), speed: 12, height: 1 });
  const { events } = play(
    (table) => strikeGround(machine, 'helpless', aSkirmish([machine]), table),
    ['clouds-collision 9', 'clouds-3d6 1 1 1', 'clouds-3d6 4 4 3'],
  );
  expect([machine.pilot.fortitude, machine.gunner?.fortitude]).toEqual([9, 1]);
  expect(events.slice(2)).toMatchObject([
    { type: 'clouds-wounded', who: 'pilot', amount: 3, left: 9 },
    { type: 'clouds-wounded', who: 'gunner', amount: 11, left: 1 },
  ]);
});

/** A landing without an engine in a field with this Luck throw, and this Flying throw against 12. */
const lands = (luck: number, face: number, dice: readonly string[] = [], over: Over = {}) => {
  const machine = aMachine('B1', { ...NO_ENGINE, speed: 6, height: 1, ...over });
  const { events } = play(
    (table) => land(machine, { isEmergency: true, onBoard: true }, aSkirmish([machine]), table),
    [`clouds-luck ${luck}`, `clouds-landing ${face}`, ...dice],
  );
  return { machine, events };
};

test.each([
  // Luck 8: a throw of 8 is a success by nought.
  [8, 2],
  [9, 0],
  [11, 0],
  [12, -3],
  [13, -3],
  [14, -5],
  [16, -5],
  [17, -8],
])('C049 C051 with a Luck throw of %i the place changes the landing by %i', (luck, modifier) => {
  const { events } = lands(luck, 1);
  expect(events[1]).toMatchObject({ type: 'clouds-tested', of: 'flying', why: 'landing', skill: 12, modifier });
});

test.each([
  // On a field of 0.
  [12, [], 12, 20, false],
  [13, ['clouds-1d6 4', 'clouds-1d4 2'], 10, 16, false],
  [15, ['clouds-1d6 4', 'clouds-1d4 2'], 10, 16, false],
  [16, ['clouds-1d6 4', 'clouds-1d6 2'], 10, 13, false],
  [17, ['clouds-1d6 4', 'clouds-1d6 2'], 10, 13, false],
  [18, ['clouds-2d6 4 4', 'clouds-2d6 2 2'], 8, 12, false],
  [20, ['clouds-2d6 4 4', 'clouds-2d6 2 2'], 8, 12, false],
] as const)('C053 a landing with a throw of %i against 12', (face, dice, fortitude, structure, isWrecked) => {
  const { machine, events } = lands(9, face, dice);
  expect([machine.pilot.fortitude, machine.structure, machine.wrecked]).toEqual([fortitude, structure, isWrecked]);
  expect([machine.status, machine.height]).toEqual(['landed', 0]);
  const told = events.slice(2).map(({ type }) => type);
  expect(told).toEqual(face === 12 ? ['clouds-landed'] : ['clouds-landed', 'clouds-structure-lost', 'clouds-wounded']);
});

test('C053 a landing that fails by more than eight wrecks the machine, and may kill the pilot', () => {
  const { machine } = lands(17, 13, ['clouds-3d6 1 2 3']);
  expect([machine.wrecked, machine.structure, machine.pilot.fortitude]).toEqual([true, 20, 6]);
  const dead = lands(17, 13, ['clouds-3d6 4 4 4']);
  expect([dead.machine.pilot.fortitude, dead.machine.status]).toEqual([0, 'landed']);
});

test.each([
  [13, ['clouds-1d3 1'], 0],
  [15, ['clouds-1d3 1'], 0],
  [16, ['clouds-1d4 1'], -2],
  [17, ['clouds-1d4 1'], -2],
  [18, ['clouds-2d4 1 1'], -5],
  [20, ['clouds-2d4 1 1'], -5],
] as const)(
  'C054 on the water with a throw of %i against 12 he gets out by Luck, changed by the row',
  (face, dice, modifier) => {
    const machine = aMachine('B1', { ...NO_ENGINE, speed: 6, height: 1 });
    const { events } = play(
      (table) => land(machine, { isEmergency: true, onBoard: true }, aSkirmish([machine], { terrain: 'water' }), table),
      [`clouds-landing ${face}`, ...dice, 'clouds-luck 1'],
    );
    expect(events.at(-1)).toMatchObject({
      type: 'clouds-tested',
      of: 'luck',
      why: 'water',
      who: 'pilot',
      skill: 8,
      modifier,
    });
    expect([machine.status, machine.why]).toEqual(['lost', 'wrecked']);
  },
);

test('C050 C052 what a landing counts for fire, wheels and speed steps is added to the place', () => {
  const modifier = (over: Over) => {
    const machine = aMachine('B1', { speed: 6, height: 1, ...over });
    const { events } = play(
      (table) => land(machine, { isEmergency: true, onBoard: true }, aSkirmish([machine]), table),
      ['clouds-landing 1'],
    );
    return events.flatMap((event) => (event.type === 'clouds-tested' ? [event.modifier] : []))[0];
  };
  const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
  expect([modifier({}), modifier({ fire }), modifier({ gearGone: true })]).toEqual([4, 1, 3]);
  expect([7, 11, 15, 18].map((speed) => modifier({ speed }))).toEqual([3, 2, 1, 0]);
});

test('C039 C050 a landing that is no emergency is on an aerodrome, and nobody’s victory', () => {
  const machine = aMachine('B1', { speed: 6, height: 1, lastHit: { machine: 'G1', gun: 'forward' } });
  const { events } = play(
    (table) => land(machine, { isEmergency: false, onBoard: true }, aSkirmish([machine]), table),
    ['clouds-landing 16'],
  );
  expect(events).toMatchObject([{ modifier: 4 }, { type: 'clouds-landed', isEmergency: false, isWrecked: false }]);
  expect([machine.status, machine.credit]).toEqual(['landed', undefined]);
});
