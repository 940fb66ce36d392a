import { expect, test } from 'vitest';
import { ofType } from '../../../../src/table/events.ts';
import {
  aFight,
  aSpad,
  aStrutter,
  critical,
  hit,
  jam,
  miss,
  PLAIN,
  playFight,
  wound,
} from '../../../support/fights/fights.ts';
import { typesOf } from '../../../support/read/types-of.ts';

test('(17)-(19) one phase: initiative, an attack from the top, the DFD roll ends it', () => {
  const { result, events } = playFight(
    aFight(),
    ['initiative 66', 'initiative 33', miss('quarter', 3, 'C'), 'dfd 12'],
    ['track-action G12', 'burst 3'],
  );
  expect(typesOf(events)).toEqual([
    'fight-began',
    'phase-began',
    'initiative-rolled',
    'initiative-rolled',
    'attack-made',
    'burst-fired',
    'dfd-rolled',
    'fight-broke-up',
    'fight-over',
  ]);
  expect(result).toEqual({
    phases: 1,
    altitude: 9000,
    why: 'dfd-spent',
    allied: [
      {
        id: 'B1',
        fate: 'unharmed',
        escaped: false,
        wounds: [],
        struckAgain: false,
        forward: { state: 'clear', ammo: 27 },
      },
    ],
    germans: [{ id: 'G12', fate: 'unharmed', escaped: false, wounds: [], struckAgain: false, number: PLAIN }],
  });
});

test('(19) a fight goes down 1,000 ft a phase, but not below Tree-Top', () => {
  const phase = ['initiative 33', 'initiative 44', miss('head-on', 2, 'C'), 'dfd 12'] as const;
  const { result, events } = playFight(aFight({ altitude: 1000, dfd: 7 }), [...phase, ...phase, ...phase]);
  expect(ofType(events, 'phase-began').map(({ altitude, dfd }) => [altitude, dfd])).toEqual([
    [1000, 7],
    [0, 4],
    [0, 1],
  ]);
  expect(result).toMatchObject({ phases: 3, altitude: 0 });
});

test('(19) when no German is left the fight is over, and no DFD roll can bring others', () => {
  const { result, events } = playFight(
    aFight({ dfd: 47 }),
    ['initiative 66', 'initiative 33', hit('quarter', 3, 'C'), critical('shot-down')],
    ['track-action G12', 'burst 3'],
  );
  expect(result).toMatchObject({ phases: 1, why: 'no-germans-left', altitude: 9000 });
  expect(result.germans).toMatchObject([{ fate: 'shot-down', by: { machine: 'B1', gun: 'forward' } }]);
  expect(ofType(events, 'dfd-rolled')).toEqual([]);
});

test('(19) when none of ours is left the fight is over', () => {
  const { result } = playFight(aFight({ dfd: 47 }), [
    'initiative 33',
    'initiative 66',
    hit('quarter', 3, 'C'),
    critical('driven-off', 1),
  ]);
  expect(result).toMatchObject({ why: 'no-allied-left', allied: [{ fate: 'driven-off', by: { machine: 'G12' } }] });
});

test('(50) a number that is out of the game is not met: a fight with nobody never begins a phase', () => {
  const { result } = playFight(aFight({ germans: [1], barred: [1] }), []);
  expect(result).toMatchObject({ phases: 0, why: 'no-germans-left', germans: [] });
});

test('(50) a number is in a fight but once', () => {
  const { events } = playFight(aFight({ germans: [], barred: [] }), []);
  expect(ofType(events, 'fight-began')[0]?.germans).toEqual([]);
  const pair = playFight(aFight({ dfd: 0, germans: [PLAIN, PLAIN] }), []);
  expect(pair.result.germans.map(({ id }) => id)).toEqual(['G12']);
});

test('a German number that no counter bears, and a machine without an Aircraft Card, are broken promises', () => {
  expect(() => playFight(aFight({ germans: [42] }), [])).toThrow('no German counter 42');
  expect(() => playFight(aFight({ allied: [aSpad({ aircraft: 'zeppelin' })] }), [])).toThrow('no Aircraft Card');
});

test('(26) (27) what a two-seater brings out of a fight is told gun by gun, with the wounds and the Lame Duck Number', () => {
  const fight = aFight({ allied: [aStrutter()], dfd: 1 });
  const dice = [
    ...(['initiative 33', 'initiative 66', jam('astern', 4), miss('astern', 1, 'C')] as const),
    ...(['dfd 12'] as const),
  ];
  const whole = playFight(fight, dice, ['return-fire 1']);
  expect(whole.result.allied[0]).toMatchObject({
    forward: { state: 'clear', ammo: 30 },
    observer: { state: 'clear', ammo: 29 },
  });
  const hurt = playFight(
    fight,
    [
      ...(['initiative 33', 'initiative 66', hit('astern', 4, 'C')] as const),
      ...([critical('crew-hit', 1), 'crew-member-hit 1', wound('lame-duck'), miss('astern', 1, 'C')] as const),
      ...(['dfd 12'] as const),
    ],
    ['return-fire 1'],
  );
  expect(hurt.result.allied[0]).toMatchObject({ fate: 'damaged-abort', wounds: [{ who: 'pilot' }] });
  expect(hurt.result.allied[0]?.lameDuck).toBeTypeOf('number');
});

test('(32) a machine with Buckingham or with no forward gun at all keeps what it came with', () => {
  const unarmed = aStrutter({ id: 'X1', aircraft: 'be2', forward: undefined });
  const loaded = aSpad({ fights: false, forward: { state: 'jammed', ammo: 12 } });
  const { result } = playFight(aFight({ allied: [loaded, unarmed], germans: [] }), []);
  expect(result.allied[0]?.forward).toEqual({ state: 'jammed', ammo: 12 });
  expect(result.allied[1]).toMatchObject({ id: 'X1', forward: undefined });
});

test('(17) the order in which machines are listed moves no die: the same dice, the same fight', () => {
  const allied = [aSpad({ id: 'B1' }), aSpad({ id: 'B2', skill: 2 }), aSpad({ id: 'B3', skill: 5 })];
  const dice = [
    ...(['initiative 11', 'initiative 12', 'initiative 13', 'initiative 66', 'initiative 56'] as const),
    ...(['lot 1', miss('astern', 4, 'B'), miss('astern', 4, 'C')] as const),
    ...(['dfd 12'] as const),
  ];
  const one = playFight(aFight({ allied, germans: [11, 12] }), dice, ['track-action hold']);
  const other = playFight(aFight({ allied: [...allied].reverse(), germans: [12, 11] }), dice, ['track-action hold']);
  expect(other.events).toEqual(one.events);
  expect([...other.result.allied].reverse()).toEqual(one.result.allied);
});
