import { expect, test } from 'vitest';
import { aspectOf, hexesTo, isInShape, straightAhead } from '../../../../src/games/side/rules/flight/arcs.ts';
import {
  evasionOf,
  needsHand,
  SPECIALS,
  shakesOff,
  silencedBy,
} from '../../../../src/games/side/rules/flight/choice.ts';
import { dragAt } from '../../../../src/games/side/rules/flight/energy.ts';
import { liesBetween, megahexesApart, megahexesBetween } from '../../../../src/games/side/rules/flight/megahex.ts';
import { levelOf } from '../../../../src/games/side/rules/flight/pose.ts';
import type { FightingMachine, SidePose } from '../../../../src/games/side/table/fighting-machine.ts';
import { combat, flier, move, words } from '../../../support/fights/side-fights.ts';

type Told = Parameters<typeof flier>[1];

const at = (x: number, y: number, attitude: SidePose['attitude'] = 'level', heading: 1 | -1 = 1): SidePose => ({
  x,
  y,
  heading,
  attitude,
});
/** Where a move leads from hex 20 of level 8: quarter hexes along, levels up, heading, attitude and energy. */
const leads = (dashboard: string, word: string, told: Told = {}) => {
  const { end, energy, path } = move(flier(dashboard, told), word);
  return {
    along: end.x - 80,
    up: (end.y - 16) / 2,
    heading: end.heading,
    attitude: end.attitude,
    energy,
    hexes: path.length - 1,
  };
};

test('V005 a megahex is between two others on the line from one to the other, and on a border both neighbours are', () => {
  const middle = { a: 0, b: 0 };
  const along = (a: number, b: number) => liesBetween({ a, b }, middle, { a: 4, b: 0 });
  expect([1, 2, 3].map((a) => along(a, 0))).toEqual([true, true, true]);
  expect([along(0, 0), along(4, 0), along(5, 0), along(-1, 0), along(1, 1), along(2, -1)]).toEqual(
    Array(6).fill(false),
  );
  const border = (a: number, b: number) => liesBetween({ a, b }, middle, { a: 2, b: 2 });
  expect([border(1, 0), border(0, 1), border(1, 1), border(2, 1), border(1, 2), border(2, 0)]).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('V005 V073 a machine on the border of two megahexes is as near as the nearer of them', () => {
  expect(megahexesApart({ a: 1, b: 2 }, { a: -1, b: 3 })).toBe(2);
  // On the spine from 81/17 the machine counts in the hexes at 80/16 and 82/18.
  const spine = at(81, 17, 'shallow-climb');
  const apart = (pose: SidePose) => megahexesBetween(pose, at(40, 20));
  expect(apart(spine)).toBe(Math.min(apart(at(80, 16)), apart(at(82, 18))));
});

test('V080 a fixed gun finds its target from one to five hexes on the line of the nose', () => {
  const ahead = (hexes: number, up = 0) => straightAhead(at(80, 16), at(80 + 4 * hexes, 16 + up));
  expect([-1, 0, 1, 2, 5, 6].map((hexes) => ahead(hexes))).toEqual([undefined, undefined, 1, 2, 5, undefined]);
  expect([ahead(2, 2), ahead(2, -2)]).toEqual([undefined, undefined]);
  expect(straightAhead(at(80, 16, 'level', -1), at(68, 16))).toBe(3);
  const steep = (attitude: SidePose['attitude'], dx: number, dy: number) =>
    straightAhead(at(80, 16, attitude), at(80 + dx, 16 + dy));
  expect([
    steep('hard-climb', 4, 4),
    steep('hard-climb', 4, -4),
    steep('hard-dive', 4, -4),
    steep('hard-dive', 10, -10),
  ]).toEqual([2, undefined, 2, 5]);
});

test('V080 V081 a gun on a flexible mount fires above and behind to four hexes, and counts a part of a hex whole', () => {
  const far = (dx: number, dy: number) => hexesTo('flexible', at(80, 16), at(80 + dx, 16 + dy), combat);
  // Behind, above behind, above ahead; not ahead, below ahead, below behind.
  expect([far(-8, 0), far(-4, 4), far(4, 4)]).toEqual([2, 2, 2]);
  expect([far(8, 0), far(4, -4), far(-4, -4)]).toEqual([undefined, undefined, undefined]);
  expect([far(-16, 0), far(-20, 0), far(-6, 0)]).toEqual([4, undefined, 2]);
});

test('V068 V081 a sixth reaches 30 degrees to either side of its middle', () => {
  const behind = (dx: number, dy: number) => isInShape(at(80, 16), at(80 + dx, 16 + dy), 6, ['behind']);
  // At 30 degrees a half level up is three quarter hexes along.
  expect([behind(-12, 4), behind(-12, -4), behind(-10, 4), behind(-10, -4)]).toEqual([true, true, false, false]);
  expect([behind(12, 0), behind(0, 0)]).toEqual([false, false]);
});

test('V084 the aspect is front or rear within 60 degrees of the nose or the tail, otherwise the side', () => {
  const seen = (dx: number, dy: number, attitude: SidePose['attitude'] = 'level') =>
    aspectOf(at(80, 16, attitude), at(80 + dx, 16 + dy));
  expect([seen(8, 0), seen(8, 8), seen(8, 9), seen(8, -8), seen(8, -9)]).toEqual([
    'front',
    'front',
    'side',
    'front',
    'side',
  ]);
  expect([seen(-8, 0), seen(-8, 8), seen(-8, 9), seen(-8, -9)]).toEqual(['rear', 'rear', 'side', 'side']);
  const climbing = (dx: number, dy: number) => seen(dx, dy, 'hard-climb');
  expect([climbing(4, 4), climbing(-4, -4), climbing(-4, 4), climbing(-5, 3), climbing(5, -3)]).toEqual([
    'front',
    'rear',
    'front',
    'side',
    'side',
  ]);
});

test('V022 V039 level flight ends level, whatever the attitude before it', () => {
  expect(leads('sopwith-pup', 'level', { speed: 3 })).toEqual({
    along: 12,
    up: 0,
    heading: 1,
    attitude: 'level',
    energy: 0,
    hexes: 3,
  });
  for (const attitude of ['hard-climb', 'hard-dive', 'shallow-dive'] as const)
    expect(leads('sopwith-pup', 'level', { attitude, speed: 3 })).toMatchObject({
      along: 12,
      up: 0,
      attitude: 'level',
    });
});

test('V022 V040 with no hex left after the end of a dive the machine ends level all the same', () => {
  const told = { attitude: 'hard-dive', speed: 1, options: ['dive-exit'] } as const;
  expect(leads('sopwith-pup', 'level', told)).toMatchObject({ along: 2, up: -1, attitude: 'level', hexes: 1 });
});

test('V039 V040 a dive that is left with the last hex ends level, from inside a hex', () => {
  const steep = leads('sopwith-pup', 'hard-dive-0-2', { speed: 3, options: ['dive-exit'] });
  expect(steep).toMatchObject({ along: 6, up: -3, attitude: 'level', energy: 2, hexes: 3 });
  const shallow = leads('sopwith-pup', 'shallow-dive-0-2', { speed: 3, options: ['dive-exit'] });
  expect(shallow).toMatchObject({ up: -2, attitude: 'level', energy: 1 });
});

test('V040 leaving a dive costs a hex, leaving any other attitude none', () => {
  const offered = (attitude: SidePose['attitude'], options: readonly 'dive-exit'[]) =>
    words(flier('sopwith-pup', { attitude, speed: 4, options }));
  for (const attitude of ['level', 'hard-climb'] as const)
    expect(offered(attitude, ['dive-exit'])).toEqual(offered(attitude, []));
  expect(offered('hard-dive', [])).toContain('shallow-dive-0-4');
  expect(offered('hard-dive', ['dive-exit'])).not.toContain('shallow-dive-0-4');
  expect(offered('hard-dive', ['dive-exit'])).toContain('hard-dive-0-4');
});

test('V031 V043 V070 every move from level flight, of whoever has somebody in sight', () => {
  const climbs = ['shallow', 'hard'].flatMap((kind) =>
    [0, 1].flatMap((before) => [`${kind}-climb-${before}`, `${kind}-climb-${before}-turn`]),
  );
  const dives = ['shallow', 'hard'].flatMap((kind) =>
    ['0-2', '0-2-turn', '0-2-turn-midway', '0-1', '1-1', '1-1-turn'].map((way) => `${kind}-dive-${way}`),
  );
  const level = ['level', 'easy', 'normal-2-1', 'normal-2-0'];
  const specials = ['falling-leaf', 'jink', 'barrel-roll', 'side-slip'];
  expect(words(flier('sopwith-pup', { speed: 2 })).toSorted()).toEqual(
    [...level, ...climbs, ...dives, ...specials].toSorted(),
  );
});

test('V031 V032 V070 with nobody in sight: level, turns, and shallow climbs and dives without a turn', () => {
  expect(words(flier('sopwith-pup', { speed: 2, blind: true })).toSorted()).toEqual(
    [
      'level',
      'easy',
      'normal-2-1',
      'normal-2-0',
      'shallow-climb-0',
      'shallow-climb-1',
      'shallow-dive-0-2',
      'shallow-dive-0-1',
      'shallow-dive-1-1',
    ].toSorted(),
  );
  expect(words(flier('fk8', { blind: true }))).not.toContain('jettison');
  expect(words(flier('fk8', { blind: true, machine: { bombs: true } }))).toContain('jettison');
});

test('V032 an underscored machine climbs shallow alone, with a turn or without', () => {
  const climbs = words(flier('re8', { speed: 4, level: 5 })).filter((word) => word.includes('climb'));
  expect(climbs.length).toBeGreaterThan(0);
  expect(climbs.every((word) => word.startsWith('shallow'))).toBe(true);
  expect(climbs.filter((word) => word.endsWith('-turn'))).toHaveLength(climbs.length / 2);
});

test('V042 an Easy Turn flies all its hexes and costs the drag', () => {
  const drag = dragAt(flier('sopwith-pup').dash, 5, 8);
  expect(leads('sopwith-pup', 'easy', { speed: 5 })).toEqual({
    along: 20,
    up: 0,
    heading: -1,
    attitude: 'level',
    energy: -drag,
    hexes: 5,
  });
});

test.each([
  // A level is half a hex on; two levels are none.
  ['normal-3-1', 4 * 3 + 2 - 4 * 2, -1, 1],
  ['normal-3-0', 4 * 3 - 4 * 2, 0, 2],
  ['normal-5-1', 4 * 5 + 2, -1, 1],
  ['normal-5-0', 4 * 5, 0, 2],
  ['hard-2-2', 4 * 2 - 4 * 3, -2, 1],
  ['hard-2-1', 4 * 2 + 2 - 4 * 3, -1, 2],
  ['hard-2-0', 4 * 2 - 4 * 3, 0, 3],
] as const)('V043 V044 V045 V046 where %s leads at a speed of five', (word, along, up, drags) => {
  const drag = dragAt(flier('sopwith-pup').dash, 5, 8);
  expect(leads('sopwith-pup', word, { speed: 5, engaged: true })).toEqual({
    along,
    up,
    heading: -1,
    attitude: 'level',
    energy: -drag * drags,
    hexes: 5,
  });
});

test('V033 V034 V036 V047 V048 where a climb leads, with a turn and without', () => {
  const drag = dragAt(flier('sopwith-pup').dash, 5, 8);
  const plain = { up: 1, heading: 1, hexes: 2 };
  expect(leads('sopwith-pup', 'hard-climb-1')).toEqual({
    ...plain,
    along: 6,
    attitude: 'hard-climb',
    energy: -drag - 2,
  });
  expect(leads('sopwith-pup', 'hard-climb-1-turn')).toEqual({
    ...plain,
    along: 6,
    heading: -1,
    attitude: 'hard-climb',
    energy: -2 * drag - 2,
  });
  const shallow = leads('sopwith-pup', 'shallow-climb-1-turn');
  // On the spine above her she is mirrored about the upper hex, whose middle lies half a hex back.
  expect(shallow).toEqual({ along: 5, up: 0.5, heading: -1, attitude: 'shallow-climb', energy: -2 * drag, hexes: 2 });
});

test('V058 V059 V060 V061 V062 V063 V064 what each special manoeuvre needs', () => {
  const lacks = {
    ailerons: { ailerons: 3 },
    elevators: { elevators: 3 },
    rudder: { rudder: 3 },
    healthy: { pilot: 'wounded' },
    unloaded: { bombs: true },
  } as const satisfies Record<string, Partial<FightingMachine>>;
  const names = Object.keys(lacks) as (keyof typeof lacks)[];
  const needs = (word: string) =>
    names.filter((name) => !words(flier('sopwith-camel', { speed: 6, machine: lacks[name] })).includes(word));
  const over = ['ailerons', 'elevators', 'healthy'];
  expect(Object.fromEntries(SPECIALS.map((word) => [word, needs(word)]))).toEqual({
    'falling-leaf': ['elevators'],
    jink: ['rudder'],
    'barrel-roll': ['ailerons', 'elevators', 'rudder', 'healthy', 'unloaded'],
    'half-loop': ['ailerons', 'elevators', 'healthy', 'unloaded'],
    wingover: over,
    'wingover-dive': over,
    'wingover-hard-dive': over,
    immelmann: ['elevators', 'rudder', 'healthy', 'unloaded'],
    'side-slip': ['ailerons', 'elevators', 'rudder', 'healthy'],
  });
  // Two of three boxes lost: the part still works.
  expect(words(flier('sopwith-camel', { speed: 6, machine: { ailerons: 2, elevators: 2, rudder: 2 } }))).toEqual(
    expect.arrayContaining([...SPECIALS]),
  );
  const underscored = words(flier('re8', { speed: 9 }));
  expect(SPECIALS.filter((word) => underscored.includes(word))).toEqual([
    'falling-leaf',
    'jink',
    'wingover',
    'wingover-dive',
    'wingover-hard-dive',
    'side-slip',
  ]);
});

test('V058 V059 V060 V061 V062 V063 V064 how many hexes each special manoeuvre takes after one of preparation', () => {
  const least = (word: string) =>
    Array.from({ length: 8 }, (_, speed) => speed).find((speed) => {
      const of = flier('sopwith-camel', { speed });
      const slow = { ...of, dash: { ...of.dash, preparation: { low: 1, medium: 9, high: 9 } } };
      return words(slow).includes(word);
    });
  expect(Object.fromEntries(SPECIALS.map((word) => [word, least(word)]))).toEqual({
    'falling-leaf': 0,
    jink: 1,
    'barrel-roll': 2,
    'half-loop': 4,
    wingover: 4,
    'wingover-dive': 4,
    'wingover-hard-dive': 4,
    immelmann: 5,
    'side-slip': 1,
  });
});

test.each([
  // Quarter hexes along and levels up by the pictures of the card, at a speed of six.
  ['falling-leaf', 0, 0, 1, 'level', 0, 0],
  ['jink', 20, 0, 1, 'level', -1, 5],
  ['barrel-roll', 12, 0, 1, 'level', -3, 3],
  ['half-loop', -4 - 12, 2, -1, 'level', -3, 6],
  ['wingover', -4 - 12, -2, -1, 'level', 4, 6],
  ['wingover-dive', -4 - 9, -3.5, -1, 'shallow-dive', 4 + 2, 6],
  ['wingover-hard-dive', -4 - 6, -5, -1, 'hard-dive', 4 + 3, 6],
  ['immelmann', -8 - 8, 0, -1, 'level', 0, 6],
  ['side-slip', 20 + 2, -1, 1, 'level', 0, 6],
] as const)(
  'V058 V059 V060 V061 V062 V063 V064 where %s leads',
  (word, along, up, heading, attitude, energy, hexes) => {
    const steady = flier('sopwith-camel', { speed: 6 });
    const drag = { low: [3, 3, 3, 3, 3, 3], medium: [9], high: [9] };
    const of = { ...steady, dash: { ...steady.dash, drag, preparation: { low: 0, medium: 9, high: 9 } } };
    const { end, energy: cost, path } = move(of, word);
    expect([end.x - 80, (end.y - 16) / 2, end.heading, end.attitude, cost, path.length - 1]).toEqual([
      along,
      up,
      heading,
      attitude,
      energy,
      hexes,
    ]);
  },
);

test('V057 the ceiling is the highest level that she reaches: above it she is stopped at the first hex', () => {
  const climbs = (ceiling: number, word: string) => {
    const { path, end, stalls, lands } = move(flier('sopwith-pup', { speed: 4, machine: { ceiling } }), word);
    return [path.length - 1, levelOf(end), stalls, lands];
  };
  expect([climbs(9, 'hard-climb-0'), climbs(8, 'hard-climb-0')]).toEqual([
    [1, 9, false, 'no'],
    [1, 9, true, 'no'],
  ]);
  expect([climbs(10, 'half-loop'), climbs(9, 'half-loop'), climbs(8, 'half-loop')]).toEqual([
    [4, 10, false, 'no'],
    [2, 10, true, 'no'],
    [1, 9, true, 'no'],
  ]);
});

test('V003 a landing is soft at a speed of four, on the heading of the start and not out of a hard dive', () => {
  const lands = (word: string, level: number, speed: number, engaged = false) =>
    move(flier('sopwith-pup', { level, speed, engaged }), word).lands;
  expect([lands('shallow-dive-0-4', 2, 4), lands('shallow-dive-0-5', 2, 5), lands('hard-dive-0-2', 2, 2)]).toEqual([
    'lands',
    'crashes',
    'crashes',
  ]);
  expect([lands('normal-3-1', 1, 4), lands('level', 1, 4), lands('side-slip', 1, 4)]).toEqual([
    'crashes',
    'no',
    'lands',
  ]);
  const { path, end } = move(flier('sopwith-pup', { level: 1, speed: 4 }), 'hard-dive-0-4');
  expect([path.length - 1, end.y]).toEqual([1, 0]);
});

test('V058 V059 V060 V061 V062 V065 V086 which manoeuvres silence, shake off, need a hand and are hard to hit', () => {
  const all = [...SPECIALS, 'stall', 'level', 'hard-2-2'];
  const which = (has: (word: string) => boolean) => all.filter(has);
  const circles = ['half-loop', 'wingover', 'wingover-dive', 'wingover-hard-dive'];
  expect(which((word) => silencedBy(word).pilot).toSorted()).toEqual(
    [...circles, 'barrel-roll', 'falling-leaf', 'stall', 'jink'].toSorted(),
  );
  expect(which((word) => silencedBy(word).gunner).toSorted()).toEqual(
    [...circles, 'barrel-roll', 'falling-leaf', 'stall'].toSorted(),
  );
  expect(which(shakesOff).toSorted()).toEqual([...circles, 'falling-leaf'].toSorted());
  expect(which(needsHand)).toEqual(['barrel-roll', 'half-loop', 'immelmann', 'side-slip']);
  expect(all.map(evasionOf)).toEqual(
    all.map((word) => {
      if (word === 'jink') return 'jink';
      return word === 'barrel-roll' || word === 'falling-leaf' ? 'rolling' : undefined;
    }),
  );
});
