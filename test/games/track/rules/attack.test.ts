import { describe, expect, test } from 'vitest';
import { attack, attackTurningAway } from '../../../../src/games/track/rules/attack.ts';
import { reachOf } from '../../../../src/games/track/rules/reach.ts';
import type { AlliedMachine, Fight } from '../../../../src/kit/fight/fight.ts';
import { ofType } from '../../../../src/table/events.ts';
import {
  aBattle,
  aFight,
  aSpad,
  aStrutter,
  book,
  critical,
  hit,
  jam,
  type LoadedThrow,
  machineIn,
  miss,
  playLoaded,
  type ScriptedAnswer,
  withAirToAir,
} from '../../../support/fights/fights.ts';

/** One attack: who on whom, from so much higher on the track. */
function anAttack(
  [attacker, target, difference]: readonly [string, string, number],
  dice: readonly LoadedThrow[],
  answers: readonly ScriptedAnswer[],
  fight: Partial<Fight> = {},
) {
  const battle = aBattle(aFight(fight), { [attacker]: 10 + difference, [target]: 10 });
  const [from, on] = [machineIn(battle, attacker), machineIn(battle, target)];
  const { events } = playLoaded(book, dice, answers, (table) => attack(from, reachOf(from, on, book), battle, table));
  return { events, battle, from, on };
}

const two = (machine: Partial<AlliedMachine> = {}) => ({ allied: [aStrutter(machine)] });

test.each([
  [1, 'head-on', 2],
  [2, 'head-on', 2],
  [3, 'beam', 2],
  [4, 'beam', 2],
  [5, 'quarter', 3],
  [7, 'quarter', 3],
  [8, 'astern', 4],
  [15, 'astern', 4],
] as const)(
  '(24) a difference of %i is an attack from %s, the longest burst %i for Skill 4',
  (difference, angle, burst) => {
    const { events } = anAttack(['G12', 'B1', difference], [miss(angle, burst, 'C')], []);
    expect(ofType(events, 'attack-made')).toMatchObject([
      { angle, longestBurst: burst, initiative: { attacker: 10 + difference, target: 10 } },
    ]);
  },
);

test('(24) the commander chooses the length of the burst with its odds at hand; the ammo is spent', () => {
  const { events, from } = anAttack(['B1', 'G12', 8], [miss('astern', 2, 'C')], ['burst 2']);
  expect(ofType(events, 'burst-fired')).toMatchObject([{ machine: 'B1', gun: 'forward', burst: 2, result: 'miss' }]);
  expect(from.forward.ammo).toBe(28);
});

test('(24) nobody fires more than he has: with one unit left there is nothing to choose', () => {
  const allied = [aSpad({ forward: { state: 'clear', ammo: 1 } })];
  const { from } = anAttack(['B1', 'G12', 8], [miss('astern', 1, 'C')], [], { allied });
  expect(from.forward.ammo).toBe(0);
});

test('(39) who is attacked is spent for the phase', () => {
  expect(anAttack(['G12', 'B1', 1], [miss('head-on', 2, 'C')], []).on.doing).toMatchObject({ is: 'attacked' });
});

test('(38) a jam scores nothing and stops a single gun; of twin guns it takes one', () => {
  const ours = anAttack(['B1', 'G12', 8], [jam('astern', 4)], ['burst 4']);
  expect(ours.from.forward).toMatchObject({ guns: ['jammed'], ammo: 26 });
  expect(ofType(ours.events, 'critical-hit-scored')).toEqual([]);
  const theirs = anAttack(['G12', 'B1', 8], [jam('astern', 4)], []);
  expect(theirs.from.forward.guns).toEqual(['jammed', 'clear']);
});

test('(25) twin guns add one to the Critical Hit roll; with one of them jammed they do not', () => {
  const twin = anAttack(['G12', 'B1', 8], [hit('astern', 4, 'C'), critical('driven-off', 1)], []);
  expect(ofType(twin.events, 'critical-hit-scored')[0]?.parts).toMatchObject({ twinGuns: 1 });
  const battle = aBattle(aFight(), { G12: 18, B1: 10 });
  const [from, on] = [machineIn(battle, 'G12'), machineIn(battle, 'B1')];
  from.forward.guns[0] = 'jammed';
  const dice = [hit('astern', 4, 'C'), critical('driven-off')];
  const { events } = playLoaded(book, dice, [], (table) => attack(from, reachOf(from, on, book), battle, table));
  expect(ofType(events, 'critical-hit-scored')[0]?.parts).not.toHaveProperty('twinGuns');
});

describe('(24) Return Fire of a two-seater', () => {
  test('head-on there is none', () => {
    const { events } = anAttack(['G12', 'B7', 2], [miss('head-on', 2, 'C')], [], two());
    expect(ofType(events, 'burst-fired').map(({ machine }) => machine)).toEqual(['G12']);
  });

  test('abeam it comes before and after', () => {
    const dice = [miss('beam', 1, 'C'), miss('beam', 2, 'C'), miss('beam', 1, 'C')];
    const { events, on } = anAttack(['G12', 'B7', 4], dice, ['return-fire 1', 'return-fire 1'], two());
    expect(ofType(events, 'burst-fired').map(({ machine, gun }) => [machine, gun])).toEqual([
      ['B7', 'observer'],
      ['G12', 'forward'],
      ['B7', 'observer'],
    ]);
    expect(on.observer?.ammo).toBe(28);
  });

  test('on the quarter it comes before, and an observer may hold his fire', () => {
    const { events } = anAttack(['G12', 'B7', 5], [miss('quarter', 3, 'C')], ['return-fire hold'], two());
    expect(ofType(events, 'burst-fired').map(({ machine }) => machine)).toEqual(['G12']);
  });

  test('an attacker who is driven off or crippled before he fires does not press on', () => {
    const driven = [hit('quarter', 2, 'C'), critical('driven-off')];
    const off = anAttack(['G12', 'B7', 5], driven, ['return-fire 2'], two());
    expect(off.from).toMatchObject({ inFight: false, fate: 'driven-off', by: { machine: 'B7', gun: 'observer' } });
    const crippled = [hit('quarter', 2, 'C'), critical('damaged-abort')];
    const lame = anAttack(['G12', 'B7', 5], crippled, ['return-fire 2'], two());
    expect(lame.from).toMatchObject({ inFight: true, lameDuck: true });
    expect(ofType(lame.events, 'burst-fired')).toHaveLength(1);
  });

  test('a machine shot down does not fire back', () => {
    const dice = [hit('astern', 4, 'C'), critical('shot-down', 1)];
    const { events } = anAttack(['G12', 'B7', 8], dice, [], two());
    expect(ofType(events, 'burst-fired')).toHaveLength(1);
  });

  test('an observer without rounds, with a jam, or hurt, does not fire', () => {
    for (const gun of [{ state: 'clear', ammo: 0 } as const, { state: 'jammed', ammo: 30 } as const]) {
      const { events } = anAttack(
        ['G12', 'B7', 8],
        [miss('astern', 4, 'C')],
        [],
        two({ observer: { firing: 'C', gun } }),
      );
      expect(ofType(events, 'burst-fired')).toHaveLength(1);
    }
    const battle = aBattle(aFight(two()), { G12: 18, B7: 10 });
    machineIn(battle, 'B7').observerFit = false;
    const [from, on] = [machineIn(battle, 'G12'), machineIn(battle, 'B7')];
    playLoaded(book, [miss('astern', 4, 'C')], [], (table) => attack(from, reachOf(from, on, book), battle, table));
    expect(on.observer?.ammo).toBe(30);
  });

  test('a German observer fires his longest burst unasked, with his own Firing', () => {
    const { observer } = book.fortyOne.counters[32] ?? {};
    const dice = [miss('quarter', 2, observer ?? 'A'), miss('quarter', 3, 'C')];
    const { events } = anAttack(['B1', 'G33', 5], dice, ['burst 3'], { germans: [33] });
    expect(ofType(events, 'burst-fired')[0]).toMatchObject({
      machine: 'G33',
      gun: 'observer',
      burst: 2,
      firing: observer,
    });
  });
});

test('(20) a man who turns away from a Personal Duel is shot at from the angle on the card', () => {
  const battle = aBattle(aFight(), {});
  const { events } = playLoaded(book, [miss('beam', 2, 'C')], [], (table) =>
    attackTurningAway(machineIn(battle, 'G12'), machineIn(battle, 'B1'), battle, table),
  );
  expect(ofType(events, 'attack-made')).toEqual([
    { type: 'attack-made', attacker: 'G12', target: 'B1', skill: 4, angle: 'beam', longestBurst: 2 },
  ]);
});

test('cards without a row that an attack needs are broken promises', () => {
  const battle = aBattle(aFight(), { B1: 18, G12: 10 });
  const [from, on] = [machineIn(battle, 'B1'), machineIn(battle, 'G12')];
  const reach = reachOf(from, on, book);
  const silent = withAirToAir({ returnFire: [] });
  expect(() => playLoaded(silent, [], [], (table) => attack(from, reach, battle, table))).toThrow(
    'no line of return fire',
  );
  const mute = withAirToAir({ longestBurst: [] });
  expect(() => playLoaded(mute, [], [], (table) => attack(from, reach, battle, table))).toThrow('no longest burst');
  const bare = { ...book, hitCards: { ...book.hitCards, angles: { ...book.hitCards.angles, astern: [] } } };
  expect(() => playLoaded(bare, [], [], (table) => attack(from, reach, battle, table))).toThrow(
    'no burst of this length',
  );
});
