import { expect, test } from 'vitest';
import { afterFight } from '../../../../src/games/clouds/rules/after-fight.ts';
import { collide } from '../../../../src/games/clouds/rules/collisions.ts';
import { freshCourse } from '../../../../src/games/clouds/rules/flying/composed.ts';
import { courseOf, speedAfter, templateOf } from '../../../../src/games/clouds/rules/flying/course.ts';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { openSteps } from '../../../../src/games/clouds/rules/flying/open-steps.ts';
import { bombRow, damageBalloon, shotsAtGround } from '../../../../src/games/clouds/rules/ground/ground-attack.ts';
import {
  floatsModifier,
  land,
  landingModifier,
  strikeGround,
} from '../../../../src/games/clouds/rules/ground/ground-contact.ts';
import { groundFires, spot } from '../../../../src/games/clouds/rules/ground/ground-fires.ts';
import { compare, rollInitiatives, threatsTo } from '../../../../src/games/clouds/rules/initiative.ts';
import { jump, modifierOf } from '../../../../src/games/clouds/rules/jump.ts';
import { bandOf, forBand } from '../../../../src/games/clouds/rules/look-up.ts';
import { airFires } from '../../../../src/games/clouds/rules/shooting/fire-phase.ts';
import { jamFrom, malfunction, workOnGuns } from '../../../../src/games/clouds/rules/shooting/guns.ts';
import { creditFor, goHome, lose } from '../../../../src/games/clouds/rules/shooting/loss.ts';
import {
  angleOf,
  halvesOf,
  maySustain,
  partsOf,
  shotsAtMachines,
} from '../../../../src/games/clouds/rules/shooting/shots.ts';
import { harmTo } from '../../../../src/games/clouds/rules/shooting/suffer.ts';
import { burnOn, fallSpinning, smokeAndFuel } from '../../../../src/games/clouds/rules/spin-and-fire.ts';
import { successesOf } from '../../../../src/games/clouds/rules/tests.ts';
import { playTurn } from '../../../../src/games/clouds/rules/turn.ts';
import type { EngineState, FightingMachine, Man } from '../../../../src/games/clouds/table/skirmish.ts';
import {
  aBalloon,
  aMachine,
  aMan,
  anEngine,
  aSkirmish,
  aUnit,
  cards,
  NO_ENGINE,
  play,
  SMOKE,
} from '../../../support/fights/clouds.ts';

const behind = { x: 0, y: -300 };
const unit = aUnit();

test('C001 CG-T4 side -2, rear -4, never beyond -6', () => {
  const machine = aMachine('B1');
  const rear = (id: string, x: number) => aMachine(id, { place: { x, y: -300 } });
  const side = aMachine('G3', { place: { x: -300, y: 0 }, heading: 6 });
  expect(threatsTo(machine, aSkirmish([machine, side]))).toBe(-2);
  expect(threatsTo(machine, aSkirmish([machine, rear('G1', 0)]))).toBe(-4);
  expect(threatsTo(machine, aSkirmish([machine, rear('G1', 0), rear('G2', 100), side]))).toBe(-6);
});

test('C002 CG-T3 each 10 rolls on: 10, 10 and 3 with Awareness 12 are 35', () => {
  const machine = aMachine('B1');
  play(
    (table) => rollInitiatives(aSkirmish([machine]), table),
    ['clouds-initiative 10', 'clouds-initiative 10', 'clouds-initiative 3'],
  );
  expect(machine.initiative.total).toBe(35);
});

test('C001 C002 a gunner throws for himself, while he is fit to', () => {
  const thrown = (gunner: Partial<Man>, ...faces: readonly number[]) => {
    const machine = aMachine('B1', { aircraft: 're8', gunner: Object.assign(aMan('gunner'), gunner) });
    const { events } = play(
      (table) => rollInitiatives(aSkirmish([machine]), table),
      faces.map((face) => `clouds-initiative ${face}`),
    );
    return events.length;
  };
  expect(thrown({}, 9, 7)).toBe(2);
  expect(thrown({ isOut: true }, 9)).toBe(1);
  expect(thrown({ fortitude: 0 }, 9)).toBe(1);
});

test('C003 ties: the higher die, then they throw again', () => {
  expect(compare({ total: 20, die: 5, again: [] }, { total: 20, die: 7, again: [] })).toBeGreaterThan(0);
  const [a, b] = [aMachine('B1'), aMachine('G1', { place: { x: 3000, y: 0 } })];
  const dice = ['5', '5', '4', '9'].map((face) => `clouds-initiative ${face}`);
  play((table) => rollInitiatives(aSkirmish([a, b]), table), dice);
  expect(compare(a.initiative, b.initiative)).toBeGreaterThan(0);
});

test('C005 a spin falls six, and a Flying test ends it at Medium', () => {
  const machine = aMachine('B1', { status: 'spinning' });
  play((table) => fallSpinning(machine, aSkirmish([machine]), table), ['clouds-flying 12']);
  expect([machine.height, machine.status, bandOf(machine.speed, machine.panel, cards)]).toEqual([
    24,
    'flying',
    'Medium',
  ]);
});

test('C009 C010 at most three templates tighter, at -2 each', () => {
  const machine = aMachine('B1');
  const turns = openSteps(freshCourse(machine, cards), machine, aSkirmish([machine])).filter((word) =>
    word.startsWith('r30'),
  );
  expect(turns).toEqual(['r30', 'r30+1', 'r30+2', 'r30+3']);
  expect(courseOf(['r30+2'], machine, cards).tests).toEqual([{ is: 'flying', modifier: -4 }]);
  expect(courseOf(['r30+1'], aMachine('B1', { speed: 18 }), cards).tests).toEqual([{ is: 'structure', why: 'tight' }]);
  expect(templateOf(machine, 3, cards)).toBe(2);
});

test('C011 C012 CG-T13 a climb of three and a turn cost four', () => {
  const machine = aMachine('B1');
  expect(courseOf(['c3', 'r60', 'end'], machine, cards).energy).toBe(-4);
  expect(courseOf(['d5', 'end'], machine, cards).energy).toBe(5);
});

test('C013 CG-T14 straight and level below the top she gains one', () => {
  const machine = aMachine('B1');
  expect(speedAfter(courseOf(['end'], machine, cards), machine, cards)).toBe(13);
  const fast = aMachine('B1', { speed: 17 });
  expect(speedAfter(courseOf(['end'], fast, cards), fast, cards)).toBe(17);
});

test('C007 C014 C036 a move is composed to its end; at the stall speed she drops at once', () => {
  const machine = aMachine('B1', { speed: 7 });
  play((table) => move(machine, aSkirmish([machine]), table), ['clouds-flying 12'], { 'clouds-move': ['r30', 'end'] });
  expect(machine).toMatchObject({ height: 26, speed: 9, heading: 2, status: 'flying', did: { stalled: true } });
});

test('C037 an Immelmann turns her about, three above the stall', () => {
  const machine = aMachine('B1');
  play((table) => move(machine, aSkirmish([machine]), table), ['clouds-flying 1'], { 'clouds-move': ['immelmann'] });
  expect(machine).toMatchObject({ heading: 12, speed: 9, height: 31 });
});

test('C034 a slip goes straight to the side, to the left as to the right, and as deep', () => {
  const slipped = (word: string) => {
    const course = courseOf([word], aMachine('B1'), cards);
    return [course.place, course.climbs, course.left];
  };
  const { left } = courseOf([], aMachine('B1'), cards);
  expect(slipped('slip-l3')).toEqual([{ x: -300, y: 0 }, -3, left - 300]);
  expect(slipped('slip-r3')).toEqual([{ x: 300, y: 0 }, -3, left - 300]);
});

test('C038 a spin on purpose', () => {
  const machine = aMachine('B1');
  play((table) => move(machine, aSkirmish([machine]), table), [], { 'clouds-move': ['spin'] });
  expect(machine.status).toBe('spinning');
});

test.each([
  ['C030', ['s3'], 2, 0],
  ['C031', ['roll-r'], 1, -1],
  ['C032', ['vertical-dive'], 1, 11],
  ['C033', ['r60'], 1, -1],
  ['C034', ['slip-l3'], 1, -3],
  ['C034', ['slip-r3'], 1, -3],
  ['C035', ['bank-left'], 2, 0],
  ['C041', ['restart'], 1, 0],
  ['C042', ['repair'], 1, 0],
  ['C039', ['landing'], 0, 0],
  ['C040', ['take-off'], 1, 0],
])('%s the actions left and the energy of %s', (_, words, actions, energy) => {
  const course = courseOf(words, aMachine('B1'), cards);
  expect([course.actions, course.energy]).toEqual([actions, energy]);
});

test('C017 C018 C019 C020 C021 CG-T5 what makes up a shot', () => {
  const machine = aMachine('B1', { aircraft: 'spad-vii', place: behind });
  const target = aMachine('G1');
  const fight = aSkirmish([machine, target]);
  expect(partsOf({ machine, battery: machine.forward }, target, 'sustained', fight)).toEqual([
    { part: 'gunnery', amount: 12 },
    { part: 'distance', amount: 2 },
    { part: 'angle', amount: 3 },
    { part: 'airplane', amount: 1 },
    { part: 'sustained', amount: 3 },
  ]);
  expect([
    angleOf(machine, 'forward', target),
    angleOf(machine, 'forward', aMachine('G1', { heading: 12 })),
    angleOf(machine, 'forward', aMachine('G1', { heading: 6 })),
  ]).toEqual(['rear', 'front', 'side']);
  machine.forward.firedAt = { target: 'G1', turn: 0 };
  expect([maySustain(machine, machine.forward, target, 1), maySustain(machine, machine.forward, target, 2)]).toEqual([
    true,
    false,
  ]);
  expect([successesOf(14, 9), successesOf(14, 14), successesOf(14, 17)]).toEqual([5, 0, -3]);
});

test('C021 C110 one gun jams on a throw of 20, and not on 19', () => {
  const jams = (...dice: readonly string[]) => {
    const machine = aMachine('B1', { place: behind, initiative: { total: 20, die: 5, again: [] } });
    play((table) => airFires(aSkirmish([machine, aMachine('G1')]), table), dice, { 'clouds-fire': ['G1.normal'] });
    return machine.forward.guns[0]?.is;
  };
  expect([jams('clouds-shot 20', 'clouds-malfunction 2'), jams('clouds-shot 19')]).toEqual(['dead', 'clear']);
});

test('C016 C022 CG-T6 highest first; seven successes and a 20 are result 27, fire', () => {
  const machine = aMachine('B1', { place: behind, initiative: { total: 20, die: 5, again: [] } });
  const target = aMachine('G1');
  const { events } = play(
    (table) => airFires(aSkirmish([machine, target]), table),
    ['clouds-shot 10', 'clouds-damage 20', 'clouds-2d6 3 3'],
    { 'clouds-fire': ['G1.normal'] },
  );
  expect(events.find(({ type }) => type === 'clouds-hit')).toMatchObject({ successes: 7, line: 27 });
  expect([machine.forward.halves, target.fire?.ends]).toEqual([18, 'death']);
});

test('C015 the ground fires before the air: whom it brings down fires at nobody', () => {
  const shooter = aMachine('B1', { place: { x: 0, y: -1500 }, height: 5, structure: 2 });
  const target = aMachine('G1', { place: { x: 0, y: -1200 }, height: 5 });
  const fight = aSkirmish([shooter, target], { ground: [aUnit({ strength: 0 }), aUnit({ id: 'T2' })] });
  const { events } = play(
    (table) => playTurn(fight, table),
    ['clouds-initiative 9', 'clouds-initiative 2', 'clouds-shot 1', 'clouds-1d8 2'],
    { 'clouds-move': ['end', 'end'] },
  );
  const fired = events.flatMap((event) =>
    event.type === 'clouds-fired' ? [`${event.machine} at ${event.target}`] : [],
  );
  expect([fired, shooter.why]).toEqual([['T2 at B1'], 'broke-up']);
});

test('C016 the higher initiative fires first, a gunner by his own', () => {
  const at = (total: number) => ({ total, die: 1, again: [] });
  const two = aMachine('B1', {
    aircraft: 're8',
    gunner: aMan('gunner'),
    place: { x: 0, y: -300 },
    height: 5,
    initiative: at(9),
    gunnerInitiative: at(20),
  });
  const foes = [
    aMachine('G1', { heading: 12, height: 5, initiative: at(14) }),
    aMachine('G2', { place: { x: 0, y: -600 }, height: 5, initiative: at(8) }),
  ];
  const { asked } = play((table) => airFires(aSkirmish([two, ...foes]), table), [], {
    'clouds-fire': ['hold', 'hold', 'hold', 'hold'],
  });
  const order = asked.map(({ about }) => about as { machine: string; gun: string });
  expect(order.map(({ machine, gun }) => `${machine} ${gun}`)).toEqual([
    'B1 rear',
    'G1 forward',
    'B1 forward',
    'G2 forward',
  ]);
});

test('C023 one box, two for sustained fire, half of one for a short burst', () =>
  expect((['short', 'normal', 'sustained'] as const).map((burst) => halvesOf(burst, cards) / 2)).toEqual([0.5, 1, 2]));

test('C110 CG-T1 CG-T2 jams on 20, 19, 18, 17; sustained doubles; short never', () => {
  expect([1, 2, 3, 4].map((guns) => jamFrom(guns, 'normal', cards))).toEqual([20, 19, 18, 17]);
  expect([jamFrom(2, 'sustained', cards), jamFrom(2, 'short', cards)]).toEqual([17, 21]);
});

test('C111 C112 stuck for good and the next; ruined; four actions, two, one; clears', () => {
  const after = (...faces: number[]) => {
    const machine = aMachine('B1', { aircraft: 'albatros-d3' });
    const fight = aSkirmish([machine]);
    play(
      (table) => malfunction({ machine, battery: machine.forward, man: machine.pilot }, fight, table),
      faces.map((face) => `clouds-malfunction ${face}`),
    );
    return machine.forward.guns.map(({ is, actions }) => `${is} ${actions}`);
  };
  expect(after(1, 5)).toEqual(['dead 0', 'jammed 1']);
  expect([2, 3, 4, 6].map((face) => after(face)[0])).toEqual(['dead 0', 'jammed 4', 'jammed 2', 'clear 0']);
  const machine = aMachine('B1');
  const fight = aSkirmish([machine]);
  Object.assign(machine.forward.guns[0] ?? {}, { is: 'jammed', actions: 2 });
  play((table) => workOnGuns({ machine, battery: machine.forward, actions: 2 }, fight, table));
  expect(machine.forward.guns[0]).toEqual({ is: 'clear', actions: 0, from: 2 });
  const twin = aMachine('G1', { aircraft: 'albatros-d3' });
  Object.assign(twin.forward.guns[0] ?? {}, { is: 'jammed', actions: 4 });
  play((table) => workOnGuns({ machine: twin, battery: twin.forward, actions: 2 }, fight, table));
  // Four actions are two turns' work, and while he works he fires neither of them.
  expect(twin.forward.guns.map(({ is, actions, from }) => [is, actions, from])).toEqual([
    ['jammed', 2, 2],
    ['clear', 0, 2],
  ]);
  const drum = aMachine('B2', { forward: { ...aMachine('B2').forward, magazine: true } });
  play(
    (table) => malfunction({ machine: drum, battery: drum.forward, man: drum.pilot }, fight, table),
    ['clouds-malfunction 2'],
  );
  expect(drum.forward.guns[0]).toMatchObject({ is: 'jammed', actions: 2 });
});

test('C025 C026 C027 a jump: down 2d6 and four, stuck, or dead', () => {
  const jumped = (...dice: string[]) => {
    const machine = aMachine('B1', { parachute: true, status: 'spinning', isBeyondHelp: true });
    play((table) => jump(machine, aSkirmish([machine]), table), dice, { 'clouds-jump': ['jump'] });
    return [machine.status, machine.pilot.fortitude > 0];
  };
  expect(jumped('clouds-jump 12', 'clouds-2d6 3 4')).toEqual(['lost', true]);
  expect(jumped('clouds-jump 13')).toEqual(['spinning', true]);
  expect(jumped('clouds-jump 18')).toEqual(['lost', false]);
});

test('C028 C029 -2 from a whole machine, +2 slow, -2 fast', () => {
  const at = (speed: number, status: 'flying' | 'spinning') => {
    const machine = aMachine('B1', { speed, status });
    return modifierOf(machine, aSkirmish([machine]));
  };
  expect([at(12, 'flying'), at(8, 'spinning'), at(17, 'spinning')]).toEqual([-2, 2, -2]);
});

test('C028 two off from a sound machine alone, and not from one that burns, spins or has broken up', () => {
  const off = (over: Partial<FightingMachine>) => {
    const machine = aMachine('B1', over);
    return modifierOf(machine, aSkirmish([machine]));
  };
  const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
  expect(off({})).toBe(-2);
  expect([off({ fire }), off({ status: 'spinning' }), off({ isBeyondHelp: true })]).toEqual([0, 0, 0]);
  // (C029) At Medium speed nothing, at Stall speed two better, at High two worse.
  expect([off({ speed: 6 }), off({ speed: 17 })]).toEqual([0, -4]);
});

test('C049 C050 C051 C053 without an engine a Luck test finds the place; with one it is an aerodrome', () => {
  const landed = (engine: EngineState, ...dice: string[]) => {
    const machine = aMachine('B1', { engines: [anEngine({ is: engine })], speed: 6, height: 1 });
    const { events } = play(
      (table) => land(machine, { isEmergency: true, onBoard: true }, aSkirmish([machine]), table),
      dice,
    );
    return [
      events.flatMap((event) => (event.type === 'clouds-landed' ? [event.place] : []))[0],
      machine.structure,
      machine.pilot.fortitude,
    ];
  };
  expect(landed('running', 'clouds-landing 16')).toEqual(['an aerodrome', 20, 12]);
  expect(landed('dead', 'clouds-luck 13', 'clouds-landing 13', 'clouds-1d6 2', 'clouds-1d6 1')).toEqual([
    'a soft meadow with ditches',
    15,
    11,
  ]);
});

test('C052 fire, wheels gone, speed and floats make a landing worse', () => {
  const machine = aMachine('B1', { gearGone: true, speed: 12, fire: { reaches: 9, ends: 'death', isForGood: false } });
  expect(landingModifier(machine, aSkirmish([machine]))).toBe(-3 - 1 - 2);
  const boat = aMachine('B1', { aircraft: 'floatplane', speed: 7 });
  const floats = (surface: 'field' | 'water') => floatsModifier(boat, surface, aSkirmish([boat]));
  expect([landingModifier(boat, aSkirmish([boat])), floats('field'), floats('water')]).toEqual([0, -4, 4]);
  expect(floatsModifier(machine, 'water', aSkirmish([machine]))).toBe(0);
});

test('C054 on the water she sinks, and a Luck test gets him out', () => {
  const machine = aMachine('B1', { ...NO_ENGINE, speed: 6, height: 1 });
  // Flying 12 on the water itself, where there is no place to find: 14 is a failure by two.
  const dice = ['clouds-landing 14', 'clouds-1d3 1', 'clouds-luck 8'];
  play(
    (table) => land(machine, { isEmergency: true, onBoard: true }, aSkirmish([machine], { terrain: 'water' }), table),
    dice,
  );
  expect([machine.status, machine.pilot.fortitude]).toEqual(['lost', 11]);
});

test('C055 C058 into the ground, by the throw and the speed', () => {
  const struckAt = (face: number, isClear: boolean, ...dice: string[]) => {
    const machine = aMachine('B1', { speed: 12, height: 1 });
    play(
      (table) => strikeGround(machine, isClear ? 'steered' : 'helpless', aSkirmish([machine]), table),
      [`clouds-collision ${face}`, ...dice],
    );
    return [machine.status, machine.structure, machine.pilot.fortitude];
  };
  expect(struckAt(1, true, 'clouds-2d6 1 1')).toEqual(['flying', 18, 12]);
  expect(struckAt(1, false, 'clouds-3d6 1 1 1')).toEqual(['lost', 20, 9]);
  expect(struckAt(13, true, 'clouds-4d6 3 3 3 3')).toEqual(['lost', 20, 0]);
  expect(struckAt(20, true)).toEqual(['lost', 20, 0]);
});

test('C055 the slower she strikes, the lighter: 3 off at the stall, 1 off slow, 1 on fast and 3 in a dive', () => {
  const modifierAt = (speed: number) => {
    const machine = aMachine('B1', { speed, height: 1 });
    const { events } = play(
      (table) => strikeGround(machine, 'helpless', aSkirmish([machine]), table),
      ['clouds-collision 20'],
    );
    return events.flatMap((event) => (event.type === 'clouds-collided' ? [event.modifier] : []));
  };
  expect([5, 8, 12, 17].map(modifierAt)).toEqual([[-3], [-1], [0], [1]]);
  const light = aMachine('B1', { speed: 8, height: 1 });
  play((table) => strikeGround(light, 'steered', aSkirmish([light]), table), ['clouds-collision 4', 'clouds-2d6 1 1']);
  expect([light.status, light.structure]).toEqual(['flying', 18]);
});

test('C089 to the last who shot within two rounds, hit or not', () => {
  const machine = aMachine('B1', { lastShot: { by: { machine: 'G1', gun: 'forward' }, turn: 3 } });
  const fight = aSkirmish([machine]);
  fight.turn = 4;
  expect(creditFor(machine, fight)?.machine).toBe('G1');
  fight.turn = 5;
  expect(creditFor(machine, fight)).toBeUndefined();
  play((table) => lose(machine, 'ground', fight, table));
  expect(machine.credit).toBeUndefined();
});

test('C090 forced home: to the last who hit', () => {
  const machine = aMachine('B1', { lastHit: { machine: 'G2', gun: 'forward' } });
  play((table) => goHome(machine, aSkirmish([machine]), table));
  expect(machine.forcedHomeBy?.machine).toBe('G2');
});

test('C091 an emergency landing on the board is a victory, off it none', () => {
  const credit = (onBoard: boolean) => {
    const machine = aMachine('B1', { speed: 6, height: 1, lastHit: { machine: 'G2', gun: 'forward' } });
    play((table) => land(machine, { isEmergency: true, onBoard }, aSkirmish([machine]), table), ['clouds-landing 1']);
    return machine.credit?.machine;
  };
  expect([credit(true), credit(false)]).toEqual(['G2', undefined]);
});

test('C093 CG-T15 fire: 1 out, 4 eats four, 6 explodes', () => {
  const burnt = (face: number) => {
    const machine = aMachine('B1', { fire: { reaches: 9, ends: 'death', isForGood: false } });
    play((table) => burnOn(machine, aSkirmish([machine]), table), [`clouds-burning ${face}`]);
    return [machine.fire !== undefined, machine.structure, machine.status];
  };
  expect(burnt(1)).toEqual([false, 20, 'flying']);
  expect(burnt(4)).toEqual([true, 16, 'flying']);
  expect(burnt(6)[2]).toBe('lost');
});

test('C072 C073 smoke burns at the end of the second turn unless she is fast; petrol runs out', () => {
  const slow = aMachine('B1', { engines: [anEngine({ smoke: SMOKE })] });
  play((table) => smokeAndFuel(slow, aSkirmish([slow]), table), ['clouds-2d6 1 1']);
  expect(slow.fire).toBeDefined();
  const fast = aMachine('B1', { speed: 20, engines: [anEngine({ smoke: SMOKE, petrolUntil: 1 })] });
  play((table) => smokeAndFuel(fast, aSkirmish([fast]), table), ['clouds-fortitude 12']);
  expect([fast.engines, fast.fire]).toEqual([[anEngine({ is: 'dry' })], undefined]);
});

test('C108 CG-T12 leaks add up: 14 to 18, then a 17 burns', () => {
  const balloon = aBalloon();
  const hung = { ...balloon };
  const fight = aSkirmish([]);
  play((table) => damageBalloon(hung, { adds: 0, by: 'B1' }, fight, table), ['clouds-balloon 14']);
  play((table) => damageBalloon(hung, { adds: 0, by: 'B1' }, fight, table), ['clouds-balloon 17']);
  expect(hung).toMatchObject({ leaks: 4, isBurnt: true });
});

test('C109 C113 a balloon by speed, one gun; rockets at -10', () => {
  const machine = aMachine('B1', { place: { x: 0, y: -200 }, height: 20, rockets: 8 });
  const balloon = aBalloon();
  const shots = shotsAtGround(machine, machine.forward, 1, aSkirmish([machine], { balloons: [{ ...balloon }] }));
  expect(shots.map(({ word, base }) => `${word} ${base}`)).toEqual(['K1.short 13', 'K1.normal 15', 'K1.rockets 5']);
});

test('C015 C114 C115 the ground fires by strength and speed', () => {
  const machine = aMachine('B1', { height: 5, speed: 8 });
  const fight = aSkirmish([machine], { ground: [{ ...unit }] });
  const { events } = play((table) => groundFires(fight, table), ['clouds-shot 10', 'clouds-1d8 2']);
  expect(events[0]).toMatchObject({ type: 'clouds-fired', base: 10, successes: 0 });
  expect(machine.structure).toBe(18);
  expect(cards.ground.fromGround.map(({ amount }) => amount)).toEqual([4, 0, -2, -4, -6]);
});

test('C116 C117 strafing by speed and one gun; a trench takes three off each die', () => {
  const machine = aMachine('B1', {
    place: { x: 0, y: -400 },
    height: 4,
    speed: 9,
    initiative: { total: 9, die: 1, again: [] },
  });
  const target = { ...unit };
  const fight = aSkirmish([machine], { ground: [target] });
  play((table) => airFires(fight, table), ['clouds-shot 4', 'clouds-1d6 6', 'clouds-1d6 2'], {
    'clouds-fire': ['T1.normal'],
  });
  expect(target.strength).toBe(9);
  expect(forBand(cards.ground.strafing, 'Slow')).toBe(-2);
});

test('C118 a barrage drifts on each 1 and is thrown again, and stands there next turn; 20 is 1d20 and 15', () => {
  const machine = aMachine('B1');
  const gun = { ...unit, kind: 'gun' as const };
  const fight = aSkirmish([machine], { ground: [gun] });
  const drifts = ['clouds-barrage 1', 'clouds-drift 3', 'clouds-barrage 1', 'clouds-drift 6', 'clouds-barrage 20'];
  play((table) => groundFires(fight, table), drifts, { 'clouds-aim': ['B1'] });
  expect(gun.barrage).toEqual({ x: 1000, y: -1000 });
  play((table) => groundFires(fight, table), ['clouds-barrage 19'], { 'clouds-aim': ['stay'] });
  expect([machine.status, machine.structure]).toEqual(['flying', 20]);
  play(
    (table) => groundFires(aSkirmish([machine], { ground: [{ ...unit, kind: 'gun' }] }), table),
    ['clouds-barrage 20', 'clouds-1d20 15'],
    { 'clouds-aim': ['B1'] },
  );
  expect(machine.status).toBe('lost');
});

test('C119 CG-T7 CG-T8 the cell of the bombing table', () => {
  const cell = (height: number, successes: number) => {
    const machine = aMachine('B1', { height, speed: 9 });
    return bombRow(machine, successes, aSkirmish([machine]));
  };
  expect(5 - cell(10, 0).less).toBe(4);
  expect(Math.max(6 - cell(15, 15).less, 0)).toBe(0);
  expect(cell(10, 0).deviation).toBe('1d6');
});

test('C024 C120 C121 C122 CG-T10 eleven successes take two dice of six', () => {
  const machine = aMachine('B1', { aircraft: 're8', gunner: aMan('gunner', { awareness: 14 }), height: 6 });
  machine.did.radioed = true;
  const battery = { side: 'allied', target: 'T1', dice: 6, hits: 0 } as const;
  const spotting = [{ ...battery }];
  const fight = aSkirmish([machine], { ground: [{ ...unit }], spotting });
  play((table) => spot(fight, table), ['clouds-spotting 3', ...Array(4).fill('clouds-shell 2')]);
  expect(spotting[0]).toMatchObject({ dice: 4, hits: 0 });
});

test('no shot beyond twelve Move Units', () => {
  const machine = aMachine('B1', { place: { x: 0, y: -1300 } });
  expect(shotsAtMachines(machine, machine.forward, aSkirmish([machine, aMachine('G1')]))).toEqual([]);
});

/** Where a Pup at 120 km/h is after these words. Her template is of 300 hundredths, 79 along the arc for 15 degrees. */
const after = (...words: string[]) => {
  const { place, heading, left, straight, bank } = courseOf(words, aMachine('B1'), cards);
  // Each step round a circle is rounded to a hundredth.
  const near = (by: number) => 10 * Math.round(by / 10);
  return { x: near(place.x), y: near(place.y), heading, left, straight, bank };
};

test('C008 a turn is measured along its template, to the right as to the left', () => {
  const level = { left: 1200 - 6 * 79, straight: 0 };
  expect(after('r90')).toEqual({ ...level, x: 300, y: 300, heading: 6, bank: 'right' });
  expect(after('l90')).toEqual({ ...level, x: -300, y: 300, heading: 18, bank: 'left' });
  expect(after('r30')).toEqual({ x: 40, y: 150, heading: 2, bank: 'right', left: 1200 - 2 * 79, straight: 0 });
  // Two templates tighter it is of 200 hundredths.
  expect(after('r90+2')).toMatchObject({ x: 200, y: 200, heading: 6, left: 1200 - 6 * 52 });
});

test('C008 what is flown before a turn and after it is measured along the heading of then', () => {
  expect(after('s2', 'r90')).toMatchObject({ x: 300, y: 500, left: 1000 - 6 * 79, straight: 0 });
  expect(after('s2', 'r90', 's3')).toMatchObject({ x: 600, y: 500, left: 700 - 6 * 79, straight: 300 });
  const rest = 1200 - 6 * 79;
  expect(after('l90', 'end')).toMatchObject({ x: -1020, y: 300, left: 0, straight: rest });
  // Way for 15 degrees of 30.
  expect(after('s11', 'r30')).toMatchObject({ heading: 1, left: 100 - 79 });
});

test('C030 straight ahead takes way and nothing else', () => {
  const strained = { freeFrom: 15, turnsOnly: false, guns: true, bombs: false };
  const machine = aMachine('B1', { testEach: strained });
  const course = courseOf(['s3'], machine, cards);
  expect(course).toMatchObject({ place: { x: 0, y: 300 }, left: 900, straight: 300, manoeuvred: false, tests: [] });
  expect(speedAfter(course, machine, cards)).toBe(13);
  expect(after('s3', 's2')).toMatchObject({ y: 500, left: 700, straight: 500 });
  expect(after('s11', 's3')).toMatchObject({ y: 1200, left: 0, straight: 1200 });
});

test('C004 C006 the ground moves first, then the lowest initiative', () => {
  const [high, low] = [aMachine('B1', { place: { x: -2000, y: 0 } }), aMachine('G1', { place: { x: 2000, y: 0 } })];
  const truck = { ...unit, side: 'allied' as const, speed: 1 };
  const fight = aSkirmish([high, low], { ground: [truck] });
  const { asked } = play((table) => playTurn(fight, table), ['clouds-initiative 9', 'clouds-initiative 2'], {
    'clouds-move': ['end', 'end'],
  });
  expect(asked.map(({ about }) => (about as { machine: string }).machine)).toEqual(['G1', 'B1']);
  expect(truck.place).toEqual({ x: 0, y: 100 });
});

test.each([
  [20, [], 'lost', 'lost'],
  [16, [], 'lost', 'lost'],
  [13, ['clouds-5d6 1 1 1 1 1', 'clouds-5d6 1 1 1 1 1'], 'spinning', 'spinning'],
  [9, ['clouds-3d6 1 1 1', 'clouds-3d6 1 1 1'], 'spinning', 'spinning'],
  [5, ['clouds-flying 12', 'clouds-flying 13'], 'flying', 'spinning'],
  [2, ['clouds-4d6 1 1 1 1'], 'spinning', 'flying'],
] as const)('C056 two machines collide, %i', (face, dice, rammer, victim) => {
  const [machine, other] = [aMachine('B1'), aMachine('G1')];
  play(
    (table) => collide(machine, aSkirmish([machine, other]), table),
    ['clouds-luck 20', `clouds-collision ${face}`, ...dice],
  );
  expect([machine.status, other.status]).toEqual([rammer, victim]);
});

test('C056 both explode, and who is within three has one throw for both', () => {
  const [machine, other] = [aMachine('B1'), aMachine('G1')];
  const [near, far] = [aMachine('B2', { place: { x: 300, y: 0 } }), aMachine('B3', { place: { x: 301, y: 0 } })];
  play(
    (table) => collide(machine, aSkirmish([machine, other, near, far]), table),
    ['clouds-luck 20', 'clouds-collision 18', 'clouds-damage 3'],
  );
  expect([machine.why, other.why, near.structure, far.structure]).toEqual(['exploded', 'exploded', 17, 20]);
});

test('C056 whoever is near the machine that was struck is as near as who is near the other', () => {
  const [machine, other] = [aMachine('B1'), aMachine('G1', { place: { x: 30, y: 0 } })];
  const near = aMachine('B2', { place: { x: 330, y: 0 } });
  play(
    (table) => collide(machine, aSkirmish([machine, other, near]), table),
    ['clouds-luck 20', 'clouds-collision 18', 'clouds-damage 3'],
  );
  expect(near.structure).toBe(17);
});

test('C089 whose victory she was when she burst into flames stays his, whoever kills her pilot later', () => {
  const first = { machine: 'G1', gun: 'forward' } as const;
  const machine = aMachine('B1', { lastShot: { by: first, turn: 0 } });
  const fight = aSkirmish([machine]);
  play((table) => harmTo(machine, fight, table).strike(machine, 27), ['clouds-2d6 6 6']);
  fight.turn = 9;
  machine.lastShot = { by: { ...first, machine: 'G2' }, turn: 9 };
  play((table) => lose(machine, 'pilot-killed', fight, table));
  expect(machine.credit).toEqual(first);
});

test('C056 of three in one place the one that comes last meets both others', () => {
  const statusAfter = (...dice: string[]) => {
    const three = [aMachine('B1'), aMachine('G1'), aMachine('G2')] as const;
    play((table) => collide(three[0], aSkirmish([...three]), table), dice);
    return three.map(({ status }) => status);
  };
  const second = ['clouds-luck 20', 'clouds-collision 5', 'clouds-flying 12', 'clouds-flying 13'];
  expect(statusAfter('clouds-luck 8', ...second)).toEqual(['flying', 'flying', 'spinning']);
  const first = ['clouds-luck 20', 'clouds-collision 2', 'clouds-4d6 1 1 1 1'];
  expect(statusAfter(...first, 'clouds-luck 8')).toEqual(['spinning', 'flying', 'flying']);
  expect(statusAfter('clouds-luck 20', 'clouds-collision 16')).toEqual(['lost', 'lost', 'flying']);
});

test.each([
  [20, [], 'lost', { isBurnt: true }, 'cut'],
  [16, ['clouds-balloon 8'], 'lost', { leaks: 2 }, 'cut'],
  [13, ['clouds-3d6 1 1 1', 'clouds-balloon 8'], 'spinning', { leaks: 4 }, 'winch-stuck'],
  [9, ['clouds-2d6 1 1', 'clouds-balloon 8'], 'spinning', { leaks: 2 }, 'winch-stuck'],
  [5, ['clouds-flying 13'], 'spinning', { leaks: 0 }, 'whole'],
  [2, ['clouds-structure-test 1'], 'flying', { leaks: 0 }, 'whole'],
] as const)('C057 into a balloon or its cable, %i', (face, dice, status, after, cable) => {
  for (const height of [30, 31]) {
    const machine = aMachine('B1');
    const balloon = aBalloon({ height });
    const fight = aSkirmish([machine], { balloons: [balloon] });
    play((table) => collide(machine, fight, table), ['clouds-luck 20', `clouds-collision ${face}`, ...dice]);
    expect(machine.status).toBe(status);
    // The cable hangs below the envelope, and only a machine that hits it cuts it.
    expect(balloon).toMatchObject({ ...after, cable: height > 30 ? cable : 'whole' });
  }
});

test('C053 a landing that takes the last of her strength leaves a wreck, and the man in her alive', () => {
  const machine = aMachine('B1', { ...NO_ENGINE, speed: 6, height: 1, structure: 2 });
  play(
    (table) => land(machine, { isEmergency: true, onBoard: true }, aSkirmish([machine]), table),
    ['clouds-luck 13', 'clouds-landing 13', 'clouds-1d6 2', 'clouds-1d6 1'],
  );
  expect([machine.status, machine.wrecked, machine.pilot.fortitude, machine.structure]).toEqual([
    'landed',
    true,
    11,
    0,
  ]);
});

test('C092 after the fight what cannot reach home comes down', () => {
  const machine = aMachine('B1', { ...NO_ENGINE, speed: 6 });
  play((table) => afterFight(aSkirmish([machine]), table), ['clouds-luck 1', 'clouds-landing 1']);
  expect(machine).toMatchObject({ status: 'landed', credit: undefined, height: 0 });
});

test('C091 C092 over the board it is still a victory, and beyond it none', () => {
  const credit = (status: 'flying' | 'left') => {
    const machine = aMachine('B1', { ...NO_ENGINE, speed: 6, status, lastHit: { machine: 'G1', gun: 'forward' } });
    play((table) => afterFight(aSkirmish([machine]), table), ['clouds-luck 1', 'clouds-landing 1']);
    return machine.credit?.machine;
  };
  expect([credit('flying'), credit('left')]).toEqual(['G1', undefined]);
});
