import { expect, test } from 'vitest';
import { rollInitiatives, threatsTo } from '../../../../src/games/clouds/rules/initiative.ts';
import { modifierOf } from '../../../../src/games/clouds/rules/jump.ts';
import { airFires } from '../../../../src/games/clouds/rules/shooting/fire-phase.ts';
import { malfunction, workOnGuns } from '../../../../src/games/clouds/rules/shooting/guns.ts';
import { creditFor, goHome, loseTo, staysAfterWound } from '../../../../src/games/clouds/rules/shooting/loss.ts';
import {
  angleOf,
  farTo,
  mayFire,
  maySustain,
  partsOf,
  shotsAtMachines,
} from '../../../../src/games/clouds/rules/shooting/shots.ts';
import { harmTo, lineOf } from '../../../../src/games/clouds/rules/shooting/suffer.ts';
import type { FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import { aMachine, aMan, aSkirmish, cards, play } from '../../../support/fights/clouds.ts';

type Over = Parameters<typeof aMachine>[1];

const initiative = { total: 20, die: 5, again: [] };
const behind = { x: 0, y: -300 };
const two = (over: Over = {}) => aMachine('B1', { aircraft: 're8', gunner: aMan('gunner'), ...over });

test('C001 an enemy threatens within eight Move Units along and eight up or down, with the machine ahead of him', () => {
  const machine = aMachine('B1', { height: 30 });
  const threat = (over: Over) => threatsTo(machine, aSkirmish([machine, aMachine('G1', over)]));
  expect([threat({ place: { x: 0, y: -800 } }), threat({ place: { x: 0, y: -801 } })]).toEqual([-4, 0]);
  const at = (height: number) => threat({ place: { x: 0, y: -500 }, height });
  expect([at(35), at(25), at(38), at(39), at(22), at(21)]).toEqual([-4, -4, -4, 0, -4, 0]);
  // The machine is within 45 degrees of the enemy's nose, and no farther off it.
  expect([threat({ place: { x: 300, y: -300 } }), threat({ place: { x: 301, y: -300 } })]).toEqual([-4, 0]);
  expect(threat({ place: behind, heading: 12 })).toBe(0);
  expect([threat({ place: behind, status: 'spinning' }), threat({ place: behind, status: 'lost' })]).toEqual([0, 0]);
});

test('C001 the arcs meet at 45 degrees: rear, side, and the front that counts nothing', () => {
  const machine = aMachine('B1');
  const threat = (x: number, y: number, heading: number) =>
    threatsTo(machine, aSkirmish([machine, aMachine('G1', { place: { x, y }, heading })]));
  expect([threat(300, -300, 21), threat(301, -300, 21), threat(-300, -300, 3), threat(-301, -300, 3)]).toEqual([
    -4, -2, -4, -2,
  ]);
  expect([threat(300, 300, 15), threat(301, 300, 15), threat(-300, 300, 9), threat(-301, 300, 9)]).toEqual([
    0, -2, 0, -2,
  ]);
});

test('C002 C003 C016 what is told of an initiative: the dice, the Awareness, the modifiers and their sum', () => {
  const machine = two({ diveBonus: 2, flinch: -4 });
  const foe = aMachine('G1', { place: behind, fire: { reaches: 9, ends: 'death', isForGood: false } });
  const dice = ['10', '3', '7'].map((face) => `clouds-initiative ${face}`);
  const { events } = play((table) => rollInitiatives(aSkirmish([machine, foe]), table), dice);
  const told = { type: 'clouds-initiative', machine: 'B1', awareness: 12 };
  expect(events).toEqual([
    { ...told, who: 'pilot', dice: [10, 3], modifier: -4 - 4 + 2, total: 13 + 12 - 6 },
    { ...told, who: 'gunner', dice: [7], modifier: 2, total: 7 + 12 + 2 },
  ]);
  expect([machine.initiative.die, machine.gunnerInitiative.die, machine.flinch]).toEqual([13, 7, 0]);
});

test('C003 whoever is tied throws again, and nobody else', () => {
  const far = (id: string, x: number) => aMachine(id, { place: { x, y: 0 } });
  const machines = [far('B1', 0), far('B2', 2000), far('B3', 4000)] as const;
  const dice = ['5', '5', '8', '3', '3', '2', '9'].map((face) => `clouds-initiative ${face}`);
  play((table) => rollInitiatives(aSkirmish([...machines]), table), dice);
  expect(machines.map(({ initiative: { again } }) => again)).toEqual([[3, 2], [3, 9], []]);
});

test('C017 the distance is a straight line in whole Move Units, height and all', () => {
  const from = { x: 0, y: 0 };
  const far = (x: number, y: number, up: number) => farTo(from, 30, { x, y }, 30 + up);
  expect([far(300, 400, 0), far(0, 300, 4), far(0, 300, -4), far(0, 249, 0), far(0, 250, 0)]).toEqual([5, 5, 5, 2, 3]);
});

test('C018 a pilot fires from the rear or the front within 30 degrees of it, otherwise from the side', () => {
  const target = aMachine('G1');
  const at = (x: number, y: number) => angleOf(aMachine('B1', { place: { x, y } }), 'forward', target);
  expect([at(577, -1000), at(-577, -1000), at(578, -1000), at(-578, -1000)]).toEqual(['rear', 'rear', 'side', 'side']);
  expect([at(577, 1000), at(-577, 1000), at(578, 1000), at(-578, 1000)]).toEqual(['front', 'front', 'side', 'side']);
});

test('C018 a gunner fires astern within 15 degrees of his tail, on parallel courses within 30, otherwise elsewhere', () => {
  const machine = two();
  const at = (x: number, y: number, heading: number) =>
    angleOf(machine, 'rear', aMachine('G1', { place: { x, y }, heading }));
  expect([at(267, -1000, 6), at(-267, -1000, 6)]).toEqual(['astern', 'astern']);
  expect([at(268, -1000, 6), at(-268, -1000, 6), at(300, 0, 3), at(300, 0, 21)]).toEqual(Array(4).fill('other'));
  expect([at(268, -1000, 0), at(300, 0, 2), at(300, 0, 22)]).toEqual(Array(3).fill('parallel'));
});

test('C018 a pilot who fires steeply up or down has two less, a gunner not', () => {
  const highLow = (machine: FightingMachine, battery: FightingMachine['rear'], height: number) => {
    const target = aMachine('G1', { place: { x: 0, y: battery === machine.rear ? -400 : 400 }, height });
    const parts = battery && partsOf({ machine, battery }, target, 'normal', aSkirmish([machine, target]));
    return parts?.flatMap(({ part, amount }) => (part === 'high-low' ? [amount] : []));
  };
  const machine = two();
  const forward = (height: number) => highLow(machine, machine.forward, height);
  expect([forward(32), forward(33), forward(28), forward(27)]).toEqual([[], [-2], [], [-2]]);
  expect(highLow(machine, machine.rear, 33)).toEqual([]);
});

test('C017 C019 C023 C094 what makes up each burst of a wounded man: a short one has two less', () => {
  const pilot = aMan();
  pilot.fortitude = 6;
  const machine = aMachine('B1', { aircraft: 'spad-vii', place: { x: 0, y: -800 }, pilot });
  const target = aMachine('G1', { heading: 6 });
  const of = (burst: 'short' | 'normal') =>
    partsOf({ machine, battery: machine.forward }, target, burst, aSkirmish([machine, target]));
  const all = [
    { part: 'gunnery', amount: 12 },
    { part: 'wound', amount: -2 },
    { part: 'distance', amount: -3 },
    { part: 'angle', amount: -4 },
    { part: 'airplane', amount: 1 },
  ];
  expect([of('normal'), of('short')]).toEqual([all, [...all, { part: 'short', amount: -2 }]]);
});

test('C020 sustained fire is at the target of the last turn, from within 45 degrees of its tail', () => {
  const target = aMachine('G1');
  const may = (x: number, y: number, fired = { target: 'G1', turn: 3 }) => {
    const machine = aMachine('B1', { place: { x, y } });
    machine.forward.firedAt = fired;
    return maySustain(machine, machine.forward, target, 4);
  };
  expect([may(300, -300), may(-300, -300), may(301, -300), may(-301, -300)]).toEqual([true, true, false, false]);
  expect([may(0, -300, { target: 'G2', turn: 3 }), may(0, -300, { target: 'G1', turn: 2 })]).toEqual([false, false]);
  expect(maySustain(aMachine('B1', { place: behind }), aMachine('B1').forward, target, 4)).toBe(false);
});

test('C020 C023 C110 the bursts that the rounds allow, with what each costs and when it jams', () => {
  const shots = (halves: number) => {
    const machine = aMachine('B1', { aircraft: 'albatros-d3', place: behind });
    machine.forward.halves = halves;
    machine.forward.firedAt = { target: 'G1', turn: 0 };
    return shotsAtMachines(machine, machine.forward, aSkirmish([machine, aMachine('G1')])).map(
      ({ word, boxes, jamFrom }) => `${word} ${boxes} ${jamFrom}`,
    );
  };
  expect(shots(4)).toEqual(['G1.short 0.5 21', 'G1.normal 1 19', 'G1.sustained 2 17']);
  expect([shots(3).length, shots(2).length, shots(1).length, shots(0).length]).toEqual([2, 2, 1, 0]);
});

test('C082 C112 who can fire: a man who is well, in a machine that flies and does not burn', () => {
  const may = (over: Over = {}, did: Partial<FightingMachine['did']> = {}) => {
    const machine = two(over);
    Object.assign(machine.did, did);
    return [mayFire(machine, machine.forward), mayFire(machine, machine.rear)];
  };
  const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
  expect(may()).toEqual([true, true]);
  expect([may({ status: 'spinning' }), may({ fire }), may({}, { stalled: true })]).toEqual(
    Array(3).fill([false, false]),
  );
  const pilotGone = [
    may({ isForcedHome: true }),
    may({}, { away: true }),
    may({}, { repaired: true }),
    may({ fainted: true }),
    may({ height: 0 }),
  ];
  expect(pilotGone).toEqual(Array(5).fill([false, true]));
  const gunner = (over: Partial<NonNullable<FightingMachine['gunner']>>) =>
    may({ gunner: { ...aMan('gunner'), ...over } });
  expect([gunner({ fortitude: 0 }), gunner({ isOut: true }), gunner({ hasJumped: true })]).toEqual(
    Array(3).fill([true, false]),
  );
  expect(gunner({ fortitude: 1 })).toEqual([true, true]);
  expect(mayFire(aMachine('B1'), undefined)).toBe(false);
});

/** A Pup fires once at an Albatros ahead of her with Gunnery 12, +2 for the distance and +3 from behind: 17. */
function shoots(dice: readonly string[], word = 'G1.normal', over: Over = {}) {
  const machine = aMachine('B1', { place: behind, initiative, ...over });
  const target = aMachine('G1', { aircraft: 'albatros-d3' });
  const fight = aSkirmish([machine, target]);
  const { events } = play((table) => airFires(fight, table), dice, { 'clouds-fire': [word] });
  return { machine, target, events };
}

test('C021 C022 C023 C089 what is told of a shot that hits, and what it leaves behind', () => {
  const { machine, target, events } = shoots(['clouds-shot 15', 'clouds-damage 1']);
  expect(events.map(({ type }) => type)).toEqual(['clouds-fired', 'clouds-hit', 'clouds-structure-lost']);
  expect(events[0]).toMatchObject({
    machine: 'B1',
    gun: 'forward',
    target: 'G1',
    burst: 'normal',
    base: 17,
    successes: 2,
  });
  expect(events[1]).toMatchObject({ machine: 'G1', by: 'B1', successes: 2, line: 3 });
  expect([machine.forward.halves, machine.forward.firedAt]).toEqual([18, { target: 'G1', turn: 1 }]);
  const by = { machine: 'B1', gun: 'forward' };
  expect([target.lastShot, target.lastHit, target.did.shotAt]).toEqual([{ by, turn: 1 }, by, true]);
});

test('C021 C089 a miss by one hits nothing, and counts as a shot all the same', () => {
  const { target, events } = shoots(['clouds-shot 18']);
  expect(events.map(({ type }) => type)).toEqual(['clouds-fired']);
  expect([target.structure, target.lastHit, target.lastShot?.turn, target.did.shotAt]).toEqual([
    28,
    undefined,
    1,
    true,
  ]);
});

test('C023 a short burst costs half a box, and the last rounds are the last', () => {
  expect(shoots(['clouds-shot 16'], 'G1.short').machine.forward.halves).toBe(19);
  const { forward } = aMachine('B1');
  const last = shoots(['clouds-shot 18'], 'G1.normal', { forward: { ...forward, halves: 2 } });
  expect(last.machine.forward.halves).toBe(0);
});

test('C016 C089 an observer’s shot is told as his', () => {
  const machine = two({ gunnerInitiative: initiative });
  const target = aMachine('G1', { place: { x: 0, y: -300 }, heading: 12 });
  const { events } = play(
    (table) => airFires(aSkirmish([machine, target]), table),
    ['clouds-shot 13', 'clouds-damage 1'],
    {
      'clouds-fire': ['G1.normal'],
    },
  );
  expect(events[0]).toMatchObject({ type: 'clouds-fired', machine: 'B1', gun: 'rear' });
  expect(target.lastHit).toEqual({ machine: 'B1', gun: 'observer' });
});

test('C022 a result below the table is its first line, and one beyond it its last', () => {
  const [one, more] = [aMachine('B1'), aMachine('B1', { aircraft: 'gotha-g4' })];
  const line = (result: number, machine = one) => lineOf(result, machine, aSkirmish([])).result;
  expect([line(-3), line(0), line(1), line(2), line(30), line(31), line(45)]).toEqual([1, 1, 1, 2, 30, 30, 30]);
  const words = (machine: FightingMachine) => lineOf(27, machine, aSkirmish([])).effects;
  expect(words(one)).toEqual(cards.damageOneEngine.results[26]?.effects);
  expect(words(more)).toEqual(cards.damageMoreEngines.results[26]?.effects);
});

test('C089 the shot of the last turn counts, that of the turn before it no more', () => {
  const by = { machine: 'G1', gun: 'forward' } as const;
  const credit = (turn: number) => {
    const machine = aMachine('B1', { lastShot: { by, turn } });
    const fight = aSkirmish([machine]);
    fight.turn = 5;
    return creditFor(machine, fight);
  };
  expect([credit(5), credit(4), credit(3)]).toEqual([by, by, undefined]);
});

test('C089 C090 what is told of a machine that is lost, and of one that is forced home, with whose victory it is', () => {
  const by = { machine: 'G1', gun: 'forward' } as const;
  const lost = aMachine('B1');
  expect(play((table) => loseTo(lost, 'burned', by, table)).events).toEqual([
    { type: 'clouds-lost', machine: 'B1', why: 'burned', by: 'G1' },
  ]);
  const alone = play((table) => loseTo(aMachine('B1'), 'ground', undefined, table));
  expect(alone.events).toEqual([{ type: 'clouds-lost', machine: 'B1', why: 'ground' }]);
  const home = (over: Over) => {
    const machine = aMachine('B1', over);
    return play((table) => goHome(machine, aSkirmish([machine]), table)).events;
  };
  expect(home({ lastHit: by })).toEqual([{ type: 'clouds-forced-home', machine: 'B1', by: 'G1' }]);
  expect(home({})).toEqual([{ type: 'clouds-forced-home', machine: 'B1' }]);
  expect([home({ isForcedHome: true }), home({ status: 'left' })]).toEqual([[], []]);
});

test('C090 C094 who fails to stay: a pilot goes home, a gunner fights no more; who passes stays', () => {
  const after = (seat: 'pilot' | 'gunner', face: number) => {
    const machine = two();
    const man = seat === 'pilot' ? machine.pilot : machine.gunner;
    const fight = aSkirmish([machine]);
    const { events } = play(
      (table) => man && staysAfterWound(machine, man, fight, table),
      [`clouds-fortitude ${face}`],
    );
    return [machine.isForcedHome, machine.gunner?.isOut, ...events.slice(1).map(({ type }) => type)];
  };
  expect([after('pilot', 12), after('gunner', 12)]).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(after('pilot', 13)).toEqual([true, false, 'clouds-forced-home']);
  expect(after('gunner', 13)).toEqual([false, true, 'clouds-suffered']);
});

test('C111 C112 what is told of a gun that fails and of work at it', () => {
  const machine = two();
  const fight = aSkirmish([machine]);
  fight.turn = 4;
  const battery = machine.forward;
  const fails = play(
    (table) => malfunction({ machine, battery, man: machine.pilot }, fight, table),
    ['clouds-malfunction 3'],
  );
  expect(fails.events).toMatchObject([
    { type: 'clouds-malfunction', machine: 'B1', gun: 'forward', is: 'jammed', actions: 4 },
  ]);
  expect(battery.guns).toEqual([{ is: 'jammed', actions: 4, from: 5 }]);
  const work = () => play((table) => workOnGuns({ machine, battery, actions: 2 }, fight, table)).events;
  expect(work()).toEqual([{ type: 'clouds-repaired', machine: 'B1', gun: 'forward', isDone: false }]);
  expect(work()).toEqual([{ type: 'clouds-repaired', machine: 'B1', gun: 'forward', isDone: true }]);
  expect([battery.guns, machine.did.repaired]).toEqual([[{ is: 'clear', actions: 0, from: 5 }], true]);
});

test('C042 C112 a gunner’s work at his own gun keeps the pilot from nothing', () => {
  const machine = two();
  const { rear } = machine;
  if (!rear) throw new Error('no gun behind');
  rear.guns[0] = { is: 'jammed', actions: 1, from: 0 };
  play((table) => workOnGuns({ machine, battery: rear, actions: 2 }, aSkirmish([machine]), table));
  expect([rear.guns[0], machine.did.repaired]).toEqual([{ is: 'clear', actions: 0, from: 2 }, false]);
});

test('C074 of two men the pilot is hit on 1 to 3, the gunner on 4 to 6; a dead gunner is not hit', () => {
  const hit = (face: number | undefined, over: Over = {}) => {
    const machine = two(over);
    const dice = [...(face === undefined ? [] : [`clouds-who ${face}`]), 'clouds-1d6 2', 'clouds-fortitude 1'];
    play(
      (table) => harmTo(machine, aSkirmish([machine]), table).apply([{ do: 'wound', who: 'either', dice: '1d6' }]),
      dice,
    );
    return [machine.pilot.fortitude, machine.gunner?.fortitude];
  };
  expect([hit(3), hit(4)]).toEqual([
    [10, 12],
    [12, 10],
  ]);
  expect(hit(undefined, { gunner: { ...aMan('gunner'), fortitude: 0 } })).toEqual([10, 0]);
});

test('C075 C076 C094 a wound to death kills the man alone, and of a pilot it loses the machine', () => {
  const struck = (who: 'pilot' | 'gunner', left: number) => {
    const machine = two();
    const man = who === 'pilot' ? machine.pilot : machine.gunner;
    if (man) man.fortitude = left;
    const { events } = play(
      (table) => harmTo(machine, aSkirmish([machine]), table).apply([{ do: 'wound', who, dice: '1d6' }]),
      ['clouds-1d6 5', ...(left > 5 ? ['clouds-fortitude 1'] : [])],
    );
    return [man?.fortitude, machine.status, ...events.map(({ type }) => type)];
  };
  expect(struck('pilot', 5)).toEqual([0, 'lost', 'clouds-wounded', 'clouds-lost']);
  expect(struck('pilot', 6)).toEqual([1, 'flying', 'clouds-wounded', 'clouds-tested']);
  expect(struck('gunner', 5)).toEqual([0, 'flying', 'clouds-wounded']);
  // (C094) A pilot with one point of Fortitude flies on when his gunner dies.
  const machine = two({ pilot: { ...aMan(), fortitude: 1 }, gunner: { ...aMan('gunner'), fortitude: 1 } });
  play(
    (table) => harmTo(machine, aSkirmish([machine]), table).apply([{ do: 'wound', who: 'gunner', dice: '1d6' }]),
    ['clouds-1d6 1'],
  );
  expect([machine.status, machine.gunner?.fortitude]).toEqual(['flying', 0]);
});

test('C029 the modifiers of a jump at each speed: two better to Slow, two worse from High', () => {
  const at = (speed: number) => modifierOf(aMachine('B1', { speed, status: 'spinning' }), aSkirmish([]));
  // Of a Pup Stall is to 60 km/h, Slow to 100, Medium to 140, High to 170.
  expect([6, 7, 10, 11, 14, 15, 17, 18].map(at)).toEqual([2, 2, 2, 0, 0, -2, -2, -2]);
});

test('C071 the only fixed gun is hit before the gunner’s; without one it is his', () => {
  const hit = (dead: boolean) => {
    const machine = two();
    if (dead) for (const gun of machine.forward.guns) gun.is = 'dead';
    const { events } = play(
      (table) => harmTo(machine, aSkirmish([machine]), table).apply([{ do: 'gun-hit', twoFrom: 5 }]),
      ['clouds-guns-hit 4'],
    );
    return [
      machine.forward.guns.map(({ is }) => is),
      machine.rear?.guns.filter(({ is }) => is === 'dead').length,
      events[0],
    ];
  };
  const told = { type: 'clouds-suffered', what: 'gun-hit', amount: 1 };
  expect(hit(false)).toMatchObject([['dead'], 0, told]);
  expect(hit(true)).toMatchObject([['dead'], 1, told]);
});

test('C078 a single bomb explodes, and without one the table is thrown on with two dice', () => {
  const stray = (bombs: number, ...dice: string[]) => {
    const machine = aMachine('B1', { bombs });
    play(
      (table) => harmTo(machine, aSkirmish([machine]), table).apply([{ do: 'stray', dice: '2d20', within: 4 }]),
      dice,
    );
    return [machine.why, machine.structure];
  };
  expect(stray(1)).toEqual(['exploded', 20]);
  expect(stray(0, 'clouds-2d20 1 1')).toEqual([undefined, 18]);
});

test('C083 C084 C090 when the engine stops without a fire the pilot is tested, and goes home if he fails', () => {
  const stopped = (fire: 'tank' | 'pilot', ...dice: string[]) => {
    const machine = aMachine('B1');
    const effect = fire === 'tank' ? { orFireFrom: 3 } : { andFireFrom: 3 };
    play(
      (table) => harmTo(machine, aSkirmish([machine]), table).apply([{ do: 'engine-stops', fire, ...effect }]),
      dice,
    );
    return [machine.engines[0]?.is, machine.isForcedHome, machine.fire !== undefined];
  };
  for (const fire of ['tank', 'pilot'] as const) {
    const is = fire === 'tank' ? 'dead' : 'stopped';
    expect(stopped(fire, 'clouds-engine-fire 2', 'clouds-fortitude 12')).toEqual([is, false, false]);
    expect(stopped(fire, 'clouds-engine-fire 2', 'clouds-fortitude 13')).toEqual([is, true, false]);
  }
  // With the fire of result 27 the engine runs on.
  expect(stopped('tank', 'clouds-engine-fire 3', 'clouds-2d6 1 1')).toEqual(['running', true, true]);
});
