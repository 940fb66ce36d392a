import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aimBombs, dropBombs } from '../../../../src/games/side/rules/bombing.ts';
import { megahexesBetween } from '../../../../src/games/side/rules/flight/megahex.ts';
import { advanceMissions, pointsFor, settleMissions, winnerOf } from '../../../../src/games/side/rules/missions.ts';
import {
  fall,
  finish,
  isInHand,
  judgeSpeed,
  plan,
  settleSpeed,
  stall,
} from '../../../../src/games/side/rules/moving.ts';
import { drawMissions } from '../../../../src/games/side/rules/play-scenario.ts';
import { orderOf } from '../../../../src/games/side/rules/pools.ts';
import { shotsOf } from '../../../../src/games/side/rules/shooting.ts';
import type { SideFight } from '../../../../src/games/side/rules/side-fight.ts';
import { playTurn } from '../../../../src/games/side/rules/side-turn.ts';
import { isBeforeSun, isCut, isSilhouetted, skyOver, skyParts } from '../../../../src/games/side/rules/sky.ts';
import { isHidden, lookAbout, tailedBy } from '../../../../src/games/side/rules/spotting.ts';
import type { FightingMachine, SidePose } from '../../../../src/games/side/table/fighting-machine.ts';
import {
  ALL_OPTIONS,
  allSeen,
  book,
  combat,
  dice,
  flier,
  machineAt,
  missions,
  move,
  sideFight,
} from '../../../support/fights/side-fights.ts';
import { playLoaded, type Script } from '../../../support/table/loaded-dice.ts';

const pup = (told = {}): FightingMachine => machineAt('B1', 'sopwith-pup', { hex: 20, ...told });
const albatros = (told = {}): FightingMachine => machineAt('G1', 'albatros-d3', { hex: 24, west: true, ...told });
const first = ({ machines }: SideFight): FightingMachine => machines[0] as FightingMachine;
const at = (hex: number, level: number): SidePose => ({
  x: 4 * hex + 2 * (level % 2),
  y: 2 * level,
  heading: 1,
  attitude: 'level',
});
const CLEAR = sideFight([]).sky;
const play = <R>(
  rule: Parameters<typeof playLoaded<R>>[0],
  dice_: readonly string[] = [],
  answers: Script['answers'] = {},
) => playLoaded(rule, { book, dice: dice_, answers });

test('V008 the position marker stays where the turn began', () => {
  const fight = allSeen(sideFight([pup({ level: 15 })]));
  const from = first(fight).pose;
  play((table) => playTurn(fight, table), [], { throttle: ['6'], 'energy-move': ['level'] });
  expect(first(fight).start).toEqual(from);
  expect(first(fight).pose.x).toBe(from.x + 20);
  const next = first(fight).pose;
  play((table) => playTurn(fight, table), [], { throttle: ['6'], 'energy-move': ['level'] });
  expect(first(fight).start).toEqual(next);
});

test('V053 V065 a Handling Test comes before the hard manoeuvres, and a stall is what failing means', () => {
  const machine = pup();
  const roll = move(flier('sopwith-pup'), 'barrel-roll');
  const fight = sideFight([machine], { options: ['handling-tests'] });
  expect(play((table) => isInHand(machine, roll, fight, table), ['handling-yellow 1']).result).toBe(false);
  expect(play((table) => isInHand(machine, roll, fight, table), ['handling-yellow 3']).result).toBe(true);
  expect(play((table) => isInHand(machine, roll, sideFight([machine]), table)).result).toBe(true);
  expect(play((table) => isInHand(machine, move(flier('sopwith-pup'), 'wingover'), fight, table)).result).toBe(true);
  const recruit = machineAt('B1', 'spad-vii', { skill: 'recruit' });
  expect(play((table) => isInHand(recruit, roll, fight, table), ['handling-grey 1', 'structural-pink 6']).result).toBe(
    false,
  );
});

test('V054 V055 V056 a stall: everything stops, two levels down, and a test whether she flies again', () => {
  const machine = pup({ level: 12, speed: 5 });
  const fight = sideFight([machine]);
  const { events } = play((table) => stall(machine, 'stall', table));
  expect(events).toMatchObject([{ type: 'side-mishap', machine: 'B1', what: 'stalled', cue: 1 }]);
  expect([machine.cue, machine.falling]).toEqual([1, 'stall']);
  settleSpeed(machine);
  expect(machine.cue).toBe(1);
  play((table) => fall(machine, fight, table), ['handling-yellow 1'], { throttle: ['6'] });
  expect([machine.pose.y, machine.falling, machine.cue]).toEqual([20, 'stall', 0]);
  play((table) => fall(machine, fight, table), ['handling-yellow 6'], { throttle: ['6'] });
  expect([machine.pose.y, machine.falling, machine.cue]).toEqual([16, 'no', 1]);
});
test('V055 straight down', () => {
  const machine = pup({ falling: 'stall' });
  const { x } = machine.pose;
  play((table) => fall(machine, sideFight([machine]), table), ['handling-yellow 6'], { throttle: ['6'] });
  expect(machine.pose.x).toBe(x);
});
test('V056 until the ground', () => {
  const machine = pup({ level: 2, falling: 'stall' });
  play((table) => fall(machine, sideFight([machine]), table));
  expect(machine.out).toBe('crashed');
  const high = pup({ level: 2, falling: 'stall' });
  play((table) => fall(high, sideFight([high], { floor: 'air' }), table));
  expect(high.out).toBe('left-below');
  const dead = pup({ falling: 'stall', pilot: 'dead' });
  expect(play((table) => fall(dead, sideFight([dead]), table)).events.at(-1)).toMatchObject({ what: 'falls-on' });
  const weak = machineAt('B1', 'spad-vii', { skill: 'recruit', falling: 'stall', structure: 8 });
  play((table) => fall(weak, sideFight([weak]), table), ['handling-grey 1', 'structural-pink 1'], { throttle: ['6'] });
  expect(weak.out).toBe('cracked-up');
});
test('V006 V030 V054 who stalls on a spine falls from inside the hex as which she counts', () => {
  const on = (attitude: SidePose['attitude']) => {
    const machine = pup({ pose: { x: 83, y: 17, heading: 1, attitude } });
    play((table) => stall(machine, 'stall', table));
    return machine.pose;
  };
  expect(on('shallow-climb')).toEqual({ x: 82, y: 18, heading: 1, attitude: 'level' });
  expect(on('shallow-dive')).toEqual({ x: 82, y: 16, heading: 1, attitude: 'level' });
});
test('V019 V056 who falls sets the throttle as well, lest he stall again as soon as he has her in hand', () => {
  const machine = pup({ falling: 'stall', pip: 0 });
  const fight = sideFight([machine]);
  const fallen = (answers: Script['answers'] = {}) =>
    play(
      (table) => {
        fall(machine, fight, table);
        settleSpeed(machine);
        judgeSpeed(machine, fight, table);
      },
      ['handling-yellow 6'],
      answers,
    );
  fallen({ throttle: ['6'] });
  expect([machine.falling, machine.pip, machine.cue]).toEqual(['no', 6, 3]);
  Object.assign(machine, { falling: 'stall', pip: 5, leak: 0 });
  expect(fallen({ throttle: ['0'] }).asked).toHaveLength(1);
  expect([machine.falling, machine.pip]).toEqual(['stall', 0]);
  Object.assign(machine, { falling: 'stall', pip: 5, leak: undefined, pilot: 'dead' });
  expect(play((table) => fall(machine, fight, table)).asked).toEqual([]);
  expect(machine.pip).toBe(5);
});
test('V054 V057 past her ceiling she stalls at once: no farther, no shot on the way, and none is promised', () => {
  const machine = pup({ level: 14, ceiling: 14, speed: 5 });
  const above = machineAt('G1', 'albatros-d3', { hex: 23, level: 17 });
  const fight = allSeen(sideFight([machine, above]));
  const { asked } = play((table) => playTurn(fight, table), [], {
    throttle: ['6', '6'],
    'energy-move': ['half-loop', 'level'],
  });
  const [, question] = asked;
  const ends = question?.decision === 'energy-move' ? question.about.ends : {};
  // (V061) A Pup loops without preparation: two quarters on and a level up with the first of its three hexes.
  expect(ends['half-loop']).toMatchObject({ pose: { x: 82, y: 30 }, hexes: 1, stalls: true, shots: [] });
  expect(ends['level']).toMatchObject({ stalls: false });
  expect(machine).toMatchObject({ falling: 'stall', pose: { x: 82, y: 30 }, cue: 1 });
  expect(asked.map(({ decision }) => decision)).not.toContain('side-shot');
});
test('V057 nor does she fire while the clock stands, if she is past it by then', () => {
  const machine = pup({ level: 15, ceiling: 14 });
  const fight = allSeen(sideFight([machine, machineAt('G1', 'albatros-d3', { hex: 22, level: 15 })]));
  expect(shotsOf(machine, 0, fight, book)).toEqual([]);
  machine.pose = at(20, 14);
  expect(
    shotsOf(machine, 0, allSeen(sideFight([machine, machineAt('G1', 'albatros-d3', { hex: 22, level: 14 })])), book),
  ).toHaveLength(1);
});
test('V058 a Falling Leaf is a stall by choice, and a die gives the heading out of it', () => {
  const machine = pup({ level: 15 });
  const fight = sideFight([machine]);
  play((table) =>
    finish({ machine, move: move(flier('sopwith-pup'), 'falling-leaf'), from: machine.pose }, fight, table),
  );
  expect([machine.falling, machine.shook]).toEqual(['leaf', true]);
  play((table) => fall(machine, fight, table), ['handling-yellow 6', 'leaf-heading 3'], { throttle: ['6'] });
  expect([machine.falling, machine.pose.heading]).toEqual(['no', -1]);
  machine.falling = 'leaf';
  play((table) => fall(machine, fight, table), ['handling-yellow 6', 'leaf-heading 4'], { throttle: ['6'] });
  expect(machine.pose.heading).toBe(1);
});
test('V026 V027 V028 where the cue lies as the turn begins decides, in the first turn too', () => {
  const slow = pup({ speed: 1, level: 15 });
  play((table) => judgeSpeed(slow, sideFight([slow]), table));
  expect(slow.falling).toBe('stall');
  const fast = pup({ cue: 10, pip: 10 });
  play((table) => judgeSpeed(fast, sideFight([fast]), table), ['structural-pink 6']);
  expect(fast.out).toBeUndefined();
  const wild = pup({ cue: 12, pip: 12 });
  const { events } = play((table) => judgeSpeed(wild, sideFight([wild]), table));
  expect(wild.out).toBe('cracked-up');
  expect(events[0]).toMatchObject({ type: 'side-mishap', machine: 'B1', what: 'structural-failure' });
  const broken = pup({ cue: 10, pip: 10 });
  play((table) => judgeSpeed(broken, sideFight([broken]), table), ['structural-pink 1']);
  expect(broken.out).toBe('cracked-up');
});
test('V028 who has left the mats before the next turn begins does not break up in it', () => {
  const machine = pup({ hex: 39, cue: 8 });
  const fight = allSeen(sideFight([machine, albatros({ hex: 2 })]));
  const answers = { throttle: ['6', '6'], 'energy-move': ['shallow-dive-0-8', 'level'] };
  play((table) => playTurn(fight, table), [], answers);
  expect([machine.out, machine.cue]).toEqual(['left-by-their-edge', 9]);
  const falls = pup({ speed: 1, level: 15 });
  play((table) => playTurn(sideFight([falls]), table), ['handling-yellow 6'], { throttle: ['6'] });
  expect(falls.flew).toBe('stall');
});

test('V067 pools: who is out of control, the tailed and the tailing, the engaged, the blind, and who has somebody in sight', () => {
  const machines = [
    machineAt('B1', 'sopwith-pup', { hex: 2, falling: 'stall' }),
    machineAt('B2', 'sopwith-pup', { hex: 20 }),
    machineAt('G1', 'albatros-d3', { hex: 18, skill: 'ace' }),
    machineAt('B3', 'sopwith-pup', { hex: 21, level: 10, skill: 'recruit' }),
    machineAt('B4', 'sopwith-pup', { hex: 36, seen: ['G1'] }),
    machineAt('B5', 'sopwith-pup', { hex: 38 }),
  ];
  const fight = sideFight(machines);
  const { result } = play((table) => orderOf(fight, table));
  expect(result.map(({ machine, pool }) => `${machine.id} ${pool}`)).toEqual([
    'B1 1',
    'B2 2',
    'G1 2',
    'B3 3',
    'B5 4',
    'B4 5',
  ]);
});
test('V068 tailing is to begin the turn within two hexes in the tail sectors, whichever way one points', () => {
  const tailed = pup();
  const behind = (told: object) => machineAt('G1', 'albatros-d3', { hex: 18, ...told });
  const tails = (other: FightingMachine, own = tailed) =>
    play((table) => tailedBy(own, sideFight([own, other]), table)).result.length === 1;
  expect([
    tails(behind({})),
    tails(behind({ hex: 17 })),
    tails(behind({ west: true })),
    tails(behind({ hex: 22 })),
  ]).toEqual([true, false, true, false]);
  expect(tails(behind({}), pup({ shook: true }))).toBe(false);
  expect(tails(behind({ falling: 'stall' }))).toBe(false);
});
test('V067 in a file each moves before whoever is behind him, and of two before one he is the last', () => {
  const order = (...machines: FightingMachine[]) =>
    play((table) => orderOf(sideFight(machines), table)).result.map(({ machine }) => machine.id);
  const file = (id: string, hex: number, told = {}) => machineAt(id, 'sopwith-pup', { hex, ...told });
  expect(order(file('B1', 18), file('G1', 20, { skill: 'recruit' }), file('B2', 22))).toEqual(['B2', 'G1', 'B1']);
  expect(order(file('B1', 20, { skill: 'ace' }), file('B2', 21), file('G1', 19, { skill: 'recruit' }))).toEqual([
    'B2',
    'B1',
    'G1',
  ]);
  const up = { pose: { ...at(20, 10), attitude: 'hard-climb' } };
  const down = { pose: { ...at(20, 8), attitude: 'hard-dive' } };
  expect(order(file('B1', 20, up), file('G1', 20, down))).toEqual(['G1', 'B1']);
});
test('V069 engaged is in one megahex or the next', () => {
  const order = (hex: number) =>
    play((table) => orderOf(allSeen(sideFight([pup(), albatros({ hex, level: 9 })])), table)).result.map(
      ({ pool }) => pool,
    );
  expect(order(22)).toEqual([3, 3]);
  expect(order(34)).toEqual([5, 5]);
});
test('V071 the least skilled first, then the lowest, the fastest, the lowest die', () => {
  const order = (a: object, b: object, rolled: string[] = []) =>
    play(
      (table) => orderOf(allSeen(sideFight([pup({ hex: 4, ...a }), albatros({ hex: 30, ...b })])), table),
      rolled,
    ).result.map(({ machine }) => machine.id);
  expect(order({}, { skill: 'recruit' })).toEqual(['G1', 'B1']);
  expect(order({ level: 9 }, {})).toEqual(['G1', 'B1']);
  expect(order({}, { speed: 6 })).toEqual(['G1', 'B1']);
  expect(order({}, {}, ['moves-first 3', 'moves-first-german 3', 'moves-first 5', 'moves-first-german 2'])).toEqual([
    'G1',
    'B1',
  ]);
  expect(order({}, {}, ['moves-first 1', 'moves-first-german 2'])).toEqual(['B1', 'G1']);
});

const seenBy = (fight: SideFight, rolled: string[] = []) => {
  play((table) => lookAbout(fight, table), rolled);
  return fight.machines.map(({ seen }) => seen.join());
};
test('V072 V073 in one megahex everybody is seen, beyond five nobody', () => {
  expect(seenBy(sideFight([pup(), albatros({ hex: 20 })]))).toEqual(['G1', 'B1']);
  expect(seenBy(allSeen(sideFight([pup({ hex: 2 }), albatros({ hex: 38 })])))).toEqual(['', '']);
});
test('V073 who is five megahexes off is kept in sight, who is six off is not', () => {
  const hexes = Array.from({ length: 36 }, (_, i) => 3 + i);
  const apart = (hex: number) => megahexesBetween(at(2, 8), at(hex, 8));
  const kept = (hex: number) => seenBy(allSeen(sideFight([pup({ hex: 2 }), albatros({ hex, falling: 'stall' })])))[0];
  for (const far of [5, 6]) {
    const hex = hexes.find((each) => apart(each) === far) ?? 0;
    expect([far, apart(hex), kept(hex)]).toEqual([far, far, far === 5 ? 'G1' : '']);
  }
});
test('V072 targets on the ground must be seen as well', () => {
  const nest = {
    id: 'nest',
    kind: 'machine-gun-nest',
    side: 'german',
    x: 80,
    y: 0,
    damage: 0,
    destroyed: false,
  } as const;
  expect(seenBy(sideFight([pup({ level: 4 })], { targets: [{ ...nest }] }), ['spotting-grey 1'])).toEqual(['']);
  expect(seenBy(sideFight([pup({ level: 4 })], { targets: [{ ...nest, destroyed: true }] }))).toEqual(['']);
});
test('V072 nobody looks about who has no controls: he keeps what he had in sight, and finds nobody', () => {
  const fight = (seen: string[]) =>
    sideFight([pup({ falling: 'pilot-dead', pilot: 'dead', seen }), albatros({ hex: 20 })]);
  expect(seenBy(fight([]))).toEqual(['', 'B1']);
  expect(seenBy(fight(['G1']))).toEqual(['G1', 'B1']);
});
test('V116 V120 V121 V122 the clouds of a sky hang evenly over the mats: cumuli from level 12 up, low strati from 5', () => {
  const sky = skyOver(40, { sun: 2, cumuli: 3, lowStrati: 1, source: 'invented' });
  expect(sky.cumuli).toEqual([
    { column: 10, level: 12 },
    { column: 20, level: 14 },
    { column: 30, level: 16 },
  ]);
  expect(sky.lowStrati).toEqual([{ column: 20, level: 5 }]);
  expect(sky).toMatchObject({ sun: 2, highStratus: false, mediumStratus: false });
  expect(skyOver(40, { sun: 1, source: 'invented' })).toMatchObject({ cumuli: [], lowStrati: [] });
});
test('V074 else the Spotting Test: unseen, seen within four megahexes, or seen', () => {
  const far = () => sideFight([pup({ hex: 10 }), albatros({ hex: 23 })]);
  expect(seenBy(far(), ['spotting-grey 1', 'spotting-yellow 5'])).toEqual(['', 'B1']);
  const near = () => sideFight([pup({ hex: 16 }), albatros({ hex: 23 })]);
  expect(seenBy(near(), ['spotting-grey 5', 'spotting-yellow 1'])).toEqual(['G1', '']);
});
test('V075 V122 a cumulus between them cuts the line', () => {
  const sky = { ...CLEAR, cumuli: [{ column: 20, level: 8 }] };
  expect([
    isCut(at(14, 8), at(28, 8), sky),
    isCut(at(14, 20), at(28, 20), sky),
    isCut(at(14, 8), at(28, 8), CLEAR),
  ]).toEqual([true, false, false]);
  expect(seenBy(allSeen(sideFight([pup({ hex: 14 }), albatros({ hex: 26 })], { sky })))).toEqual(['', '']);
});
test('V076 V116 who stands before the sun is not seen, and the only one so near engages nobody', () => {
  const sky = { ...CLEAR, sun: 5 };
  expect(isBeforeSun(at(20, 16), at(26, 16), sky, 40)).toBe(true);
  expect(isBeforeSun(at(26, 16), at(20, 16), sky, 40)).toBe(false);
  const machines = [pup({ level: 16, skill: 'recruit' }), albatros({ hex: 25, level: 16 })];
  expect(play((table) => orderOf(sideFight(machines, { sky }), table), []).result.map(({ pool }) => pool)).toEqual([
    4, 4,
  ]);
});
test('V116 the sun has five positions', () => {
  const hidden = [1, 2, 3, 4, 5].map((sun) => isBeforeSun(at(20, 16), at(14, 16), { ...CLEAR, sun }, 40));
  expect(hidden).toEqual([true, false, false, false, false]);
  expect(isBeforeSun(at(20, 16), at(14, 16), { ...CLEAR, sun: 9 }, 40)).toBe(false);
});
test('V077 by the option nobody sees who is lower and behind', () => {
  const fight = sideFight([], { options: ['low-behind'] });
  expect([
    isHidden(at(20, 10), at(14, 8), fight),
    isHidden(at(20, 10), at(26, 8), fight),
    isHidden(at(20, 10), at(14, 12), fight),
  ]).toEqual([true, false, false]);
  expect(isHidden(at(20, 10), at(14, 8), sideFight([]))).toBe(false);
});
test('V078 who tails, or is tailed, sees nobody else', () => {
  const fight = allSeen(
    sideFight([pup(), machineAt('G1', 'albatros-d3', { hex: 18 }), machineAt('G2', 'albatros-d3', { hex: 20 })]),
  );
  expect(seenBy(fight)).toEqual(['G1', 'B1', 'B1']);
});
test('V073 V078 who tails, or is tailed, looks for that partner as for anybody: beside his megahex by a test', () => {
  // Hexes 18 and 20 are in two megahexes that lie beside each other.
  const file = () => sideFight([pup({ hex: 20 }), albatros({ hex: 18, west: false })]);
  expect(seenBy(file(), ['spotting-grey 1', 'spotting-yellow 6'])).toEqual(['', 'B1']);
  expect(seenBy(allSeen(file()))).toEqual(['G1', 'B1']);
});
// "B2 does not see G2. B2 does not see G2.": each was in the other's tail sector, and was tested for twice.
test('V074 V078 two who fly apart, each behind the other, look for one another by one test each', () => {
  const file = sideFight([pup({ hex: 20 }), albatros({ hex: 18, west: true })]);
  expect(seenBy(file, ['spotting-grey 1', 'spotting-yellow 6'])).toEqual(['', 'B1']);
});
test('V075 V076 V077 V078 nor is a partner seen in cloud, before the sun, or by the option lower behind', () => {
  const sunny = { ...CLEAR, sun: 1 };
  const hex = [17, 18, 19, 20, 21].find((from) => isBeforeSun(at(from, 16), at(from - 2, 16), sunny, 40)) ?? 0;
  const file = (level: number, told: Partial<SideFight> = {}) =>
    seenBy(allSeen(sideFight([pup({ hex, level: 16 }), albatros({ hex: hex - 2, level, west: false })], told)));
  const low = (level: number, options: SideFight['options']) =>
    seenBy(allSeen(sideFight([pup({ hex: 30, level: 8 }), albatros({ hex: 29, level, west: false })], { options })));
  expect(file(16, { sky: { ...CLEAR, cumuli: [{ column: hex, level: 16 }] } })).toEqual(['', '']);
  expect(file(16, { sky: sunny })).toEqual(['', 'B1']);
  expect([low(7, ['low-behind']), low(7, [])]).toEqual([
    ['', 'B1'],
    ['G1', 'B1'],
  ]);
});
test('V067 V078 the tailed still moves first, and both with those engaged, whoever sees whom', () => {
  const machines = [pup({ hex: 20, level: 16 }), albatros({ hex: 18, level: 15, west: false, skill: 'recruit' })];
  const { result } = play((table) => orderOf(sideFight(machines, { options: ['low-behind'] }), table));
  expect(result.map(({ machine, pool }) => `${machine.id} ${pool}`)).toEqual(['B1 2', 'G1 2']);
});
test('V078 V079 what was lost from sight must be found again by a test; what was not is kept without one', () => {
  const machines = [pup({ hex: 14, level: 9 }), albatros({ hex: 26 })];
  const fight = allSeen(sideFight(machines, { sky: { ...CLEAR, cumuli: [{ column: 20, level: 8 }] } }));
  expect(seenBy(fight)).toEqual(['', '']);
  expect(seenBy(sideFight(machines), ['spotting-grey 1', 'spotting-yellow 1'])).toEqual(['', '']);
  expect(seenBy(allSeen(sideFight(machines)))).toEqual(['G1', 'B1']);
  const shaken = pup({ shook: true, seen: ['G1'] });
  const foes = [machineAt('G1', 'albatros-d3', { hex: 16 }), albatros({ id: 'G2', hex: 32 })];
  const [seen] = seenBy(sideFight([shaken, ...foes]), ['spotting-grey 1', 'spotting-yellow 1', 'spotting-yellow 1']);
  expect(seen).toBe('G1');
});
test('V117 V119 V120 V121 what the sky does to the die', () => {
  const { weather } = combat;
  const parts = (sky: object, a = at(20, 8), b = at(22, 8)) => skyParts(a, b, { ...CLEAR, ...sky }, weather);
  expect(parts({ haze: 8 }).haze).toBe(-1);
  expect(parts({ haze: 7 }).haze).toBe(0);
  expect(parts({ highStratus: true }, at(20, 22)).highStratus).toBe(-1);
  expect(parts({ mediumStratus: true }, at(20, 22)).mediumStratus).toBe(-2);
  expect(parts({ mediumStratus: true }, at(20, 12)).mediumStratus).toBe(-2);
  expect(parts({ mediumStratus: true }).mediumStratus).toBe(0);
  expect(parts({ lowStrati: [{ column: 20, level: 8 }] }).lowStratus).toBe(-2);
});
test('V117 the haze lies from its level down', () => {
  expect(skyParts(at(20, 9), at(24, 3), { ...CLEAR, haze: 3 }, combat.weather).haze).toBe(-1);
});
test('V119 dark against high stratus she is seen without a test', () => {
  const sky = { ...CLEAR, sun: 5, highStratus: true };
  expect([
    isSilhouetted(at(20, 8), at(20, 18), sky),
    isSilhouetted(at(20, 8), at(20, 22), sky),
    isSilhouetted(at(20, 18), at(20, 8), sky),
  ]).toEqual([true, false, false]);
  expect(
    seenBy(sideFight([pup({ level: 8 }), albatros({ hex: 14, level: 16 })], { sky }), ['spotting-yellow 1']),
  ).toEqual(['G1', '']);
});
test('V120 and against medium stratus, from below and from above', () => {
  const sky = { ...CLEAR, mediumStratus: true };
  expect([
    isSilhouetted(at(20, 4), at(20, 9), sky),
    isSilhouetted(at(20, 25), at(20, 21), sky),
    isSilhouetted(at(20, 4), at(20, 12), sky),
  ]).toEqual([true, true, false]);
});
test('V121 low stratus lies in one megahex', () => {
  const sky = { ...CLEAR, lowStrati: [{ column: 20, level: 8 }] };
  expect(skyParts(at(4, 8), at(8, 8), sky, combat.weather).lowStratus).toBe(0);
});
test('V118 the storm hides who is in it', () => {
  const sky = { ...CLEAR, storm: 15 };
  expect([
    isCut(at(20, 8), at(22, 16), sky),
    isCut(at(20, 16), at(22, 8), sky),
    isCut(at(20, 8), at(22, 8), sky),
  ]).toEqual([true, true, false]);
});

test('V089 a jam clears by the grey die: the partial icon in level flight, the whole one always', () => {
  const jammed = () => pup({ guns: [{ mount: 'fixed', left: 3, plates: [], jammed: true }] });
  const after = (word: string, face: string) => {
    const machine = jammed();
    play(
      (table) =>
        finish(
          { machine, move: move(flier('sopwith-pup', { engaged: true }), word), from: machine.pose },
          sideFight([machine]),
          table,
        ),
      [`unjam-grey ${face}`],
    );
    return machine.guns[0]?.jammed;
  };
  expect([after('level', '5'), after('jink', '5'), after('jink', '6'), after('level', '1')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
test('V083 a turn of level flight reloads', () => {
  const machine = pup({ guns: [{ mount: 'fixed', left: 0, plates: [6], jammed: false }] });
  play((table) =>
    finish({ machine, move: move(flier('sopwith-pup'), 'jink'), from: machine.pose }, sideFight([machine]), table),
  );
  expect(machine.guns[0]?.left).toBe(0);
  play((table) =>
    finish({ machine, move: move(flier('sopwith-pup'), 'level'), from: machine.pose }, sideFight([machine]), table),
  );
  expect(machine.guns[0]).toMatchObject({ left: 6, plates: [] });
});

test('V083 a gun whose plate was emptied while the clock stood has a turn of level flight still to come', () => {
  const guns = [{ mount: 'fixed' as const, left: 1, plates: [6], jammed: false }];
  const fight = allSeen(
    sideFight(
      [
        machineAt('B1', 'nieuport-11', { hex: 14, speed: 7, skill: 'recruit', guns }),
        machineAt('G1', 'albatros-d3', { hex: 21, west: true, speed: 5 }),
      ],
      { options: ['time-freezing'] },
    ),
  );
  const level = { throttle: ['5', '5'], 'energy-move': ['level', 'level'] };
  const shot = { 'time-freeze': ['4'], 'side-shot': ['G1', 'hold'] };
  play((table) => playTurn(fight, table), ['combat-orange 1'], { ...level, ...shot });
  expect(fight.machines[0]?.guns).toMatchObject([{ left: 0, plates: [6] }]);
  fight.machines.splice(1);
  play((table) => playTurn(fight, table), [], { throttle: ['5'], 'energy-move': ['level'] });
  expect(fight.machines[0]?.guns).toMatchObject([{ left: 6, plates: [] }]);
});

test('V106 her controls are frozen: as fast as she was, in her attitude, one level up at the most, and a crash below', () => {
  const dead = (attitude: SidePose['attitude'], level: number, cue: number) => {
    const machine = pup({ falling: 'pilot-dead', pilot: 'dead', cue, pip: 3, pose: { ...at(20, level), attitude } });
    const { events, asked } = play((table) => playTurn(sideFight([machine]), table));
    const way = events.find((event) => event.type === 'side-moved');
    const { pose, out } = machine;
    return { flew: way?.type === 'side-moved' && way.move, pose, out, asked: asked.length, pip: machine.pip };
  };
  expect(dead('hard-dive', 12, 5)).toMatchObject({
    flew: 'hard-dive-0-5',
    pose: { x: 90, y: 14, attitude: 'hard-dive' },
    asked: 0,
    pip: 3,
  });
  expect(dead('shallow-dive', 12, 4)).toMatchObject({ flew: 'shallow-dive-0-4', pose: { x: 92, y: 20 } });
  expect(dead('hard-climb', 12, 5)).toMatchObject({ flew: 'hard-climb-0', pose: { y: 26, attitude: 'hard-climb' } });
  // At speed 4 and in a shallow dive a living pilot would have landed.
  expect(dead('shallow-dive', 1, 4)).toMatchObject({ out: 'crashed' });
});

/** Level flight out of a dive, with a hex of it first where that rule is in play: of her guns, her bombs, her plate. */
function levelOutOfDive(options: SideFight['options']) {
  const pose = { ...at(18, 12), attitude: 'hard-dive' } as const;
  const guns = [
    { mount: 'fixed', left: 0, plates: [6], jammed: false },
    { mount: 'flexible', left: 3, plates: [], jammed: true },
  ] as const;
  const machine = machineAt('B1', 'sopwith-strutter', {
    bombs: true,
    seen: ['depot'],
    pose,
    start: pose,
    guns: guns.map((gun) => ({ ...gun, plates: [...gun.plates] })),
  });
  const fight = withAim('photograph', [machine], { options });
  const way = move(flier('sopwith-strutter', { pose, options }), 'level');
  const { events } = play(
    (table) => {
      finish({ machine, move: way, from: pose }, fight, table);
      advanceMissions(fight, table);
    },
    ['unjam-grey 5', ...(options.length > 0 ? [] : ['bombing-yellow 1'])],
  );
  const { left, plates } = machine.guns[0] ?? {};
  return {
    left,
    plates,
    jammed: machine.guns[1]?.jammed,
    bombs: machine.bombs,
    plate: fight.missions.allied.progress,
    events,
  };
}
test('V083 V089 V107 V124 out of a dive all of a turn is level flight, but not by V040, where a hex of it comes first', () => {
  expect(levelOutOfDive([])).toMatchObject({ left: 6, plates: [], jammed: false, bombs: false, plate: 1 });
  expect(levelOutOfDive(['dive-exit'])).toMatchObject({ left: 0, plates: [6], jammed: true, bombs: true, plate: 0 });
});
test('V107 nor is a gunner kept from his gun while the clock stands by bombs that will not be aimed', () => {
  const aims = (options: SideFight['options'], from: SidePose) => {
    const machine = bomber({ pose: at(19, 12) });
    aimBombs(machine, from, at(22, 12), sideFight([machine], { targets: [{ ...depot }], options }));
    return machine.bombing;
  };
  const dive = { ...at(18, 12), attitude: 'shallow-dive' } as const;
  expect([aims(['dive-exit'], at(18, 12)), aims([], dive), aims(['dive-exit'], dive)]).toEqual([true, true, false]);
});

test('V106 with a dead pilot she flies on as she was until she stalls or meets the ground', () => {
  const machine = pup({
    level: 3,
    falling: 'pilot-dead',
    pilot: 'dead',
    pose: { ...at(20, 3), attitude: 'shallow-dive' },
  });
  const fight = sideFight([machine]);
  play((table) => playTurn(fight, table));
  expect(machine.pose.y).toBeLessThan(6);
  const climbing = pup({
    level: 12,
    falling: 'pilot-dead',
    pilot: 'dead',
    pose: { ...at(20, 12), attitude: 'hard-climb' },
  });
  play((table) => playTurn(sideFight([climbing]), table));
  expect(climbing.pose.y).toBe(26);
});

const depot = { id: 'depot', kind: 'depot', side: 'german', x: 80, y: 0, damage: 0, destroyed: false } as const;
const bomber = (told: object = {}) =>
  machineAt('B1', 'sopwith-strutter', { hex: 22, level: 12, bombs: true, flew: 'level', seen: ['depot'], ...told });
test('V107 level all the turn and across the target: the bombs go, and a gunner is busy', () => {
  const machine = bomber();
  const fight = sideFight([machine], { targets: [{ ...depot }] });
  play((table) => dropBombs(machine, at(18, 12), fight, table), ['bombing-yellow 5']);
  expect([machine.bombs, machine.bombing, fight.targets[0]?.destroyed]).toEqual([false, true, true]);
  for (const told of [{ flew: 'jink' }, { seen: [] }, { bombs: false }, { pose: at(19, 12) }])
    play((table) => dropBombs(bomber(told), at(17, 12), sideFight([], { targets: [{ ...depot }] }), table));
});
test('V108 by the yellow die: a miss, a point, or all', () => {
  const damage = ['1', '3', '6'].map((face) => {
    const fight = sideFight([], { targets: [{ ...depot }] });
    play((table) => dropBombs(bomber(), at(18, 12), fight, table), [`bombing-yellow ${face}`]);
    return fight.targets[0]?.damage;
  });
  expect(damage).toEqual([0, 1, 3]);
});
test('V109 by the option on the line of sixty degrees, and a colour worse for each five levels', () => {
  const fight = sideFight([], { targets: [{ ...depot }], options: ['sixty-degree-bombing'] });
  play((table) => dropBombs(bomber({ pose: at(16, 12) }), at(12, 12), fight, table), ['bombing-grey 6']);
  expect(fight.targets[0]?.destroyed).toBe(true);
  play((table) =>
    dropBombs(
      bomber(),
      at(18, 12),
      sideFight([], { targets: [{ ...depot }], options: ['sixty-degree-bombing'] }),
      table,
    ),
  );
});
test('V110 a load may be dropped anywhere', () => {
  const machine = bomber({ flew: 'jettison' });
  const { events } = play((table) => dropBombs(machine, at(18, 12), sideFight([machine]), table));
  expect(machine.bombs).toBe(false);
  expect(events).toMatchObject([{ type: 'side-mishap', machine: 'B1', what: 'bombs-jettisoned' }]);
});

/** Two head on, seven hexes apart, ours the slower in mind and so the first to move. */
const headOn = () =>
  allSeen(
    sideFight(
      [
        machineAt('B1', 'se5a', { hex: 14, speed: 7, skill: 'recruit' }),
        machineAt('G1', 'albatros-d3', { hex: 21, west: true, speed: 5 }),
      ],
      { options: ['time-freezing'] },
    ),
  );
const FLOWN = { throttle: ['7', '5'], 'energy-move': ['level', 'level'] } as const;
test('V111 V112 V113 V114 the clock stops in the move of the first: all where they are, all fire at once, all fly on', () => {
  const fight = headOn();
  const { events } = play(
    (table) => playTurn(fight, table),
    ['combat-red 2', 'combat-black 1', 'hit-location 10', 'hit-location 10'],
    {
      ...FLOWN,
      'time-freeze': ['4'],
      'side-shot': ['G1', 'B1'],
    },
  );
  expect(events.find(({ type }) => type === 'clock-stopped')).toMatchObject({
    hexes: 4,
    time: 6,
    others: [{ machine: 'G1', hexes: 2 }],
  });
  expect(fight.machines.map(({ pose, structure }) => [pose.x / 4, structure])).toEqual([
    [21, 1],
    [16, 1],
  ]);
});
test('V060 V065 the Handling Test comes before the manoeuvre is begun, and so before the clock can stop in it', () => {
  const fight = { ...headOn(), options: ['time-freezing', 'handling-tests'] } satisfies SideFight;
  const { events } = play((table) => playTurn(fight, table), ['handling-pink 3', 'combat-blue 1'], {
    throttle: ['7', '5'],
    'energy-move': ['barrel-roll', 'level'],
    'side-shot': ['B1'],
  });
  expect(events.map(({ type }) => type).slice(1, 4)).toEqual(['side-test-made', 'side-mishap', 'side-moved']);
  expect(fight.machines[0]).toMatchObject({ falling: 'stall', pose: { x: 14 * 4 } });
});
test('V053 V113 who loses hold of her before the clock stops has not moved, and is no harder to hit', () => {
  const fight = { ...headOn(), options: ['time-freezing', 'handling-tests'] } satisfies SideFight;
  const { events } = play((table) => playTurn(fight, table), ['handling-pink 2', 'combat-green 1'], {
    throttle: ['7', '5'],
    'energy-move': ['level', 'barrel-roll'],
    'time-freeze': ['4'],
    'side-shot': ['G1'],
  });
  expect(events.find(({ type }) => type === 'clock-stopped')).toMatchObject({ others: [] });
  expect(events.find(({ type }) => type === 'side-shot-fired')).toMatchObject({ hexes: 3, die: 'green' });
  expect(fight.machines[1]).toMatchObject({ falling: 'stall', pose: { x: 21 * 4 } });
});
test('V114 V107 who is to aim the bombs in this move does not fire while the clock stands in it either', () => {
  const machines = [
    machineAt('B1', 'sopwith-strutter', { hex: 16, level: 12, bombs: true }),
    machineAt('G1', 'albatros-d3', { hex: 18, level: 14, skill: 'ace', west: true }),
  ];
  const fight = allSeen(sideFight(machines, { targets: [{ ...depot, x: 76 }], options: ['time-freezing'] }));
  const { asked } = play((table) => playTurn(fight, table), ['bombing-yellow 1'], {
    throttle: ['4', '5'],
    'energy-move': ['level', 'level'],
    'time-freeze': ['1'],
  });
  expect(asked.map(({ decision }) => decision)).not.toContain('side-shot');
});
test('V101 oil of a leak that came while the clock stood is on the goggles in the next turn, and then gone', () => {
  const fight = { ...headOn(), options: ['time-freezing', 'goggles'] } satisfies SideFight;
  play((table) => playTurn(fight, table), ['combat-red 2', 'hit-location 5', 'leak-turns 6'], {
    ...FLOWN,
    'time-freeze': ['4'],
    'side-shot': ['G1', 'hold'],
  });
  const [, leaking] = fight.machines;
  expect([leaking?.leak, leaking?.goggles, leaking?.oiled]).toEqual([6, false, true]);
  const machine = pup({ goggles: true });
  play((table) => plan({ machine, pool: 5 }, sideFight([machine]), table), [], {
    throttle: ['6'],
    'energy-move': ['level'],
  });
  expect(machine.goggles).toBe(false);
  const falling = pup({ goggles: true, falling: 'stall' });
  play((table) => fall(falling, sideFight([falling]), table), ['handling-yellow 6'], { throttle: ['6'] });
  expect(falling.goggles).toBe(false);
});

test('V101 oil that came before he has moved in a turn binds the move of the next, and not of this one', () => {
  const machines = [
    machineAt('B1', 'se5a', { hex: 37, west: true, speed: 7, skill: 'recruit' }),
    machineAt('B2', 'se5a', { hex: 20, west: true, speed: 6, skill: 'ace' }),
    machineAt('G1', 'albatros-d3', { hex: 31, west: true, speed: 7 }),
  ];
  const fight = allSeen(sideFight(machines, { options: ['time-freezing', 'goggles'], hexes: 80 }));
  const flown = { throttle: ['6', '6', '6'], 'energy-move': ['level', 'level', 'level'] };
  const ways = ({ asked }: ReturnType<typeof play>) =>
    asked.flatMap(({ decision, about, options }) =>
      decision === 'energy-move' && 'machine' in about && about.machine === 'B2' ? [options.length > 1] : [],
    );
  const hit = ['combat-orange 3', 'hit-location 5', 'leak-turns 6'];
  const first = play((table) => playTurn(fight, table), hit, {
    ...flown,
    'time-freeze': ['6'],
    'side-shot': ['B2'],
  });
  expect(fight.machines[1]?.leak).toBe(6);
  fight.machines.splice(2);
  const next = play((table) => playTurn(fight, table), ['leak-fire 1'], {
    throttle: ['6', '6'],
    'energy-move': ['level', 'level'],
  });
  expect([ways(first), ways(next)]).toEqual([[true], [false]]);
});

test('V111 each engaged group stops its own clock, and nobody else waits for it', () => {
  const four = () =>
    allSeen(
      sideFight(
        [
          machineAt('B1', 'se5a', { hex: 14, speed: 6, skill: 'recruit' }),
          machineAt('G1', 'albatros-d3', { hex: 21, west: true, speed: 5, level: 6 }),
          machineAt('B2', 'se5a', { hex: 52, speed: 6, skill: 'recruit' }),
          machineAt('G2', 'albatros-d3', { hex: 59, west: true, speed: 5, level: 6 }),
        ],
        { options: ['time-freezing'], hexes: 100, sky: { ...CLEAR, sun: 5 } },
      ),
    );
  const answers = { throttle: ['7', '7', '5', '5'], 'energy-move': ['level', 'level', 'level', 'level'] };
  const both = play((table) => playTurn(four(), table), [], {
    ...answers,
    throttle: ['7', '5', '7', '5'],
    'time-freeze': ['1', '1'],
  });
  const stopped = both.events.flatMap((event) => (event.type === 'clock-stopped' ? [event.machine] : []));
  expect(stopped).toEqual(['B1', 'B2']);
  const asked = (about: string) => both.asked.filter(({ decision }) => decision === about).length;
  expect([asked('throttle'), asked('time-freeze')]).toEqual([4, 2]);
  // Uncalled, all four move in the order of their pool: both Recruits before both Experts.
  const none = play((table) => playTurn(four(), table), [], { ...answers, 'time-freeze': ['no', 'no', 'no', 'no'] });
  expect(none.events.flatMap((event) => (event.type === 'side-moved' ? [event.machine] : []))).toEqual([
    'B1',
    'B2',
    'G1',
    'G2',
  ]);
});
test('V115 once the first has flown to the end uncalled, nobody stops the clock', () => {
  const fight = headOn();
  const { asked, events } = play((table) => playTurn(fight, table), [], { ...FLOWN, 'time-freeze': ['no', 'no'] });
  expect(asked.filter(({ decision }) => decision === 'time-freeze')).toHaveLength(2);
  expect(events.some(({ type }) => type === 'clock-stopped')).toBe(false);
});

test('V123 V125 each side throws on the table of the year, and may have another mission than the other', () => {
  const { result, events } = play(
    (table) => drawMissions('1917', table),
    ['side-mission 7', 'side-mission 1', 'side-sky 14'],
  );
  expect([result.allied.aim, result.german.aim, result.targets.length]).toEqual(['destroy', 'stop-theirs', 1]);
  expect(events.map(({ type }) => type)).toEqual(['mission-drawn', 'mission-drawn', 'sky-drawn']);
  const far = play((table) => drawMissions('1916', table), ['side-mission 2', 'side-mission 19', 'side-sky 16']).result;
  expect([far.mats, far.sky.lowStrati.length]).toEqual([['A', 'B', 'C'], 2]);
  expect(
    play((table) => drawMissions('1918', table), ['side-mission 4', 'side-mission 4', 'side-sky 20']).result.sky.storm,
  ).toBe(22);
  expect(
    play((table) => drawMissions('1918', table), ['side-mission 4', 'side-mission 4', 'side-sky 11']).result.sky.haze,
  ).toBe(8);
});
test('V125 the tables of 1916 and 1917 as printed', () => {
  const named = (letters: string) => letters.split('').map((letter) => MISSIONS[letter as keyof typeof MISSIONS]);
  const rows = (year: '1916' | '1917') => missions.years[year].rows.map(({ mission }) => mission);
  expect(rows('1916')).toEqual(named('CXPARBPARBPARBPARSGQ'));
  expect(rows('1917')).toEqual(named('QGXPCRBAPCRPABRCPSGQ'));
  expect(missions.years['1917'].rows.map(({ roll }) => Number(roll))).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
});

/** The missions by a letter each. */
const MISSIONS = {
  A: 'artillery-direction',
  B: 'bombing',
  C: 'defensive-patrol',
  G: 'balloon-busting',
  P: 'patrol',
  Q: 'scramble',
  R: 'recon',
  S: 'strafing',
  X: 'strategic-bombing',
} as const;

const withAim = (
  aim: 'photograph' | 'direct' | 'destroy' | 'stop-theirs' | 'hold-the-front',
  machines: FightingMachine[],
  told: Partial<SideFight> = {},
) =>
  sideFight(machines, {
    targets: [{ ...depot }],
    missions: { allied: { aim, progress: 0, done: false }, german: { aim: 'stop-theirs', progress: 0, done: false } },
    ...told,
  });
test('V124 a photograph counts once it is home', () => {
  const machine = pup({ flew: 'level', start: at(18, 8), hex: 22 });
  const fight = withAim('photograph', [machine]);
  play((table) => advanceMissions(fight, table));
  expect(fight.missions.allied.done).toBe(false);
  machine.out = 'left-by-own-edge';
  play((table) => advanceMissions(fight, table));
  play((table) => advanceMissions(fight, table));
  expect([fight.missions.allied.done, settleMissions(fight)]).toEqual([true, { allied: true, german: false }]);
});
test('V124 five turns near the target, unengaged, direct the guns', () => {
  const fight = withAim('direct', [pup({ level: 2 })]);
  for (let turn = 0; turn < 5; turn++) play((table) => advanceMissions(fight, table));
  expect(fight.missions.allied.done).toBe(true);
  const away = withAim('direct', [pup({ hex: 2 })]);
  play((table) => advanceMissions(away, table));
  expect(away.missions.allied.progress).toBe(0);
});
test('V124 where a two-seater was sent, no fighter exposes her plate', () => {
  const over = { flew: 'level', start: at(18, 8), hex: 22 } as const;
  const exposed = (...machines: FightingMachine[]) => {
    const fight = withAim('photograph', machines);
    play((table) => advanceMissions(fight, table));
    return fight.missions.allied.progress;
  };
  expect(exposed(machineAt('B1', 're8'), machineAt('B2', 'sopwith-pup', over))).toBe(0);
  expect(exposed(machineAt('B1', 're8', { ...over, gunners: ['well'] }), machineAt('B2', 'sopwith-pup', over))).toBe(1);
});
test('V124 where a two-seater was sent, no fighter directs for her', () => {
  const turns = (be2: Parameters<typeof machineAt>[2]) => {
    const fight = withAim('direct', [
      machineAt('B1', 'be2', { gunners: ['well'], ...be2 }),
      machineAt('B2', 'nieuport-11', { hex: 20, level: 2 }),
    ]);
    play((table) => advanceMissions(fight, table));
    return fight.missions.allied.progress;
  };
  expect([turns({ hex: 2 }), turns({ hex: 2, out: 'crashed' }), turns({ hex: 20, level: 2 })]).toEqual([0, 0, 1]);
});
test('V124 a target destroyed, or the front held', () => {
  const fight = withAim('destroy', [pup()], { targets: [{ ...depot, destroyed: true }] });
  play((table) => advanceMissions(fight, table));
  expect(fight.missions.allied.done).toBe(true);
  expect(settleMissions(withAim('hold-the-front', [pup()])).allied).toBe(true);
});
test('V124 who came to stop the others has failed once they hold the front', () => {
  expect(settleMissions(withAim('hold-the-front', [pup()]))).toEqual({ allied: true, german: false });
  expect(settleMissions(withAim('hold-the-front', [pup(), albatros()]))).toEqual({ allied: false, german: true });
  expect(settleMissions(withAim('stop-theirs', [pup()]))).toEqual({ allied: true, german: true });
});
test('V124 who burns, or has a dry tank over the mats, when the turns are out counts as down', () => {
  const points = (told: Partial<FightingMachine>) =>
    play((table) => pointsFor('allied', sideFight([pup(), albatros(told)]), table)).result;
  expect(
    [{}, { leak: 2 }, { leak: 0 }, { burning: true }, { leak: 0, out: 'left-by-own-edge' } as const].map(points),
  ).toEqual([0, 0, 5, 5, 2]);
});
test('V124 else points: whoever is down, and half for who has fled', () => {
  const fight = sideFight([pup({ out: 'crashed' }), albatros({ out: 'left-by-own-edge' })]);
  expect(play((table) => [pointsFor('allied', fight, table), pointsFor('german', fight, table)]).result).toEqual([
    2, 5,
  ]);
  expect(winnerOf({ allied: true, german: false }, { allied: 0, german: 9 })).toBe('allied');
  expect(winnerOf({ allied: false, german: true }, { allied: 0, german: 0 })).toBe('german');
  expect(winnerOf({ allied: true, german: true }, { allied: 3, german: 5 })).toBe('german');
  expect(winnerOf({ allied: true, german: true }, { allied: 6, german: 5 })).toBe('allied');
  expect(winnerOf({ allied: false, german: false }, { allied: 5, german: 5 })).toBe('nobody');
});
test('V018 single scenarios, missions by the dice, and the campaign as the career', () => {
  expect(Object.keys(book.fights['winged-victory'].scenarios).length).toBeGreaterThan(5);
  expect(ALL_OPTIONS).toHaveLength(9);
});
test('V051 the tests of the dice card stand in their order', () =>
  expect(dice.tests.map(({ test: name }) => name)).toEqual([
    'structural',
    'handling',
    'spotting',
    'bombing',
    'extinguish',
    'unjam',
  ]));
test('V034 a question for each machine: the throttle, and how she flies', () => {
  const machine = pup();
  const fight = sideFight([machine]);
  const { result, asked } = play((table) => plan({ machine, pool: 5 }, fight, table), [], {
    throttle: ['6'],
    'energy-move': ['hard-climb-0'],
  });
  expect([result.word, asked.map(({ decision }) => decision)]).toEqual(['hard-climb-0', ['throttle', 'energy-move']]);
});

test('every rule of the 125 is named by a test', () => {
  const folder = 'test/games/side/rules';
  const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/test\('((?:V\d{3} )+)/g)].flatMap(([, ids = '']) => ids.trim().split(' ')),
  );
  const rules = Array.from({ length: 125 }, (_, i) => `V${String(i + 1).padStart(3, '0')}`);
  expect(rules.filter((rule) => !names.includes(rule))).toEqual([]);
});

test('V053 who breaks her up in a hard manoeuvre does not stall besides', () => {
  const machine = pup({ out: 'cracked-up' });
  expect(play((table) => stall(machine, 'stall', table)).events).toEqual([]);
  expect(machine.falling).toBe('no');
});

test('what was to be destroyed is not the guns that guard it, unless there is nothing else', () => {
  const there = { side: 'german', x: 100, y: 0, damage: 0 } as const;
  const bag = { ...there, id: 'bag', kind: 'balloon' } as const;
  const nest = { ...there, id: 'nest', kind: 'machine-gun-nest', destroyed: true } as const;
  const isDone = (...targets: SideFight['targets']) => {
    const fight = withAim('destroy', [pup()], { targets });
    play((table) => advanceMissions(fight, table));
    return fight.missions.allied.done;
  };
  expect(isDone({ ...bag, destroyed: false }, { ...nest })).toBe(false);
  expect(isDone({ ...bag, destroyed: true }, { ...nest, destroyed: false })).toBe(true);
  expect(isDone({ ...nest })).toBe(true);
});
