import { describe, expect, test } from 'vitest';
import { actAsAllied } from '../../../../src/games/track/rules/allied-action.ts';
import { setOut } from '../../../../src/games/track/rules/battle.ts';
import { acceptsDuel } from '../../../../src/games/track/rules/bravery.ts';
import type { AlliedMachine } from '../../../../src/kit/fight/fight.ts';
import { muster } from '../../../../src/kit/fight/muster.ts';
import { ofType } from '../../../../src/table/events.ts';
import {
  aBattle,
  aFight,
  aSpad,
  aStrutter,
  book,
  type LoadedThrow,
  machineIn,
  miss,
  PLAIN,
  playLoaded,
  type ScriptedAnswer,
} from '../../../support/fights/fights.ts';

/** Our machine at the top of the track, eight above so many Germans. */
function atTop(
  machine: AlliedMachine,
  germans: number,
  dice: readonly LoadedThrow[],
  answers: readonly ScriptedAnswer[],
  reached = germans,
) {
  const battle = aBattle(aFight({ allied: [machine], germans: [PLAIN, PLAIN + 1].slice(0, germans) }), {
    [machine.id]: 18,
  });
  const top = machineIn(battle, machine.id);
  for (const german of battle.germans) german.initiative = 10;
  const targets = battle.germans.slice(0, reached);
  const { events } = playLoaded(book, dice, answers, (table) => actAsAllied(top, targets, battle, table));
  return { events, top, battle };
}

const nerve = (thrown: number): LoadedThrow => `nerve ${thrown}`;
const shot = miss('astern', 4, 'C');

describe('(40) the highest machine on the track', () => {
  test('may attack a target, escape or hold off: the commander chooses', () => {
    expect(ofType(atTop(aSpad(), 1, [shot], ['track-action G12', 'burst 4']).events, 'attack-made')).toHaveLength(1);
    const escaped = atTop(aSpad(), 1, [], ['track-action escape']);
    expect(escaped.events).toEqual([{ type: 'escaped', machine: 'B1', why: 'chosen' }]);
    expect(escaped.top).toMatchObject({ out: 'escaped', inFight: false });
    expect(atTop(aSpad(), 1, [], ['track-action hold']).events).toEqual([{ type: 'held-off', machine: 'B1' }]);
  });

  test('(32) loaded with what is not for aeroplanes cannot attack an aeroplane, but escapes or holds off as he chooses', () => {
    const { events } = atTop(aSpad({ fights: false }), 1, [], ['track-action escape']);
    expect(events).toEqual([{ type: 'escaped', machine: 'B1', why: 'chosen' }]);
  });

  test('without a round or with a gun jammed for good may escape, however brave, and need not', () => {
    for (const forward of [{ state: 'clear', ammo: 0 } as const, { state: 'permanent', ammo: 20 } as const]) {
      const machine = aSpad({ forward, bravery: 'DD' });
      expect(atTop(machine, 1, [], ['track-action escape']).top.out).toBe('escaped');
      expect(atTop(machine, 1, [], ['track-action hold']).top.out).toBeUndefined();
    }
  });

  test('a shaken man without a gun must go all the same', () => {
    const { events } = atTop(aSpad({ fights: false, bravery: 'S' }), 1, [], []);
    expect(events).toEqual([{ type: 'escaped', machine: 'B1', why: 'bravery' }]);
  });

  test('in a two-seater a brave man stays while his observer can fire, and may go when he cannot', () => {
    const forward = { state: 'clear', ammo: 0 } as const;
    const brave = { forward, bravery: 'DD' } as const;
    expect(atTop(aStrutter(brave), 1, [], []).events).toEqual([{ type: 'held-off', machine: 'B7', why: 'no-gun' }]);
    const spent = { firing: 'C', gun: forward } as const;
    expect(atTop(aStrutter({ ...brave, observer: spent }), 1, [], ['track-action escape']).top.out).toBe('escaped');
  });

  test('(34) a Lame Duck goes, whatever he would', () => {
    expect(atTop(aSpad({ lameDuck: true, bravery: 'DD' }), 1, [], []).events).toEqual([
      { type: 'escaped', machine: 'B1', why: 'lame-duck' },
    ]);
  });

  test('with a jam may try to clear it', () => {
    const machine = aSpad({ forward: { state: 'jammed', ammo: 20 } });
    const { top } = atTop(machine, 1, ['clear-jam 12'], ['track-action clear-jam']);
    expect(top.forward.guns).toEqual(['clear']);
  });

  test('a shaken man must go', () => {
    expect(atTop(aSpad({ bravery: 'S' }), 1, [], []).events).toEqual([
      { type: 'escaped', machine: 'B1', why: 'bravery' },
    ]);
  });

  test('a nervous man must go if his nerve fails, and may choose if it holds', () => {
    const fails = atTop(aSpad({ bravery: 'NV' }), 1, [nerve(56)], []);
    expect(fails.top.out).toBe('escaped');
    expect(ofType(fails.events, 'nerve-checked')).toMatchObject([{ to: 'stay', nerve: 7, passed: false }]);
    const holds = atTop(aSpad({ bravery: 'NV' }), 1, [nerve(11)], ['track-action escape']);
    expect(holds.top.out).toBe('escaped');
  });

  test('a brave man may go only when they are two to each of us', () => {
    expect(() => atTop(aSpad({ bravery: 'B' }), 1, [], ['track-action escape'])).toThrow('it takes G12, hold');
    expect(atTop(aSpad({ bravery: 'B' }), 2, [], ['track-action escape']).top.out).toBe('escaped');
  });

  test('a Daredevil attacks when there is anybody to attack: nothing else is open to him', () => {
    const { events } = atTop(aSpad({ bravery: 'DD' }), 1, [shot], ['burst 4']);
    expect(ofType(events, 'attack-made')).toHaveLength(1);
    expect(atTop(aSpad({ bravery: 'DD' }), 1, [], [], 0).events).toEqual([
      { type: 'held-off', machine: 'B1', why: 'nobody-to-attack' },
    ]);
  });

  test('a nervous man presses an attack against the odds only if his nerve holds again', () => {
    const keeps = atTop(aSpad({ bravery: 'NV' }), 2, [nerve(11), nerve(11), shot], ['track-action G12', 'burst 4']);
    expect(ofType(keeps.events, 'nerve-checked').map(({ to }) => to)).toEqual(['stay', 'press-attack']);
    const fails = atTop(aSpad({ bravery: 'NV' }), 2, [nerve(11), nerve(56)], ['track-action hold']);
    expect(ofType(fails.events, 'attack-made')).toEqual([]);
  });

  test('a normal man presses on against any odds', () => {
    expect(ofType(atTop(aSpad(), 2, [shot], ['track-action G12', 'burst 4']).events, 'nerve-checked')).toEqual([]);
  });
});

test("(40) a player's own card may keep a shaken man in the fight, but not make him attack against the odds", () => {
  const { letters } = book.pilotSkillFiringAndBravery;
  const stays = letters.map((row) => (row.letter === 'S' ? { ...row, escapes: 'may' as const } : row));
  const cards = { ...book, pilotSkillFiringAndBravery: { ...book.pilotSkillFiringAndBravery, letters: stays } };
  const fight = aFight({ allied: [aSpad({ bravery: 'S' })], germans: [PLAIN, PLAIN + 1] });
  const battle = setOut(muster(fight, cards), cards);
  const top = machineIn(battle, 'B1');
  top.initiative = 18;
  const { events } = playLoaded(cards, [], ['track-action hold'], (table) =>
    actAsAllied(top, battle.germans, battle, table),
  );
  expect(events).toEqual([{ type: 'held-off', machine: 'B1' }]);
});

test('(20), (34) a Lame Duck turns away from a Personal Duel, however brave its pilot is', () => {
  const battle = aBattle(aFight({ allied: [aSpad({ bravery: 'DD', lameDuck: true })] }), {});
  expect(playLoaded(book, [], [], (table) => acceptsDuel(machineIn(battle, 'B1'), table)).result).toBe(false);
});
