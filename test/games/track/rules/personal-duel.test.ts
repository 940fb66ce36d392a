import { expect, test } from 'vitest';
import { beginDuel, fightDuels, sinkDuels } from '../../../../src/games/track/rules/personal-duel.ts';
import type { Fight } from '../../../../src/kit/fight/fight.ts';
import { ofType } from '../../../../src/table/events.ts';
import {
  aBattle,
  aFight,
  aSpad,
  aStrutter,
  book,
  critical,
  hit,
  type LoadedThrow,
  machineIn,
  miss,
  playFight,
  playLoaded,
  type ScriptedAnswer,
} from '../../../support/fights/fights.ts';

/** One phase of a Personal Duel between B1 and G12. */
function aDuel(dice: readonly LoadedThrow[], answers: readonly ScriptedAnswer[] = [], fight: Partial<Fight> = {}) {
  const battle = aBattle(aFight(fight), {});
  const [allied, german] = [machineIn(battle, 'B1'), machineIn(battle, 'G12')];
  const { events } = playLoaded(book, dice, answers, (table) => {
    beginDuel(allied, german, battle, table);
    fightDuels(battle, table);
  });
  return { events, battle, allied, german };
}

const endings = ({ events }: Pick<ReturnType<typeof aDuel>, 'events'>) =>
  ofType(events, 'personal-duel-ended').map(({ why }) => why);

test('(20) the two roll against each other only, and the higher fires at the lower by the difference', () => {
  const ours = aDuel(['initiative 66', 'initiative 33', miss('quarter', 3, 'C')], ['track-action G12', 'burst 3']);
  expect(ofType(ours.events, 'attack-made')).toMatchObject([{ attacker: 'B1', target: 'G12', angle: 'quarter' }]);
  const theirs = aDuel(['initiative 33', 'initiative 66', miss('quarter', 3, 'C')]);
  expect(ofType(theirs.events, 'attack-made')).toMatchObject([{ attacker: 'G12', target: 'B1' }]);
  expect(theirs.battle.duels).toHaveLength(1);
});

test('(20) a tie tightens the spiral: 1,000 ft lower and nobody fires', () => {
  const { events, battle } = aDuel(['initiative 33', 'initiative 34']);
  expect(ofType(events, 'personal-duel-tightened')).toMatchObject([{ altitude: 9000 }]);
  expect(ofType(events, 'burst-fired')).toEqual([]);
  expect(battle.duels).toHaveLength(1);
});

test('(20) what a tie has cost of height is lost when the duel is over, too', () => {
  const tied = ['initiative 33', 'initiative 34'] as const;
  const left = (altitude: number) =>
    playFight(aFight({ dfd: 4, altitude }), [...tied, ...tied, 'dfd 12', ...tied, 'dfd 12']).result;
  expect(left(10_000)).toMatchObject({ altitude: 8000, allied: [{ below: 2000 }] });
  expect(left(2000)).toMatchObject({ altitude: 0 });
  expect(left(2000).allied[0]).not.toHaveProperty('below');
});

test('(20) at Tree-Top a duel goes on, whatever is rolled', () => {
  const duel = aDuel(['initiative 33', 'initiative 34'], [], { altitude: 1000 });
  expect(ofType(duel.events, 'personal-duel-tightened')).toMatchObject([{ altitude: 0 }]);
  const again = playLoaded(book, ['initiative 33', 'initiative 34'], [], (table) => fightDuels(duel.battle, table));
  expect(endings(again)).toEqual([]);
  expect(ofType(again.events, 'personal-duel-tightened')).toMatchObject([{ altitude: 0 }]);
  expect(duel.battle.duels).toHaveLength(1);
});

test('(20), (34) a machine crippled in a duel turns away: the duel is over, and a Lame Duck is on the track again', () => {
  const shot = hit('quarter', 3, 'C');
  const theirs = aDuel(
    ['initiative 66', 'initiative 33', shot, critical('damaged-abort')],
    ['track-action G12', 'burst 3'],
  );
  expect(endings(theirs)).toEqual(['lame-duck']);
  expect(theirs.german).toMatchObject({ inFight: true, inDuel: false, lameDuck: true });
  expect(theirs.battle.duels).toEqual([]);
  const ours = aDuel(['initiative 33', 'initiative 66', shot, critical('damaged-abort', 1)]);
  expect(endings(ours)).toEqual(['lame-duck']);
  expect(ours.allied).toMatchObject({ inFight: true, inDuel: false, lameDuck: true });
});

test('(20), (34) an attacker crippled by Return Fire turns away as well', () => {
  const battle = aBattle(aFight({ allied: [aStrutter()] }), {});
  const [allied, german] = [machineIn(battle, 'B7'), machineIn(battle, 'G12')];
  const dice = ['initiative 33', 'initiative 55', hit('quarter', 2, 'C'), critical('damaged-abort')] as const;
  const { events } = playLoaded(book, dice, ['return-fire 2'], (table) => {
    beginDuel(allied, german, battle, table);
    fightDuels(battle, table);
  });
  expect(endings({ events })).toEqual(['lame-duck']);
  expect(german).toMatchObject({ lameDuck: true, inDuel: false });
});

test('(20) it ends when one is out of the fight, or escapes', () => {
  const dice = ['initiative 66', 'initiative 33', hit('quarter', 3, 'C'), critical('driven-off')] as const;
  expect(endings(aDuel(dice, ['track-action G12', 'burst 3']))).toEqual(['out-of-the-fight']);
  expect(endings(aDuel(['initiative 66', 'initiative 33'], ['track-action escape']))).toEqual(['escape']);
  const lame = { allied: [aSpad({ lameDuck: true, skill: 7 })] };
  expect(endings(aDuel(['initiative 11'], [], lame))).toEqual(['escape']);
});

test('(18) the dive is spent in the pairing', () => {
  const battle = aBattle(aFight(), {});
  const [allied, german] = [machineIn(battle, 'B1'), machineIn(battle, 'G12')];
  german.bonus = 4;
  playLoaded(book, [], [], (table) => beginDuel(allied, german, battle, table));
  expect(german.bonus).toBe(0);
});

test('(19) duels sink with the fight, and no lower than Tree-Top', () => {
  const { battle } = aDuel(['initiative 33', 'initiative 34'], [], { altitude: 3000 });
  const heights = [1, 2, 3].map(() => {
    sinkDuels(1000, battle);
    return battle.duels[0]?.altitude;
  });
  expect(heights).toEqual([1000, 0, 0]);
});

test('(20) the DFD of the fight ends its duels; the next phase of a longer one goes on in the spiral', () => {
  const end = ['dfd 12'] as const;
  const duel = ['initiative 33', 'initiative 34', 'initiative 33', 'initiative 34'] as const;
  const { events, result } = playFight(aFight({ dfd: 4 }), [...duel, ...end, 'initiative 33', 'initiative 34', ...end]);
  expect(ofType(events, 'initiative-rolled')).toHaveLength(6);
  expect(endings({ events })).toEqual(['dfd-spent']);
  expect(result.phases).toBe(2);
});
