import { expect, test } from 'vitest';
import { dropBombs } from '../../../../src/games/side/rules/bombing.ts';
import { type SideHit, strike, tryStructure } from '../../../../src/games/side/rules/damage.ts';
import { aspectOf } from '../../../../src/games/side/rules/flight/arcs.ts';
import { dragAt } from '../../../../src/games/side/rules/flight/energy.ts';
import { inOneHex } from '../../../../src/games/side/rules/flight/pose.ts';
import { fightFire } from '../../../../src/games/side/rules/hazards.ts';
import { orderOf } from '../../../../src/games/side/rules/pools.ts';
import { edgeOver } from '../../../../src/games/side/rules/side-fight.ts';
import { lookAbout } from '../../../../src/games/side/rules/spotting.ts';
import type { FightingMachine, TargetState } from '../../../../src/games/side/table/fighting-machine.ts';
import { allSeen, book, dashboards, flier, machineAt, move, sideFight } from '../../../support/fights/side-fights.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const pup = (told = {}): FightingMachine => machineAt('B1', 'sopwith-pup', { hex: 20, ...told });
const BOXES = dashboards['sopwith-pup']?.structure.boxes ?? 0;
const happened = (events: readonly object[]) =>
  events.map((event) => ('what' in event ? event.what : 'type' in event && event.type));

test.each([
  ['structural-pink 6', 0, 0, ['side-test-made']],
  ['structural-pink 4', 0, 4, ['side-test-made']],
  ['structural-pink 4', BOXES - 4, BOXES, ['side-test-made']],
  ['structural-pink 4', BOXES - 3, BOXES + 1, ['side-test-made', 'structural-failure', 'side-out']],
  ['structural-pink 1', 0, 0, ['side-test-made', 'structural-failure', 'side-out']],
])('V027 V051 V052 after %s a machine with %i boxes gone has %i gone, and it is told', (die, before, after, told) => {
  const machine = pup({ structure: before });
  const { events } = playLoaded((table) => tryStructure(machine, sideFight([machine]), table), { book, dice: [die] });
  expect([machine.structure, machine.out]).toEqual([after, told.length > 1 ? 'cracked-up' : undefined]);
  expect(happened(events)).toEqual(told);
});

function struck(machine: FightingMachine, told: Partial<SideHit>, dice: readonly string[]) {
  const hit = { machine, blow: '1', aspect: 'side', by: 'G1', ...told } as const;
  return playLoaded((table) => strike(hit, sideFight([machine]), table), { book, dice }).events;
}

test('V090 V091 V092 V093 V094 V095 V096 V097 V098 the last box of her structure holds, and the one after it does not', () => {
  const whole = pup({ structure: BOXES - 1 });
  expect(happened(struck(whole, {}, ['hit-location 9']))).toEqual(['part-hit']);
  expect([whole.structure, whole.out]).toEqual([BOXES, undefined]);
  expect(happened(struck(whole, {}, ['hit-location 9']))).toEqual(['part-hit', 'side-out']);
  expect(whole.out).toBe('cracked-up');
});

test('(43) V090 V091 V092 V093 V094 V095 V096 V097 V098 who hit her last is noted, but not after her pilot is dead', () => {
  const machine = pup();
  struck(machine, { mount: 'fixed' }, ['hit-location 9']);
  expect(machine.hitBy).toEqual({ machine: 'G1', mount: 'fixed' });
  struck(machine, { by: 'G2', mount: 'flexible' }, ['hit-location 9']);
  expect(machine.hitBy).toEqual({ machine: 'G2', mount: 'flexible' });
  // Shells are nobody's.
  struck(machine, { by: 'flak' }, ['hit-location 9']);
  expect(machine.hitBy).toEqual({ machine: 'G2', mount: 'flexible' });
  machine.pilot = 'dead';
  struck(machine, { by: 'G3', mount: 'fixed' }, ['hit-location 9']);
  expect(machine.hitBy).toEqual({ machine: 'G2', mount: 'flexible' });
});

test('V096 V099 V101 a leak is told with the turns that are left to the engine, and once', () => {
  const machine = pup();
  const events = struck(machine, { mount: 'fixed' }, ['hit-location 5', 'leak-turns 2']);
  expect(events.at(-1)).toEqual({ type: 'side-mishap', machine: 'B1', what: 'leaks', turns: 2 });
  expect([machine.tank, machine.leak, machine.holedBy]).toEqual(['punctured', 2, { machine: 'G1', mount: 'fixed' }]);
  expect(happened(struck(machine, {}, ['hit-location 5']))).toEqual(['part-hit']);
});

test('V034 V035 the drag of a speed is its own box of the row, the first below one and the last beyond the row', () => {
  const drag = { low: [1, 2, 3], medium: [4, 5, 6], high: [7, 8, 9] };
  expect([0, 1, 2, 3, 4].map((speed) => dragAt({ drag }, speed, 8))).toEqual([1, 1, 2, 3, 3]);
  expect([8, 15].map((level) => dragAt({ drag }, 1, level))).toEqual([1, expect.any(Number)]);
});

test('V007 two are in one hex that have its column and its row, and not only one of these', () => {
  const { pose } = pup();
  const beside = { ...pose, x: pose.x + 4 };
  const above = { ...pose, x: pose.x, y: pose.y + 4 };
  expect([pose, beside, above].map((other) => inOneHex(pose, other))).toEqual([true, false, false]);
  // On a spine a climbing machine counts as in the upper hex.
  const spine = { ...pose, x: pose.x + 1, y: pose.y + 1, attitude: 'shallow-climb' } as const;
  expect(inOneHex(spine, { ...pose, x: pose.x, y: pose.y + 2 })).toBe(true);
  expect(inOneHex(spine, pose)).toBe(false);
});

test('V067 of two files apart each tailed machine comes first, and his own tailer right behind him', () => {
  const at = (id: string, hex: number, skill: FightingMachine['skill']) => machineAt(id, 'sopwith-pup', { hex, skill });
  const machines = [at('B1', 10, 'recruit'), at('G1', 9, 'ace'), at('B2', 30, 'expert'), at('G2', 29, 'recruit')];
  const { result } = playLoaded((table) => orderOf(sideFight(machines), table), { book });
  expect(result.map(({ machine }) => machine.id)).toEqual(['B1', 'G1', 'B2', 'G2']);
});

const TARGET: TargetState = {
  id: 'nest',
  kind: 'machine-gun-nest',
  side: 'german',
  x: 80,
  y: 16,
  damage: 0,
  destroyed: false,
};

test('V072 V073 V074 V075 V076 V077 V078 targets are looked for that are the enemy’s and still stand', () => {
  const seen = (told: Partial<TargetState>) => {
    const machine = pup();
    playLoaded((table) => lookAbout(sideFight([machine], { targets: [{ ...TARGET, ...told }] }), table), { book });
    return machine.seen;
  };
  expect([seen({}), seen({ destroyed: true }), seen({ side: 'allied' })]).toEqual([['nest'], [], []]);
  expect(seen({ side: 'allied', destroyed: true })).toEqual([]);
});

test.each([
  [4, [], 'yellow', {}],
  [12, [], 'yellow', {}],
  [4, ['sixty-degree-bombing'], 'yellow', {}],
  [5, ['sixty-degree-bombing'], 'pink', { height: -1 }],
  [9, ['sixty-degree-bombing'], 'pink', { height: -1 }],
  [10, ['sixty-degree-bombing'], 'grey', { height: -2 }],
] as const)('V107 V109 bombs from level %i with %j are tested on a %s die', (level, options, die, parts) => {
  const machine = machineAt('B1', 'fk8', { hex: 20, level, bombs: true, flew: 'level' });
  const from = { ...machine.pose, x: machine.pose.x - 12 };
  const back = options.length > 0 ? 2 * level : 0;
  const fight = allSeen(
    sideFight([machine], { targets: [{ ...TARGET, x: machine.pose.x + back - 4, y: 0 }], options }),
  );
  const { events } = playLoaded((table) => dropBombs(machine, from, fight, table), {
    book,
    dice: [`bombing-${die} 1`],
  });
  expect(events[0]).toMatchObject({ type: 'side-test-made', test: 'bombing', die, parts });
});

test('V003 V039 out of a dive within the turn she flies on level from where it ends, without a hex between', () => {
  const { end, path } = move(flier('sopwith-pup', { speed: 3 }), 'hard-dive-0-2');
  expect([end.x - 80, (end.y - 16) / 2, end.attitude, path.length - 1]).toEqual([8, -2, 'level', 3]);
  const exit = move(flier('sopwith-pup', { speed: 3, options: ['dive-exit'] }), 'hard-dive-0-2');
  expect([exit.end.x - 80, (exit.end.y - 16) / 2]).toEqual([6, -3]);
});

test.each([
  // Of a machine in level flight a line at sixty degrees has a rise of a half level to each quarter hex.
  ['ahead of her', 8, 0, 'front'],
  ['at sixty degrees from her nose', 4, 4, 'front'],
  ['a quarter hex less along', 3, 4, 'side'],
  ['above her', 0, 4, 'side'],
  ['a quarter hex less astern', -3, -4, 'side'],
  ['at sixty degrees from her tail', -4, -4, 'rear'],
  ['behind her', -8, 0, 'rear'],
] as const)('V084 a shot from %s', (_, dx, dy, aspect) => {
  const { pose } = pup();
  expect(aspectOf(pose, { ...pose, x: pose.x + dx, y: pose.y + dy })).toBe(aspect);
});

test.each([
  ['at sixty degrees above the tail', -4, 4, 'front'],
  ['a quarter hex farther astern', -5, 4, 'side'],
  ['a quarter hex farther ahead, below', 5, -4, 'side'],
  ['straight behind', -4, -4, 'rear'],
] as const)('V084 of a machine in a hard climb a shot from %s', (_, dx, dy, aspect) => {
  const pose = { ...pup().pose, attitude: 'hard-climb' } as const;
  expect(aspectOf(pose, { ...pose, x: pose.x + dx, y: pose.y + dy })).toBe(aspect);
});

test.each([
  [2, 1, 0],
  [5, 1, 0],
  [9, 1, 1],
  [9, 3, 3],
  [15, 3, 1],
  [17, 3, 1],
  [19, 3, 1],
])('V091 V094 a hit on location %i of %i points takes %i boxes of the structure', (location, points, boxes) => {
  const machine = pup();
  const leak = location === 5 ? ['leak-turns 2'] : [];
  struck(machine, { blow: String(points) as SideHit['blow'] }, [`hit-location ${location}`, ...leak]);
  expect(machine.structure).toBe(boxes);
});

test('V102 a fire that is out is told, and one that burns on is not', () => {
  const slipped = (die: string) => {
    const machine = pup({ burning: true, flew: 'side-slip' });
    const { events } = playLoaded((table) => fightFire(machine, sideFight([machine]), table), { book, dice: [die] });
    return [machine.burning, happened(events)];
  };
  expect(slipped('extinguish-grey 6')).toEqual([false, ['side-test-made', 'fire-out']]);
  expect(slipped('extinguish-grey 3')).toEqual([true, ['side-test-made']]);
});

test('V124 the first and the last place of the mats are on them, and what is beyond belongs to a side', () => {
  const over = (x: number, side: 'allied' | 'german') => edgeOver({ x }, side, { hexes: 40 });
  expect([-1, 0, 160, 161].map((x) => over(x, 'allied'))).toEqual(['own', undefined, undefined, 'their']);
  expect([-1, 0, 160, 161].map((x) => over(x, 'german'))).toEqual(['their', undefined, undefined, 'own']);
});

test('V038 V039 V040 V048 V049 from a climb into a dive there is no hex of leaving, as there is from dive to dive', () => {
  const dived = (attitude: 'hard-climb' | 'shallow-dive', options: readonly ['dive-exit'] | readonly []) =>
    move(flier('sopwith-pup', { speed: 3, attitude, options }), 'hard-dive-0-2').path.length - 1;
  expect([dived('hard-climb', ['dive-exit']), dived('hard-climb', [])]).toEqual([3, 3]);
  expect(dived('shallow-dive', ['dive-exit'])).toBe(3);
});
