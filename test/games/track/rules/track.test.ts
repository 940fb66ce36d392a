import { expect, test } from 'vitest';
import { clearTrack, layTrack, pairDuels, workDownTrack } from '../../../../src/games/track/rules/track.ts';
import type { Fight } from '../../../../src/kit/fight/fight.ts';
import { ofType } from '../../../../src/table/events.ts';
import {
  aBattle,
  aFight,
  aSpad,
  book,
  type LoadedThrow,
  machineIn,
  miss,
  playLoaded,
  type ScriptedAnswer,
} from '../../../support/fights/fights.ts';

function onTrack(
  fight: Partial<Fight>,
  places: Readonly<Record<string, number>>,
  dice: readonly LoadedThrow[],
  answers: readonly ScriptedAnswer[] = [],
) {
  const battle = aBattle(aFight(fight), places);
  const track = layTrack(battle);
  const { events } = playLoaded(book, dice, answers, (table) => {
    pairDuels(track, battle, table);
    workDownTrack(track, battle, table);
  });
  return { events, battle, track };
}

const pairsOf = ({ battle }: ReturnType<typeof onTrack>) =>
  battle.duels.map(({ allied, german }) => [allied.id, german.id]);

test('(17) before the dice are thrown nobody of either side has a number, and all are free', () => {
  const battle = aBattle(aFight({}), { B1: 18, G12: 10 });
  const all = [...battle.allied, ...battle.germans];
  const fresh = all.map(({ initiative, doing }) => ({ initiative, doing }));
  for (const machine of all) Object.assign(machine, { initiative: 9, doing: 'spent' });
  clearTrack(battle);
  const [first] = all;
  expect(all.map(({ initiative, doing }) => [initiative, doing])).toEqual(
    all.map(() => [first?.initiative, first?.doing]),
  );
  expect(all.every(({ initiative }) => initiative !== 9)).toBe(true);
  expect(fresh.map(({ doing }) => doing)).toEqual(all.map(({ doing }) => doing));
});

test('(17) the track runs from the highest; on one number the better pilot first, then by id', () => {
  const allied = [aSpad({ id: 'B2' }), aSpad({ id: 'B1' }), aSpad({ id: 'B3', skill: 5 }), aSpad({ id: 'B4' })];
  const { track } = onTrack({ allied, germans: [] }, { B1: 9, B2: 9, B3: 9, B4: 12 }, []);
  expect(track.map(({ id }) => id)).toEqual(['B4', 'B3', 'B1', 'B2']);
});

test('(20) an Allied and a German machine on one number are paired and leave the track', () => {
  const paired = onTrack({}, { B1: 10, G12: 10 }, []);
  expect(pairsOf(paired)).toEqual([['B1', 'G12']]);
  expect(paired.events).toEqual([{ type: 'personal-duel-began', allied: 'B1', german: 'G12', initiative: 10 }]);
});

test('(20) of two against one the better pilot is paired; the other acts on the track', () => {
  const allied = [aSpad({ id: 'B1', skill: 3 }), aSpad({ id: 'B2', skill: 5 })];
  const paired = onTrack({ allied }, { B1: 10, B2: 10, G12: 10 }, [], ['track-action hold']);
  expect(pairsOf(paired)).toEqual([['B2', 'G12']]);
});

test('(20) two pairs on one number are two duels', () => {
  const allied = [aSpad({ id: 'B1' }), aSpad({ id: 'B2' })];
  expect(pairsOf(onTrack({ allied, germans: [11, 12] }, { B1: 10, B2: 10, G11: 10, G12: 10 }, []))).toHaveLength(2);
});

test('(20) a shaken man refuses the duel: the German has a shot at him, and both are spent', () => {
  const { events, battle } = onTrack({ allied: [aSpad({ bravery: 'S' })] }, { B1: 10, G12: 10 }, [
    miss('beam', 2, 'C'),
  ]);
  expect(events.map(({ type }) => type)).toEqual(['personal-duel-refused', 'attack-made', 'burst-fired']);
  expect(battle.duels).toEqual([]);
});

test('(20) a nervous man takes the duel if his nerve holds', () => {
  const allied = [aSpad({ bravery: 'NV' })];
  expect(pairsOf(onTrack({ allied }, { B1: 10, G12: 10 }, ['nerve 11']))).toHaveLength(1);
  const refused = onTrack({ allied }, { B1: 10, G12: 10 }, ['nerve 66', miss('beam', 2, 'C')]);
  expect(ofType(refused.events, 'personal-duel-refused')).toHaveLength(1);
});

test('(20) a German with his guns jammed has no shot at a man who turns away', () => {
  const battle = aBattle(aFight({ allied: [aSpad({ bravery: 'S' })] }), { B1: 10, G12: 10 });
  machineIn(battle, 'G12').forward.guns.fill('jammed');
  const { events } = playLoaded(book, [], [], (table) => pairDuels(layTrack(battle), battle, table));
  expect(events.map(({ type }) => type)).toEqual(['personal-duel-refused']);
});

test('(24), (39) a machine that has been attacked cannot act, and nobody attacks it again', () => {
  const { events } = onTrack({ germans: [11, 12] }, { G11: 14, G12: 13, B1: 10 }, [miss('beam', 2, 'B')]);
  expect(events.map(({ type }) => type)).toEqual(['attack-made', 'burst-fired', 'held-off']);
});

test('(24) only enemies lower on the track can be attacked', () => {
  const { events } = onTrack({ germans: [12] }, { G12: 8, B1: 10 }, [], ['track-action hold']);
  expect(events.map(({ type }) => type)).toEqual(['held-off', 'held-off']);
});

/** B1 and G12 are level on the track; the first of those named is a Lame Duck, and the second, if there is one. */
function levelWithALameDuck(lame: readonly string[], dice: readonly LoadedThrow[], answers: readonly ScriptedAnswer[]) {
  const battle = aBattle(aFight({ allied: [aSpad(), aSpad({ id: 'B2' })] }), { B1: 10, G12: 10, B2: 5 });
  for (const id of lame) machineIn(battle, id).lameDuck = true;
  const { events } = playLoaded(book, dice, answers, (table) => {
    const track = layTrack(battle);
    pairDuels(track, battle, table);
    workDownTrack(track, battle, table);
  });
  return { events, battle };
}

test.each([
  ['ours', 'B1', 'G12', [miss('beam', 2, 'C')], []],
  ['theirs', 'G12', 'B1', [miss('beam', 1, 'C')], ['burst 1']],
] as const)(
  '(26), (34) a Lame Duck of %s, level with an enemy, turns away and is shot at from the beam',
  (_, duck, other, dice, answers) => {
    const { events, battle } = levelWithALameDuck([duck], dice, [...answers, 'track-action hold']);
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'personal-duel-refused', machine: duck, with: other },
      { type: 'attack-made', attacker: other, target: duck, angle: 'beam' },
    ]);
    expect(battle.duels).toEqual([]);
  },
);

test('(34) two Lame Ducks that are level let each other go, and each escapes when it can', () => {
  const { events } = levelWithALameDuck(['B1', 'G12'], [], []);
  expect(events.slice(0, 2)).toEqual([
    { type: 'escaped', machine: 'B1', why: 'lame-duck' },
    { type: 'escaped', machine: 'G12', why: 'lame-duck' },
  ]);
});
