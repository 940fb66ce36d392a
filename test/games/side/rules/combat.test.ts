import { expect, test } from 'vitest';
import { COLOURS, shiftColour, TEST_COLOURS, testDie } from '../../../../src/games/side/cards/ladder.ts';
import { nextLine, type SideHit, strike, tryStructure } from '../../../../src/games/side/rules/damage.ts';
import { hexesTo } from '../../../../src/games/side/rules/flight/arcs.ts';
import { megahexesOf, middleOf } from '../../../../src/games/side/rules/flight/megahex.ts';
import {
  crossMarkers,
  fightFire,
  layBarrages,
  runLeaks,
  sufferHazards,
} from '../../../../src/games/side/rules/hazards.ts';
import { exchangeFire, shotsOf } from '../../../../src/games/side/rules/shooting.ts';
import { exchangeAllFire } from '../../../../src/games/side/rules/shooting-back.ts';
import { dashboardOf, type SideFight } from '../../../../src/games/side/rules/side-fight.ts';
import { skillOf, skillShift, throwCombat, throwTest } from '../../../../src/games/side/rules/test-dice.ts';
import { viewFor } from '../../../../src/games/side/rules/view.ts';
import type { InHisWay } from '../../../../src/games/side/table/energy-decisions.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import { isCheck, lineOf } from '../../../../src/games/table.ts';
import {
  allSeen,
  book,
  combat,
  dashboards,
  dice,
  flier,
  machineAt,
  missions,
  move,
  sideFight,
} from '../../../support/fights/side-fights.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const pup = (told = {}): FightingMachine => machineAt('B1', 'sopwith-pup', { hex: 20, ...told });
const albatros = (told = {}): FightingMachine => machineAt('G1', 'albatros-d3', { hex: 22, ...told });
const pair = (own = {}, theirs = {}, told: Partial<SideFight> = {}): SideFight =>
  allSeen(sideFight([pup(own), albatros(theirs)], told));
const first = ({ machines }: SideFight): FightingMachine => machines[0] as FightingMachine;
const second = ({ machines }: SideFight): FightingMachine => machines[1] as FightingMachine;

/** One hit, by the faces that its dice show. */
function hit(
  machine: FightingMachine,
  blow: SideHit['blow'],
  rolled: readonly string[],
  told: Partial<SideFight> = {},
  aspect: SideHit['aspect'] = 'side',
) {
  const fight = sideFight([machine], told);
  return playLoaded((table) => strike({ machine, blow, aspect, by: 'G1' }, fight, table), { book, dice: rolled });
}

test('V072 nobody fires at whom he has not in sight, in the air or on the ground', () => {
  const nest = {
    id: 'nest',
    kind: 'machine-gun-nest',
    side: 'german',
    x: 92,
    y: 0,
    damage: 0,
    destroyed: false,
  } as const;
  const fight = sideFight([pup({ level: 0 }), albatros({ level: 0 })], { targets: [{ ...nest }] });
  const at = (seen: string[]) => {
    first(fight).seen = seen;
    return shotsOf(first(fight), 0, fight, book).map(({ target }) => target);
  };
  expect([at([]), at(['G1']), at(['nest']), at(['G1', 'nest'])]).toEqual([[], ['G1'], ['nest'], ['G1', 'nest']]);
});

test('V096 V099 V101 a leak has oil on the goggles where that option is in play, and else not', () => {
  const oiled = (told: Partial<SideFight>) => {
    const machine = pup();
    hit(machine, '3', ['hit-location 1'], told);
    hit(machine, '3', ['hit-location 1', 'leak-turns 4'], told);
    return [machine.leak, machine.oiled];
  };
  expect([oiled({}), oiled({ options: ['goggles'] })]).toEqual([
    [4, false],
    [4, true],
  ]);
});

test('V007 two in one hex do not fire at each other, the gunner of a two-seater neither', () => {
  const fight = pair({}, { hex: 20 });
  expect(shotsOf(first(fight), 0, fight, book)).toEqual([]);
  const { pose } = first(fight);
  expect([hexesTo('fixed', pose, pose, combat), hexesTo('flexible', pose, pose, combat)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('V009 V101 who flies through the marker behind a leak must clean his goggles', () => {
  const leaking = albatros({ hex: 22, leak: 3 });
  const machine = pup({ hex: 22 });
  const fight = sideFight([machine, leaking], { options: ['goggles'] });
  const away = { ...move(flier('sopwith-pup'), 'level'), path: [{ ...machine.pose, x: 0 }] };
  playLoaded((table) => crossMarkers(machine, away, fight, table), { book });
  expect(machine.oiled).toBe(false);
  const own = { ...move(flier('sopwith-pup'), 'level'), path: [{ ...machine.pose, x: leaking.pose.x - 4 }] };
  playLoaded((table) => crossMarkers(machine, own, fight, table), { book });
  expect(machine.oiled).toBe(true);
  playLoaded((table) => crossMarkers(machine, own, fight, table), { book });
  playLoaded((table) => crossMarkers(machine, own, sideFight([machine]), table), { book });
});

test('V009 V101 the marker lies in the one hex behind a leak of another, and where the option is not in play nowhere', () => {
  const oiled = (along: number, up: number, leaking: FightingMachine, options: SideFight['options'] = ['goggles']) => {
    const machine = pup({ hex: 30 });
    const { x, y } = leaking.pose;
    const path = [{ ...machine.pose, x: x + along, y: y + up }];
    const way = { ...move(flier('sopwith-pup'), 'level'), path };
    const { events } = playLoaded(
      (table) => crossMarkers(machine, way, sideFight([machine, leaking], { options }), table),
      { book },
    );
    return machine.oiled && events.some((event) => event.type === 'side-mishap' && event.what === 'goggles-oiled');
  };
  const leaking = () => albatros({ hex: 22, leak: 0 });
  expect([-8, -4, 0, 4].map((along) => oiled(along, 0, leaking()))).toEqual([false, true, false, false]);
  const west = albatros({ hex: 22, leak: 3, west: true });
  expect([-4, 4].map((along) => oiled(along, 0, west))).toEqual([false, true]);
  const diving = albatros({ hex: 22, leak: 3 });
  diving.pose = { ...diving.pose, attitude: 'hard-dive' };
  expect([oiled(-2, 2, diving), oiled(-2, -2, diving), oiled(2, -2, diving)]).toEqual([true, false, false]);
  expect([oiled(-4, 0, albatros({ hex: 22 })), oiled(-4, 0, leaking(), [])]).toEqual([false, false]);
  const alone = pup({ hex: 22, leak: 3 });
  const own = { ...move(flier('sopwith-pup'), 'level'), path: [{ ...alone.pose, x: alone.pose.x - 4 }] };
  playLoaded((table) => crossMarkers(alone, own, sideFight([alone], { options: ['goggles'] }), table), { book });
  expect(alone.oiled).toBe(false);
});

test('V010 shells burst about friend and foe in that megahex alone, as a side attack, and in that turn alone', () => {
  const there = [pup({ hex: 20 }), albatros({ hex: 20 }), machineAt('B2', 'sopwith-pup', { hex: 32 })];
  const fight = sideFight([...there], { barrages: [{ x: 80, y: 16 }], options: ['aimed-locations'] });
  const { events } = playLoaded((table) => sufferHazards(fight, table), {
    book,
    dice: ['combat-grey 6', 'hit-location 10', 'combat-grey 1'],
  });
  const attacks = events.filter(({ type }) => type === 'ground-attack');
  expect(attacks).toMatchObject([
    { machine: 'B1', by: 'flak', die: 'grey' },
    { machine: 'G1', by: 'flak', die: 'grey', blow: 'miss' },
  ]);
  expect(events.find(({ type }) => type === 'part-hit')).toMatchObject({ parts: {}, by: 'flak' });
  playLoaded((table) => layBarrages(fight, table), { book });
  expect(fight.barrages).toEqual([]);
});

test('V010 V066 each side that has shells left is asked, the Allies first, and told how many it has', () => {
  const fight = pair({}, { hex: 30 }, { flakLeft: { allied: 2, german: 1 } });
  const hexes = (side: string) => (side === 'allied' ? second(fight) : first(fight)).pose;
  const at = (side: string) => {
    const [middle] = megahexesOf(hexes(side));
    const { x, y } = middleOf(middle);
    return `${x}/${y}`;
  };
  const { asked, events } = playLoaded((table) => layBarrages(fight, table), {
    book,
    answers: { 'flak-barrage': [at('allied'), at('german')] },
  });
  expect(asked.map(({ about }) => about)).toMatchObject([
    { side: 'allied', left: 2 },
    { side: 'german', left: 1 },
  ]);
  expect(events).toMatchObject([
    { type: 'barrage-laid', side: 'allied', left: 1 },
    { type: 'barrage-laid', side: 'german', left: 0 },
  ]);
  expect([fight.flakLeft, fight.barrages.length]).toEqual([{ allied: 1, german: 0 }, 2]);
});

/** What the guns of the Germans may choose, who have one barrage left. */
function barragesIn(fight: SideFight): Readonly<Record<string, InHisWay>> {
  const { asked } = playLoaded((table) => layBarrages(fight, table), { book, answers: { 'flak-barrage': ['none'] } });
  return (asked[0] as unknown as { about: { hexes: Readonly<Record<string, InHisWay>> } }).about.hexes;
}

test('V066 the guns may fire where an enemy is, or before his nose, for he moves before their shells burst', () => {
  const fight = pair({}, { hex: 30 }, { flakLeft: { allied: 0, german: 1 } });
  const ways = Object.values(barragesIn(fight));
  expect(new Set(ways.map(({ machine }) => machine))).toEqual(new Set(['B1']));
  expect(ways.map(({ ahead }) => ahead)).toEqual(ways.map(({ ahead }) => ahead).toSorted((a, b) => a - b));
  expect([ways[0]?.ahead, ways.length]).toEqual([0, 3]);
});

test('V066 told too is who of their own is there; beyond the mats nothing is fired at', () => {
  const near = pair({}, { hex: 24 }, { flakLeft: { allied: 0, german: 1 } });
  expect(Object.values(barragesIn(near)).some(({ own }) => own.includes('G1'))).toBe(true);
  const leaving = pair({ hex: 1, heading: -1 }, {}, { flakLeft: { allied: 0, german: 1 } });
  expect(Object.values(barragesIn(leaving)).every(({ x, y }) => x >= 0 && y >= 0)).toBe(true);
});

test('V010 V066 shells burst in the megahex that was chosen before anybody moved', () => {
  const fight = pair({}, { hex: 30 }, { flakLeft: { allied: 0, german: 1 } });
  const at = Object.keys(barragesIn(fight))[0] as string;
  expect(fight.flakLeft.german).toBe(1);
  playLoaded((table) => layBarrages(fight, table), { book, answers: { 'flak-barrage': [at] } });
  expect([fight.flakLeft.german, fight.barrages.length]).toEqual([0, 1]);
  const { events } = playLoaded((table) => sufferHazards(fight, table), {
    book,
    dice: ['combat-grey 6', 'hit-location 10'],
  });
  expect(events.map(({ type }) => type)).toEqual(['ground-attack', 'part-hit']);
  expect(first(fight).structure).toBe(1);
});

test('V011 a target with a strip shoots back, and its circles are what destroys it', () => {
  expect(missions.targets.map(({ circles }) => circles).every((circles) => circles > 0)).toBe(true);
  const nest = {
    id: 'nest',
    kind: 'machine-gun-nest',
    side: 'german',
    x: 80,
    y: 0,
    damage: 0,
    destroyed: false,
  } as const;
  const fight = sideFight([pup({ level: 2 })], { targets: [{ ...nest }] });
  const { events } = playLoaded((table) => exchangeAllFire(fight, table), {
    book,
    dice: ['combat-yellow 4', 'hit-location 10'],
  });
  expect(events.map(({ type }) => type)).toEqual(['side-shot-fired', 'part-hit']);
  const depot = { ...nest, id: 'depot', kind: 'depot' } as const;
  playLoaded(
    (table) =>
      exchangeAllFire(sideFight([pup({ level: 2 })], { targets: [{ ...depot }, { ...nest, destroyed: true }] }), table),
    { book },
  );
  playLoaded((table) => exchangeAllFire(sideFight([pup({ level: 20 })], { targets: [{ ...nest }] }), table), { book });
});

test('V011 V082 V114 a gun on the ground that is destroyed in the exchange of fire has fired in it', () => {
  const nest = { kind: 'machine-gun-nest', side: 'german', y: 0, destroyed: false } as const;
  const lying = { ...nest, id: 'nest', x: 74 + 12, damage: 1 };
  const own = pup({ pose: { x: 80, y: 6, heading: 1, attitude: 'hard-dive' } });
  const fight = allSeen(
    sideFight([own], { targets: [lying, { ...nest, id: 'spent', x: 80, damage: 2, destroyed: true }] }),
  );
  const { events } = playLoaded((table) => exchangeAllFire(fight, table), {
    book,
    dice: ['combat-green 6', 'combat-yellow 6', 'hit-location 10'],
    answers: { 'side-shot': ['nest'] },
  });
  expect(events.map(({ type }) => type)).toEqual(['side-shot-fired', 'side-shot-fired', 'target-struck', 'part-hit']);
  expect(fight.targets[0]?.destroyed).toBe(true);
});

test('V011 guns against a target on the ground', () => {
  const target = { id: 'bag', kind: 'balloon', side: 'german', x: 88, y: 16, damage: 2, destroyed: false } as const;
  const fight = allSeen(sideFight([pup()], { targets: [{ ...target }] }));
  const { events } = playLoaded((table) => exchangeFire(fight.machines, fight, table), {
    book,
    dice: ['combat-orange 3'],
    answers: { 'side-shot': ['bag'] },
  });
  expect(events.at(-1)).toMatchObject({ type: 'target-struck', destroyed: true });
  expect(fight.targets[0]?.destroyed).toBe(true);
});

test('V012 a Recruit is a shade worse and an Ace a shade better', () => {
  const shifts = (['recruit', 'expert', 'ace'] as const).map((skill) => skillShift({ pilot: 'well', skill }, book));
  expect(shifts).toEqual([-1, 0, 1]);
});
test('V013 a modifier shifts the colour: Red and one is Blue, Red less two Green', () => {
  expect([shiftColour('red', 1), shiftColour('red', -2), COLOURS.length]).toEqual(['blue', 'green', 9]);
});
test('V014 nothing is worse than white or better than black', () => {
  expect([shiftColour('grey', -5), shiftColour('blue', 7)]).toEqual(['white', 'black']);
});
test('V015 tests are thrown with white to yellow', () => {
  expect([testDie('yellow', 3), testDie('grey', -4), TEST_COLOURS.length]).toEqual(['yellow', 'white', 4]);
  const means = dice.icons.map(({ faces }) => faces.filter((face) => face === 'success' || face === 'partial').length);
  expect(means).toEqual(means.toSorted((a, b) => a - b));
});
test('V016 a test has the die of its dashboard, shifted', () => {
  const { result } = playLoaded(
    (table) => throwTest({ kind: 'spotting', machine: pup(), base: 'grey', parts: { skill: 1 } }, table),
    {
      book,
      dice: ['spotting-pink 6'],
    },
  );
  expect(result).toMatchObject({ die: 'pink', icon: 'success', outcome: 'spotted' });
});
test('V017 one die of six is a red or a blue one', () => expect(lineOf('leak-turns').dice).toBe('1d6'));

test('V051 V052 the Structural Test: she breaks, four points, or nothing', () => {
  const machine = pup();
  const fight = sideFight([machine]);
  playLoaded((table) => tryStructure(machine, fight, table), { book, dice: ['structural-pink 6'] });
  expect([machine.structure, machine.out]).toEqual([0, undefined]);
  playLoaded((table) => tryStructure(machine, fight, table), { book, dice: ['structural-pink 4'] });
  expect(machine.structure).toBe(4);
  playLoaded((table) => tryStructure(machine, fight, table), { book, dice: ['structural-pink 1'] });
  expect(machine.out).toBe('cracked-up');
});
test('V052 the icons of the Structural Test', () => {
  expect(dice.tests[0]).toMatchObject({
    test: 'structural',
    fail: 'crack-up',
    partial: 'four-points',
    success: 'nothing',
  });
});

test('V080 a fixed gun fires five hexes straight ahead', () => {
  expect(shotsOf(first(pair({}, { hex: 25 })), 0, pair({}, { hex: 25 }), book)[0]?.hexes).toBe(5);
  expect(shotsOf(first(pair({}, { hex: 26 })), 0, pair({}, { hex: 26 }), book)).toEqual([]);
  const steep = pair({ pose: { x: 80, y: 16, heading: 1, attitude: 'shallow-climb' } }, { hex: 22, level: 9 });
  expect(shotsOf(first(steep), 0, steep, book)).toHaveLength(1);
});
test('V081 a gunner fires within his template, as an Expert', () => {
  const fight = allSeen(sideFight([machineAt('B1', 'be2', { skill: 'ace' }), albatros({ hex: 17 })]));
  expect(shotsOf(first(fight), 0, fight, book)[0]).toMatchObject({ hexes: 3, die: 'yellow' });
  const ahead = allSeen(sideFight([machineAt('B1', 'be2'), albatros({ hex: 23 })]));
  expect(shotsOf(first(ahead), 0, ahead, book)).toEqual([]);
});
test('V081 V084 the Firing of the pilot is not that of his gunner', () => {
  const strutter = machineAt('B1', 'sopwith-strutter', { hex: 20, aim: 2, gunnerAim: -1 });
  const foes = [machineAt('G1', 'albatros-d3', { hex: 23 }), machineAt('G2', 'albatros-d3', { hex: 17 })];
  const fight = allSeen(sideFight([strutter, ...foes]));
  const dice = [0, 1].flatMap((gun) => shotsOf(strutter, gun, fight, book).map(({ die }) => die));
  expect(dice).toEqual(['blue', 'pink']);
});

test('V082 V114 all fire when all have moved, and what they do counts together', () => {
  const fight = pair({}, { west: true, structure: 8 });
  second(fight).pose = { ...second(fight).pose };
  const { events } = playLoaded((table) => exchangeFire(fight.machines, fight, table), {
    book,
    dice: ['combat-orange 3', 'combat-blue 3', 'hit-location 10', 'hit-location 10'],
    answers: { 'side-shot': ['G1', 'B1'] },
  });
  expect(events.map(({ type }) => type)).toEqual([
    'side-shot-fired',
    'side-shot-fired',
    'part-hit',
    'side-out',
    'part-hit',
  ]);
});
test('V083 the die goes down by one a firing, and a solid line wants a turn of level flight', () => {
  const fight = pair({ guns: [{ mount: 'fixed', left: 1, plates: [6], jammed: false }] });
  playLoaded((table) => exchangeFire([first(fight)], fight, table), {
    book,
    dice: ['combat-red 1'],
    answers: { 'side-shot': ['G1'] },
  });
  expect(first(fight).guns[0]).toMatchObject({ left: 0, plates: [6] });
  first(fight).fired = [];
  expect(shotsOf(first(fight), 0, fight, book)).toEqual([]);
});
test('V083 a gun without a line takes the next number, and at the last is empty', () => {
  const fight = allSeen(
    sideFight([
      machineAt('B1', 'nieuport-28', { guns: [{ mount: 'fixed', left: 1, plates: [], jammed: false }] }),
      albatros(),
    ]),
  );
  const { events } = playLoaded((table) => exchangeFire([first(fight)], fight, table), {
    book,
    dice: ['combat-black 1', 'hit-location 10'],
    answers: { 'side-shot': ['G1'] },
  });
  expect(events.some((event) => event.type === 'side-mishap' && event.what === 'out-of-ammunition')).toBe(true);
  const belt = machineAt('B1', 'nieuport-28', { guns: [{ mount: 'fixed', left: 1, plates: [4], jammed: false }] });
  const fed = allSeen(sideFight([belt, albatros()]));
  playLoaded((table) => exchangeFire([belt], fed, table), {
    book,
    dice: ['combat-black 1', 'hit-location 10'],
    answers: { 'side-shot': ['G1'] },
  });
  expect(belt.guns[0]).toMatchObject({ left: 4, plates: [] });
});
test('V084 gun, skill, range and aspect make the colour', () => {
  const fight = pair({ skill: 'ace', aim: 1 }, {});
  expect(shotsOf(first(fight), 0, fight, book)[0]).toMatchObject({ aspect: 'rear', hexes: 2, die: 'black' });
  const side = pair({}, { pose: { x: 92, y: 16, heading: 1, attitude: 'hard-climb' } });
  expect(shotsOf(first(side), 0, side, book)[0]).toMatchObject({ die: 'orange', aspect: 'rear' });
});
test('V085 V088 a long burst is a colour better, and jams on a single point', () => {
  const fight = pair();
  const { events } = playLoaded((table) => exchangeFire([first(fight)], fight, table), {
    book,
    dice: ['combat-blue 2', 'hit-location 10'],
    answers: { 'side-shot': ['G1-long'] },
  });
  expect(events[0]).toMatchObject({ long: true, base: 'green', die: 'blue' });
  expect(first(fight).guns[0]?.jammed).toBe(true);
});
test.each([true, false])(
  '(32) Buckingham (%s) jams in a long burst on the face beside the single point, too',
  (buckingham) => {
    const fight = pair();
    first(fight).buckingham = buckingham;
    playLoaded((table) => exchangeFire([first(fight)], fight, table), {
      book,
      dice: ['combat-blue 1'],
      answers: { 'side-shot': ['G1-long'] },
    });
    expect(first(fight).guns[0]?.jammed).toBe(buckingham);
  },
);
test("(32) the observer's gun has ordinary rounds beside the pilot's Buckingham", () => {
  const strutter = machineAt('B1', 'sopwith-strutter', { buckingham: true });
  const fight = allSeen(sideFight([strutter, albatros({ hex: 18 })]));
  playLoaded((table) => exchangeFire([strutter], fight, table), {
    book,
    dice: ['combat-orange 1'],
    answers: { 'side-shot': ['G1-long'] },
  });
  expect(strutter.guns[1]).toMatchObject({ left: 3, jammed: false });
});
test('(32) where the single points come first on a die, the face after them jams Buckingham', () => {
  const jams = (face: number) => {
    const fight = pair();
    const machine = first(fight);
    Object.assign(machine, { buckingham: true, aim: 1 });
    const dice = [`combat-black ${face}`, 'hit-location 10'];
    playLoaded((table) => exchangeFire([machine], fight, table), { book, dice, answers: { 'side-shot': ['G1-long'] } });
    return machine.guns[0]?.jammed;
  };
  expect([1, 2, 3].map(jams)).toEqual([true, true, false]);
});
test('V085 one may hold', () => {
  const fight = pair();
  expect(
    playLoaded((table) => exchangeFire([first(fight)], fight, table), { book, answers: { 'side-shot': ['hold'] } })
      .events,
  ).toEqual([]);
});
test('V086 who jinks is a colour harder to hit, who rolls or falls two', () => {
  const die = (told: Partial<FightingMachine>) => shotsOf(first(pair({}, told)), 0, pair({}, told), book)[0]?.die;
  expect([die({}), die({ flew: 'jink' }), die({ flew: 'barrel-roll' }), die({ falling: 'leaf' })]).toEqual([
    'red',
    'orange',
    'green',
    'green',
  ]);
});
test('V087 by the option a large target is easier', () => {
  const fight = (options: SideFight['options']) =>
    allSeen(sideFight([pup(), machineAt('G1', 'dfw-c5', { hex: 22 })], { options }));
  expect([
    shotsOf(first(fight([])), 0, fight([]), book)[0]?.die,
    shotsOf(first(fight(['target-size'])), 0, fight(['target-size']), book)[0]?.die,
  ]).toEqual(['red', 'blue']);
});
test('V088 the faces: nothing, points, or a component', () => {
  const { result } = playLoaded((table) => throwCombat('red', 'A1', table), { book, dice: ['combat-red 6'] });
  expect(result.blow).toBe('destroyed');
  for (const { colour } of dice.combat) expect(isCheck(`combat-${colour}`)).toBe(true);
});
test('V090 one die of twenty finds the part; from behind one more, from in front one less', () => {
  const tail = pup();
  hit(tail, '1', ['hit-location 18'], { options: ['aimed-locations'] }, 'rear');
  expect([tail.rudder, tail.elevators]).toEqual([1, 0]);
  const nose = pup();
  hit(nose, '1', ['hit-location 4'], { options: ['aimed-locations'] }, 'front');
  expect([nose.engine, nose.tank]).toEqual([1, 'whole']);
  const edge = pup();
  hit(edge, '1', ['hit-location 20'], { options: ['aimed-locations'] }, 'rear');
  expect(edge.rudder).toBe(1);
});
test('V091 the structure loses a box a point', () => {
  const machine = pup();
  hit(machine, '3', ['hit-location 9']);
  expect(machine.structure).toBe(3);
});
test('V092 a component destroyed goes to the next thick line, and from a white arrow to the one after it', () => {
  const scout = dashboardOf('sopwith-pup', book);
  expect([0, 2, 3, 4, 7, 8].map((at) => nextLine(scout, at))).toEqual([4, 4, 8, 8, 9, 9]);
  const machine = pup();
  hit(machine, 'destroyed', ['hit-location 9']);
  expect(machine.structure).toBe(4);
});
test('V093 V104 beyond the last line she breaks up and falls, with all aboard', () => {
  const machine = pup({ structure: 7 });
  const { events } = hit(machine, '2', ['hit-location 9']);
  expect(machine.out).toBe('cracked-up');
  // Where she falls is told by its hex.
  expect(events.at(-1)).toMatchObject({ type: 'side-out', machine: 'B1', how: 'cracked-up', x: 20 });
  expect(hit(machine, '2', []).events).toEqual([]);
});
test('V094 a control surface takes its points and the structure one; destroyed, it will not move', () => {
  const machine = pup();
  hit(machine, '1', ['hit-location 15']);
  expect([machine.ailerons, machine.structure]).toEqual([1, 1]);
  const { events } = hit(machine, 'destroyed', ['hit-location 15']);
  expect([machine.ailerons, machine.structure]).toEqual([3, 2]);
  expect(events[1]).toMatchObject({ what: 'part-inoperable', part: 'ailerons' });
});
test('V095 the engine box by box: weaker, a leak, fire', () => {
  const machine = pup();
  const { events } = hit(machine, '3', ['hit-location 1']);
  expect(events.map((event) => ('what' in event ? event.what : event.type))).toEqual(['part-hit', 'engine-weaker']);
  // Two boxes at one blow are told once, with what they take of her speed in all.
  expect(events[1]).toMatchObject({ lost: 1 });
  const twoSeater = machineAt('B1', 'fk8');
  hit(twoSeater, '2', ['hit-location 1']);
  const { events: both } = hit(twoSeater, '2', ['hit-location 1']);
  expect(both.filter((event) => 'what' in event)).toEqual([
    expect.objectContaining({ what: 'engine-weaker', lost: 2 }),
  ]);
  hit(machine, '3', ['hit-location 1', 'leak-turns 4']);
  expect([machine.leak, machine.burning]).toEqual([4, true]);
  hit(machine, '1', ['hit-location 1']);
  const dead = pup();
  // "Has lost power for good" and "has stopped" stood one below the other.
  const { events: stopped } = hit(dead, 'destroyed', ['hit-location 2', 'leak-turns 3']);
  expect(stopped.flatMap((event) => ('what' in event ? [event.what] : []))).not.toContain('engine-weaker');
  expect(stopped.at(-1)).toMatchObject({ what: 'engine-stopped' });
  expect([dead.leak, dead.pip]).toEqual([0, 0]);
  hit(dead, 'destroyed', ['hit-location 2']);
});
test('V096 V099 a tank is whole or leaks, and one die gives the turns', () => {
  const machine = pup();
  hit(machine, '1', ['hit-location 5', 'leak-turns 2'], { options: ['goggles'] });
  expect([machine.tank, machine.leak, machine.oiled]).toEqual(['punctured', 2, true]);
  hit(machine, '1', ['hit-location 5']);
  expect(machine.leak).toBe(2);
});
test('V097 a second wound kills; a wounded gunner fires no more', () => {
  const strutter = machineAt('B1', 'sopwith-strutter');
  hit(strutter, '1', ['hit-location 8']);
  expect(strutter.gunners).toEqual(['wounded']);
  const fight = allSeen(sideFight([strutter, albatros({ hex: 18 })]));
  expect(shotsOf(strutter, 1, fight, book)).toEqual([]);
  hit(strutter, '1', ['hit-location 8']);
  hit(strutter, '1', ['hit-location 8']);
  expect(strutter.gunners).toEqual(['dead']);
  hit(strutter, '2', ['hit-location 6']);
  expect(strutter.pilot).toBe('wounded');
  hit(strutter, '1', ['hit-location 6']);
  hit(strutter, '1', ['hit-location 6']);
  expect([strutter.pilot, strutter.falling]).toEqual(['dead', 'pilot-dead']);
});
test('V098 a wounded pilot is a Recruit', () => expect(skillOf({ pilot: 'wounded', skill: 'ace' })).toBe('recruit'));
test('V100 each turn a leak may catch fire by the blue die', () => {
  const machine = pup({ leak: 2 });
  const fight = sideFight([machine, albatros({ leak: 1 })]);
  const { events } = playLoaded((table) => runLeaks(fight, table), { book, dice: ['leak-fire 6', 'leak-fire 1'] });
  expect(events.map((event) => ('what' in event ? event.what : ''))).toEqual(['caught-fire', 'engine-stopped']);
  playLoaded((table) => runLeaks(fight, table), { book, dice: ['leak-fire 1'] });
  expect([machine.leak, second(fight).leak]).toEqual([0, 0]);
  // Stopped for good, and yet the leak may still catch fire.
  const dry = pup({ leak: 0 });
  playLoaded((table) => runLeaks(sideFight([dry]), table), { book, dice: ['leak-fire 6'] });
  expect(dry.burning).toBe(true);
});
test('V099 at nought the engine stops and the pip lies on 0, in a spin and with a dead pilot too', () => {
  for (const told of [{}, { falling: 'stall' }, { falling: 'pilot-dead', pilot: 'dead' }] as const) {
    const machine = pup({ leak: 1, pip: 6, ...told });
    playLoaded((table) => runLeaks(sideFight([machine]), table), { book, dice: ['leak-fire 1'] });
    expect([machine.leak, machine.pip]).toEqual([0, 0]);
  }
});
test('V102 a Side Slip may put a fire out, or blow her up', () => {
  const machine = pup({ burning: true, flew: 'level' });
  const fight = sideFight([machine]);
  playLoaded((table) => fightFire(machine, fight, table), { book });
  machine.flew = 'side-slip';
  playLoaded((table) => fightFire(machine, fight, table), { book, dice: ['extinguish-grey 3'] });
  expect(machine.burning).toBe(true);
  playLoaded((table) => fightFire(machine, fight, table), { book, dice: ['extinguish-grey 6'] });
  expect(machine.burning).toBe(false);
  machine.burning = true;
  playLoaded((table) => fightFire(machine, fight, table), { book, dice: ['extinguish-grey 1'] });
  expect(machine.out).toBe('exploded');
});
test('V103 at the end of a turn a fire attacks with the red die from in front', () => {
  const machine = pup({ burning: true });
  const fight = sideFight([machine], { options: ['aimed-locations'] });
  const { events } = playLoaded((table) => sufferHazards(fight, table), {
    book,
    dice: ['combat-red 2', 'hit-location 10'],
  });
  expect(events).toMatchObject([{ by: 'fire', die: 'red' }, { parts: { aspect: -1 } }]);
  playLoaded((table) => sufferHazards(fight, table), { book, dice: ['combat-red 1'] });
});
test('V105 a dead pilot leaves the attitude as it is; level, she goes into a dive, to the west a steep one', () => {
  const east = pup();
  hit(east, 'destroyed', ['hit-location 6'], { options: ['west-wind'] });
  expect(east.pose.attitude).toBe('shallow-dive');
  const west = pup({ west: true });
  hit(west, 'destroyed', ['hit-location 6'], { options: ['west-wind'] });
  expect(west.pose.attitude).toBe('hard-dive');
  const climbing = pup({ pose: { x: 80, y: 16, heading: 1, attitude: 'hard-climb' } });
  hit(climbing, 'destroyed', ['hit-location 6']);
  expect(climbing.pose.attitude).toBe('hard-climb');
  const stalled = pup({ falling: 'stall' });
  hit(stalled, 'destroyed', ['hit-location 6']);
  expect(stalled.falling).toBe('stall');
});
test('V118 in the storm she is shaken each turn with the red die', () => {
  const machine = pup({ level: 12 });
  const sky = { ...sideFight([]).sky, storm: 11 };
  const { events } = playLoaded((table) => sufferHazards(sideFight([machine], { sky }), table), {
    book,
    dice: ['combat-red 1'],
  });
  expect(events).toMatchObject([{ by: 'storm', die: 'red' }]);
});
test('V079 what nobody of a side has in sight is no more to it than a counter', () => {
  const fight = sideFight([pup(), albatros()]);
  expect(viewFor('allied', fight).machines[1]).toEqual({
    known: false,
    id: 'G1',
    side: 'german',
    pose: second(fight).pose,
    hasFlown: false,
    falls: false,
    couldBe: ['albatros-d3'],
    out: undefined,
  });
  second(fight).flew = 'level';
  second(fight).falling = 'stall';
  expect(viewFor('allied', fight).machines[1]).toMatchObject({ hasFlown: true, falls: true });
  allSeen(fight);
  expect(viewFor('allied', fight).machines[1]).toMatchObject({ known: true, dashboard: 'albatros-d3', seen: [] });
});
test('V072 V079 who is out of the fight sees nothing for his side any more', () => {
  const fight = allSeen(sideFight([pup(), albatros()]));
  first(fight).out = 'crashed';
  expect(viewFor('allied', fight).machines[1]).toMatchObject({ known: false });
  expect(viewFor('german', fight)).toMatchObject({ hides: true, machines: [{ known: true }, { known: true }] });
});
test('V001 V002 mats of forty hexes and thirty levels in three bands', () => {
  expect([combat.mats.hexes, combat.mats.top]).toEqual([40, 30]);
  expect(Object.keys(dashboards['se5a']?.top ?? {})).toEqual(['low', 'medium', 'high']);
});
