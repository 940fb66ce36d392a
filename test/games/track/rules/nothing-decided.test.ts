import { describe, expect, test } from 'vitest';
import { isIdle } from '../../../../src/games/track/rules/battle.ts';
import { clearTrack, layTrack, workDownTrack } from '../../../../src/games/track/rules/track.ts';
import type { AlliedMachine } from '../../../../src/kit/fight/fight.ts';
import { resolveFight } from '../../../../src/procedure/resolve-fight.ts';
import { ofType } from '../../../../src/table/events.ts';
import { aBattle, aFight, aSpad, book, critical, hit, machineIn } from '../../../support/fights/fights.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const spaced = (line: string) => line.replace(/\d+$/, (faces) => [...faces].join(' '));

describe('no question and no dice where nothing is decided', () => {
  test('(40) the last German is down: nobody below on the track is asked whether he escapes from nobody', () => {
    const fight = aFight({
      allied: [aSpad({ id: 'B1' }), aSpad({ id: 'B2' }), aSpad({ id: 'B3', bravery: 'NV' })],
      dfd: 47,
    });
    const dice = ['initiative 66', 'initiative 22', 'initiative 11', 'initiative 33'];
    const { asked, result } = playLoaded((table) => resolveFight(fight, table), {
      book,
      dice: [...dice, hit('quarter', 3, 'C'), critical('shot-down')].map(spaced),
      answers: { 'track-action': ['G12'], burst: ['3'] },
    });
    expect(asked.map(({ decision }) => decision)).toEqual(['track-action', 'burst']);
    expect(result).toMatchObject({ why: 'no-germans-left', phases: 1 });
  });

  /** B1 and G12 are in a Personal Duel; B2 has the track to himself, phase after phase. */
  function idle(second: Partial<AlliedMachine>, answers: readonly string[], dice: readonly string[] = [], phases = 3) {
    const battle = aBattle(aFight({ allied: [aSpad({ id: 'B1' }), aSpad({ id: 'B2', ...second })] }), { B2: 9 });
    for (const id of ['B1', 'G12']) machineIn(battle, id).inDuel = true;
    const played = playLoaded(
      (table) => {
        for (let phase = 0; phase < phases; phase++) {
          clearTrack(battle);
          workDownTrack(layTrack(battle), battle, table);
        }
      },
      { book, dice: dice.map(spaced), answers: { 'track-action': answers } },
    );
    return { battle, ...played };
  }

  test("(40) an idle pilot is asked once of somebody else's duel, and holds off until it is over", () => {
    const { asked, events, battle } = idle({}, ['hold']);
    expect(asked.map(({ options }) => options)).toEqual([['escape', 'hold']]);
    expect(ofType(events, 'held-off')).toHaveLength(3);
    for (const id of ['B1', 'G12']) machineIn(battle, id).inDuel = false;
    const track = layTrack(battle);
    expect(machineIn(battle, 'B2').waits).toBe(false);
    expect(track).toHaveLength(3);
  });

  test('(40) left on the track with no enemy on it, he may escape', () => {
    expect(ofType(idle({}, ['escape']).events, 'escaped')).toEqual([{ type: 'escaped', machine: 'B2', why: 'chosen' }]);
  });

  test('(40) his nerve is tried once, not in every phase', () => {
    expect(ofType(idle({ bravery: 'NV' }, ['hold'], ['nerve 11']).events, 'nerve-checked')).toHaveLength(1);
  });

  test('(39) meanwhile he may clear his gun, as often as he tries', () => {
    const jammed = { forward: { state: 'jammed', ammo: 20 } } as const;
    const { asked, battle } = idle(jammed, ['clear-jam', 'clear-jam', 'hold'], ['clear-jam 34', 'clear-jam 11']);
    expect(asked[0]?.options).toEqual(['clear-jam', 'escape', 'hold']);
    expect(machineIn(battle, 'B2').forward.guns).toEqual(['clear']);
  });

  test('(40) in a duel of his own he is asked in every phase', () => {
    const battle = aBattle(aFight(), { B1: 9 });
    for (const id of ['B1', 'G12']) machineIn(battle, id).inDuel = true;
    expect(isIdle(machineIn(battle, 'B1'), battle)).toBe(false);
  });

  test('(39) a German who is led by a player, with a gun to clear and nobody on the track, is asked once as well', () => {
    const battle = aBattle(aFight({ germans: [11, 12], germansLedBy: 'a-player' }), { G11: 9 });
    for (const id of ['B1', 'G12']) machineIn(battle, id).inDuel = true;
    machineIn(battle, 'G11').forward.guns[0] = 'jammed';
    const { asked } = playLoaded(
      (table) => {
        for (let phase = 0; phase < 3; phase++) {
          clearTrack(battle);
          workDownTrack(layTrack(battle), battle, table);
        }
      },
      { book, answers: { 'german-action': ['hold'] } },
    );
    expect(asked.map(({ options }) => options)).toEqual([['clear-jam', 'hold']]);
  });
});
