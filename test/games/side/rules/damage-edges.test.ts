import { expect, test } from 'vitest';
import { dropBombs } from '../../../../src/games/side/rules/bombing.ts';
import { type SideHit, strike, tryStructure } from '../../../../src/games/side/rules/damage.ts';
import { dragAt } from '../../../../src/games/side/rules/flight/energy.ts';
import { inOneHex } from '../../../../src/games/side/rules/flight/pose.ts';
import { orderOf } from '../../../../src/games/side/rules/pools.ts';
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
