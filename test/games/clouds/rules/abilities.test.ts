import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/cards/printed/careers.ts';
import { collide } from '../../../../src/games/clouds/rules/collisions.ts';
import { courseOf, rollWay } from '../../../../src/games/clouds/rules/flying/course.ts';
import { shotsAtGround } from '../../../../src/games/clouds/rules/ground/ground-attack.ts';
import { land } from '../../../../src/games/clouds/rules/ground/ground-contact.ts';
import { rollInitiatives, threatsFelt, threatsTo } from '../../../../src/games/clouds/rules/initiative.ts';
import { takePlaces } from '../../../../src/games/clouds/rules/places.ts';
import { airFires } from '../../../../src/games/clouds/rules/shooting/fire-phase.ts';
import { malfunction } from '../../../../src/games/clouds/rules/shooting/guns.ts';
import { killAll } from '../../../../src/games/clouds/rules/shooting/loss.ts';
import { testStructure } from '../../../../src/games/clouds/rules/shooting/machine-effects.ts';
import { partsOf } from '../../../../src/games/clouds/rules/shooting/shots.ts';
import { harmTo } from '../../../../src/games/clouds/rules/shooting/suffer.ts';
import { skillOf } from '../../../../src/games/clouds/rules/tests.ts';
import type { FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import { aBalloon, aMachine, aMan, aSkirmish, aUnit, cards, NO_ENGINE, play } from '../../../support/fights/clouds.ts';

const able = (...abilities: Ability[]) => aMan('pilot', { abilities });
const gunner = (...abilities: Ability[]) => aMan('gunner', { abilities });
const behind = { x: 0, y: -300 };
const partsNamed = (parts: readonly { part: string; amount: number }[], name: string) =>
  parts.filter(({ part }) => part === name).map(({ amount }) => amount);

test('C126 the confident have Fortitude +4 and Luck +2', () =>
  expect(able('confident')).toMatchObject({ fortitude: 16, whole: 16, luck: 10 }));

test('C126 the slippery ignore two of what threatens them, and never gain by it', () => {
  const machine = aMachine('B1', { pilot: able('slippery') });
  expect(threatsFelt(machine, aSkirmish([machine, aMachine('G1', { place: behind })]))).toBe(-2);
  expect(threatsFelt(machine, aSkirmish([machine]))).toBe(0);
});

test('C127 a charm and a lucky man each give their side a re-roll; C126 a mentor gives it none', () => {
  const reRolls = (...machines: FightingMachine[]) => aSkirmish(machines).reRolls;
  const rookie = aMachine('B2', { pilot: aMan('pilot', { victories: 0 }) });
  const mentor = aMachine('B1', { pilot: aMan('pilot', { abilities: ['mentor'], victories: 7 }) });
  expect(reRolls(mentor, rookie).allied).toBe(0);
  expect(reRolls(aMachine('G1', { pilot: aMan('pilot', { abilities: ['charm'], luck: 11 }) })).german).toBe(2);
});

test.each([
  ['as-thrown', 10],
  ['add', 13],
  ['subtract', 7],
] as const)('C126 a marksman sees the result and shifts it: %s', (answer, line) => {
  const initiative = { total: 20, die: 5, again: [] };
  const machine = aMachine('B1', { place: behind, initiative, pilot: able('marksman') });
  const harm = { 10: ['clouds-1d4 1', 'clouds-structure-test 1'], 13: ['clouds-guns-hit 1'], 7: [] }[line];
  const die = answer === 'as-thrown' ? [] : ['clouds-marksman 3'];
  const { events } = play(
    (table) => airFires(aSkirmish([machine, aMachine('G1')]), table),
    ['clouds-shot 10', 'clouds-damage 3', ...die, ...harm],
    { 'clouds-fire': ['G1.normal'], 'clouds-marksman': [answer] },
  );
  expect(events.find(({ type }) => type === 'clouds-hit')).toMatchObject({ line });
});

test('C119 C127 C128 the hawk-eyed add 1d4 to the damage, and aim bombs by 3 or 4', () => {
  const initiative = { total: 20, die: 5, again: [] };
  const machine = aMachine('B1', { place: behind, initiative, pilot: able('hawk-eyed') });
  const { events } = play(
    (table) => airFires(aSkirmish([machine, aMachine('G1')]), table),
    ['clouds-shot 17', 'clouds-damage 2', 'clouds-hawk-eyed 1'],
    { 'clouds-fire': ['G1.normal'] },
  );
  expect(events.find(({ type }) => type === 'clouds-hit')).toMatchObject({ line: 3 });
  const bombAim = (over: Partial<FightingMachine>) => {
    const bomber = aMachine('B1', { aircraft: 're8', bombs: 1, ...over });
    const shots = shotsAtGround(bomber, bomber.forward, 0, aSkirmish([bomber], { ground: [aUnit()] }));
    return partsNamed(shots[0]?.parts ?? [], 'ability');
  };
  expect([bombAim({ pilot: able('hawk-eyed') }), bombAim({ gunner: gunner('hawk-eyed') }), bombAim({})]).toEqual([
    [3],
    [4],
    [],
  ]);
});

test('C127 C128 balloon and strafing experts have +3, with rockets too', () => {
  const machine = aMachine('B1', {
    place: { x: 0, y: -200 },
    height: 2,
    rockets: 8,
    pilot: able('balloon-expert', 'strafing-expert'),
  });
  const fight = aSkirmish([machine], {
    balloons: [aBalloon({ height: 2 })],
    ground: [aUnit({ place: { x: 0, y: 200 } })],
  });
  const shots = shotsAtGround(machine, machine.forward, 1, fight);
  expect(shots.map(({ word }) => word)).toEqual(['K1.short', 'K1.normal', 'K1.rockets', 'T1.short', 'T1.normal']);
  for (const { parts } of shots) expect(partsNamed(parts, 'ability')).toEqual([3]);
});

test('C127 the emergency survivor has +5 for the place and for the landing', () => {
  const machine = aMachine('B1', { ...NO_ENGINE, speed: 6, height: 1, pilot: able('emergency-survivor') });
  const { events } = play(
    (table) => land(machine, { isEmergency: true, onBoard: true }, aSkirmish([machine]), table),
    ['clouds-luck 13', 'clouds-landing 19'],
  );
  expect(events).toMatchObject([{ modifier: 5 }, { modifier: 7 }, { place: 'firm grass', isWrecked: false }]);
});

test('C127 whom the sticky threaten has two more off', () => {
  const machine = aMachine('B1');
  expect(
    threatsTo(
      machine,
      aSkirmish([machine, aMachine('G1', { place: { x: -300, y: 0 }, heading: 6, pilot: able('sticky') })]),
    ),
  ).toBe(-4);
});

test('C127 the daredevil keeps clear of others, and of the spin', () => {
  const [machine, other] = [aMachine('B1', { pilot: able('daredevil') }), aMachine('G1', { pilot: able('daredevil') })];
  const fight = aSkirmish([machine, other]);
  expect(play((table) => collide(machine, fight, table), ['clouds-luck 13']).events).toHaveLength(1);
  const dice = ['clouds-luck 14', 'clouds-collision 5', 'clouds-flying 17', 'clouds-flying 18'];
  play((table) => collide(machine, fight, table), dice);
  expect([machine.status, other.status]).toEqual(['flying', 'spinning']);
});

test('C111 C127 the weapon expert has +2 at a gun that fails', () => {
  const machine = aMachine('B1', { pilot: able('weapon-expert') });
  play(
    (table) => malfunction({ machine, battery: machine.forward, man: machine.pilot }, aSkirmish([machine]), table),
    ['clouds-malfunction 4'],
  );
  expect(machine.forward.guns[0]?.is).toBe('clear');
});

test('C127 the best rigger is one better where structure fails, and 6 is the best there is', () => {
  const failed = (face: number) => {
    const machine = aMachine('B1', { structure: 10, pilot: able('best-rigger') });
    const dice = ['clouds-structure-test 11', `clouds-structural-failure ${face}`];
    play((table) => testStructure(harmTo(machine, aSkirmish([machine]), table), 'damage'), dice);
    return machine.structure;
  };
  expect([failed(5), failed(6)]).toEqual([10, 10]);
});

test('C127 a leader exchanges his initiative once, with one of his own who does not burn', () => {
  const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
  const leader = aMachine('B1', { pilot: able('leadership'), place: { x: -2000, y: 0 } });
  const others = [
    aMachine('B2'),
    aMachine('B3', { fire, initiative: { total: 1, die: 1, again: [] } }),
    aMachine('G1', { place: { x: 3000, y: 0 } }),
  ];
  const fight = aSkirmish([leader, ...others]);
  const dice = ['clouds-initiative 9', 'clouds-initiative 2', 'clouds-initiative 5'];
  const { asked } = play((table) => rollInitiatives(fight, table), dice, { 'clouds-exchange': ['keep'] });
  expect(asked[0]?.options).toEqual(['keep', 'B2']);
  play((table) => rollInitiatives(fight, table), dice, { 'clouds-exchange': ['B2'] });
  expect([leader.initiative.total, others[0]?.initiative.total]).toEqual([14, 21]);
  play((table) => rollInitiatives(fight, table), dice);
  expect(leader.initiative.total).toBe(21);
});

test('C127 a leader who burns has no initiative to exchange, and C076 a man flinches at the next that he throws', () => {
  const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
  const leader = aMachine('B1', { pilot: able('leadership'), fire, flinch: -4 });
  const fight = aSkirmish([leader, aMachine('B2')]);
  expect(play((table) => rollInitiatives(fight, table), ['clouds-initiative 5']).asked).toEqual([]);
  expect(leader.flinch).toBe(-4);
  leader.fire = undefined;
  play((table) => rollInitiatives(fight, table), ['clouds-initiative 5', 'clouds-initiative 6'], {
    'clouds-exchange': ['keep'],
  });
  expect([leader.initiative.total, leader.flinch]).toEqual([13, 0]);
});

test.each(['pilot', 'gunner'] as const)('C127 C128 the cool-headed %s throws initiative again, once', (seat) => {
  const cool = seat === 'pilot' ? { pilot: able('cool-headed') } : { gunner: gunner('cool-headed') };
  const machine = aMachine('B1', { aircraft: 're8', ...cool });
  const fight = aSkirmish([machine]);
  const thrown = (answers: ('keep' | 'again')[], ...faces: number[]) => {
    const dice = faces.map((face) => `clouds-initiative ${face}`);
    play((table) => rollInitiatives(fight, table), dice, { 'clouds-initiative-again': answers });
    return seat === 'pilot' ? machine.initiative.total : machine.gunnerInitiative.total;
  };
  const mate = seat === 'pilot' ? [] : [1];
  expect(thrown(['keep'], ...mate, 2)).toBe(14);
  expect(thrown(['again'], ...mate, 2, 9)).toBe(21);
  expect(thrown([], ...mate, 3)).toBe(15);
});

test.each([
  ['cool-aim', 20],
  ['ammo-saver', 19],
  ['sticky', 18],
] as const)('C127 C128 what a miss costs the man who has %s', (ability, halves) => {
  const initiative = { total: 20, die: 5, again: [] };
  const machine = aMachine('B1', { place: behind, initiative, pilot: able(ability) });
  play((table) => airFires(aSkirmish([machine, aMachine('G1')]), table), ['clouds-shot 19'], {
    'clouds-fire': ['G1.normal'],
  });
  expect(machine.forward.halves).toBe(halves);
});

test('C094 C127 C128 wounds take off skills, but not of the hard as nails', () => {
  const fight = aSkirmish([]);
  const figures = (seat: 'pilot' | 'gunner', ...abilities: Ability[]) => {
    const man = { ...aMan(seat, { abilities }), fortitude: 6 };
    return (['awareness', 'flying', 'gunnery'] as const).map((of) => skillOf(man, of, fight));
  };
  expect(figures('pilot')).toEqual([10, 10, 10]);
  expect(figures('pilot', 'hard-as-nails')).toEqual([10, 12, 12]);
  expect(figures('gunner', 'hard-as-nails')).toEqual([12, 10, 12]);
  const hurt = aMachine('B1', { place: behind, pilot: { ...able('hard-as-nails'), fortitude: 6 } });
  expect(
    partsNamed(partsOf({ machine: hurt, battery: hurt.forward }, aMachine('G1'), 'normal', fight), 'wound'),
  ).toEqual([]);
});

test('C127 C128 the old duck hunter has +2 from the side, and a gunner on parallel and other shots', () => {
  const hunter = aMachine('B1', { aircraft: 're8', pilot: able('duck-hunter'), gunner: gunner('duck-hunter') });
  const ability = (battery: FightingMachine['rear'], target: FightingMachine) =>
    battery && partsNamed(partsOf({ machine: hunter, battery }, target, 'normal', aSkirmish([])), 'ability');
  expect(ability(hunter.forward, aMachine('G1', { place: { x: 0, y: 300 }, heading: 6 }))).toEqual([2]);
  expect(ability(hunter.forward, aMachine('G1', { place: { x: 0, y: 300 } }))).toEqual([]);
  expect(ability(hunter.rear, aMachine('G1', { place: { x: 300, y: 0 } }))).toEqual([2]);
  expect(ability(hunter.rear, aMachine('G1', { place: { x: 300, y: 0 }, heading: 18 }))).toEqual([2]);
  expect(ability(hunter.rear, aMachine('G1', { place: behind }))).toEqual([]);
});

test("C127 pilot's hands: a tight turn costs one less and tests at +2; a roll takes one less", () => {
  const machine = aMachine('B1', { pilot: able('pilot-hands') });
  const course = courseOf(['r30+2'], machine, cards);
  expect([course.energy, course.tests]).toEqual([-2, [{ is: 'flying', modifier: -2 }]]);
  expect([rollWay(machine), rollWay(aMachine('B1'))]).toEqual([100, 200]);
  // Above her top speed it is the air frame that is tested, and hands are no help.
  const fast = courseOf(['r30+2'], aMachine('B1', { pilot: able('pilot-hands'), speed: 18 }), cards);
  expect([fast.energy, fast.tests]).toEqual([-3, [{ is: 'structure', why: 'tight' }]]);
});

test('C127 who cheats death makes a Luck test at -4, and has 1d4 left', () => {
  const killed = (...dice: string[]) => {
    const machine = aMachine('B1', { pilot: able('cheating-death') });
    play((table) => killAll(machine, 'exploded', aSkirmish([machine]), table), dice);
    return machine.pilot.fortitude;
  };
  expect([killed('clouds-luck 4', 'clouds-1d4 3'), killed('clouds-luck 5')]).toEqual([3, 0]);
});

test.each([
  ['as-laid', { x: 0, y: 0 }, 30],
  ['above', { x: 0, y: 0 }, 45],
  ['left', { x: -1500, y: 0 }, 30],
  ['right', { x: 1500, y: 0 }, 30],
] as const)('C127 a tactician chooses where he begins: %s', (answer, place, height) => {
  const machine = aMachine('B1', { pilot: able('tactician') });
  const parked = aMachine('B2', { pilot: able('tactician'), height: 0 });
  play((table) => takePlaces(aSkirmish([machine, parked]), table), [], { 'clouds-place': [answer] });
  expect(machine).toMatchObject({ place, height });
});
