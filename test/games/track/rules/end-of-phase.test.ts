import { describe, expect, test } from 'vitest';
import { takeOut } from '../../../../src/games/track/rules/battle.ts';
import { endPhase } from '../../../../src/games/track/rules/fight-out.ts';
import { beginDuel } from '../../../../src/games/track/rules/personal-duel.ts';
import type { Fight } from '../../../../src/kit/fight/fight.ts';
import { ofType } from '../../../../src/table/events.ts';
import {
  aBattle,
  aFight,
  aSpad,
  book,
  type LoadedThrow,
  machineIn,
  playLoaded,
} from '../../../support/fights/fights.ts';
import { typesOf } from '../../../support/read/types-of.ts';

function endOf(fight: Partial<Fight>, dice: readonly LoadedThrow[]) {
  const battle = aBattle(aFight({ dfd: 47, ...fight }), {});
  return { battle, ...playLoaded(book, dice, [], (table) => endPhase(battle, table)) };
}

describe('(19) the DFD roll', () => {
  test('takes what two dice show', () => {
    const { battle, events } = endOf({}, ['dfd 34']);
    expect(battle.dfd).toBe(40);
    expect(ofType(events, 'dfd-rolled')).toMatchObject([{ reduction: 7, dfd: 40 }]);
  });

  test('a double is thrown again and added, and again while it is a double', () => {
    const { battle, events } = endOf({}, ['dfd 22', 'dfd 33', 'dfd 12']);
    expect(battle.dfd).toBe(47 - 4 - 6 - 3);
    expect(ofType(events, 'dfd-rolled')[0]?.rolls).toHaveLength(3);
  });

  test('a double 6 among the throws that follow counts nothing and ends them', () => {
    expect(endOf({}, ['dfd 22', 'dfd 66']).battle.dfd).toBe(43);
  });

  test('a double 6 at first takes nothing: more Germans join, with the bonus of surprise', () => {
    const { battle, events } = endOf({}, ['dfd 66', 'reinforcements 34']);
    expect(battle.dfd).toBe(47);
    expect(ofType(events, 'germans-joined')).toMatchObject([
      { bonus: 4, germans: [{ id: 'G11' }, { id: 'G15' }, { id: 'G19' }] },
    ]);
    expect(battle.left.german).toBe(4);
    expect(machineIn(battle, 'G11').bonus).toBe(4);
    expect(machineIn(battle, 'G12').bonus).toBe(0);
  });

  const joining = (germans: number[], gone: readonly string[]) => {
    const battle = aBattle(aFight({ germans, dfd: 47 }), {});
    for (const id of gone) takeOut(machineIn(battle, id), 'shot-down', battle);
    const dice = ['dfd 66', 'reinforcements 11'] as const;
    const { events } = playLoaded(book, dice, [], (table) => endPhase(battle, table));
    return ofType(events, 'germans-joined')[0]?.germans.map(({ id }) => id);
  };

  test('(50) a number that is in the fight already does not join it again', () => {
    expect(joining([1, 3], [])).toEqual(['G4', 'G7']);
  });

  test('(50) one that is out of it may come again, for it is only a type; but a man is there but once', () => {
    expect(joining([1, 3, 12], ['G1', 'G3'])).toEqual(['G3-2', 'G4', 'G7']);
  });

  test('(50) of those that join a barred number stays away', () => {
    const { events } = endOf({ barred: [1] }, ['dfd 66', 'reinforcements 11']);
    expect(ofType(events, 'germans-joined')[0]?.germans.map(({ id }) => id)).toEqual(['G3', 'G4', 'G7']);
  });
});

test('(19) the fight goes down 1,000 ft', () => {
  expect(endOf({ altitude: 3000 }, ['dfd 34']).battle.altitude).toBe(2000);
});

describe('(11) (19) 2 AFT a phase', () => {
  test('whoever has no more is out of the fight at once; the others fight on', () => {
    const allied = [aSpad({ id: 'B1', aft: 2 }), aSpad({ id: 'B2', aft: 3 })];
    const battle = aBattle(aFight({ allied, dfd: 47 }), {});
    battle.phase = 1;
    const { events } = playLoaded(book, ['dfd 34'], [], (table) => endPhase(battle, table));
    expect(ofType(events, 'escaped')).toEqual([{ type: 'escaped', machine: 'B1', why: 'out-of-aft' }]);
    expect(battle.left.allied).toBe(1);
  });

  test('(20) his Personal Duel is over, and another goes on', () => {
    const allied = [aSpad({ id: 'B1', aft: 2 }), aSpad({ id: 'B2' })];
    const battle = aBattle(aFight({ allied, germans: [11, 12], dfd: 47 }), {});
    battle.phase = 1;
    const { events } = playLoaded(book, ['dfd 34'], [], (table) => {
      beginDuel(machineIn(battle, 'B1'), machineIn(battle, 'G11'), battle, table);
      beginDuel(machineIn(battle, 'B2'), machineIn(battle, 'G12'), battle, table);
      endPhase(battle, table);
    });
    expect(ofType(events, 'personal-duel-ended')).toMatchObject([{ allied: 'B1', german: 'G11', why: 'escape' }]);
    expect(battle.duels).toHaveLength(1);
  });

  test('who has left it already is not told to go again', () => {
    const battle = aBattle(aFight({ allied: [aSpad({ aft: 2 })], dfd: 47 }), {});
    Object.assign(battle, { phase: 1 });
    Object.assign(machineIn(battle, 'B1'), { inFight: false });
    const { events } = playLoaded(book, ['dfd 34'], [], (table) => endPhase(battle, table));
    expect(ofType(events, 'escaped')).toEqual([]);
  });
});

test('(19) nothing but the DFD is thrown for after a phase: whatever they have lost, the Germans fight on', () => {
  const battle = aBattle(
    aFight({ allied: [aSpad({ id: 'B1' }), aSpad({ id: 'B2' })], germans: [2, 11, 12], dfd: 47 }),
    {},
  );
  for (const id of ['G2', 'G11']) takeOut(machineIn(battle, id), 'shot-down', battle);
  const { events } = playLoaded(book, ['dfd 34'], [], (table) => endPhase(battle, table));
  expect(typesOf(events)).toEqual(['dfd-rolled']);
  expect(machineIn(battle, 'G12').inFight).toBe(true);
});
