import { describe, expect, test } from 'vitest';
import { actAsAllied } from '../../../../src/games/track/rules/allied-action.ts';
import { jamWords, tryToClearJam } from '../../../../src/games/track/rules/clearing-jams.ts';
import { aBattle, aFight, aSpad, aStrutter, book, machineIn, playLoaded } from '../../../support/fights/fights.ts';
import { playLoaded as playScript } from '../../../support/table/loaded-dice.ts';

const jammed = { state: 'jammed', ammo: 20 } as const;

test.each([
  [11, 'clear'],
  [33, 'clear'],
  [34, 'jammed'],
  [46, 'jammed'],
  [56, 'permanent'],
  [66, 'permanent'],
] as const)('(39) in the fight a throw of %i leaves the gun %s', (thrown, state) => {
  const battle = aBattle(aFight({ allied: [aSpad({ forward: jammed })] }), {});
  playLoaded(book, [`clear-jam ${thrown}`], [], (table) => tryToClearJam(machineIn(battle, 'B1'), 'clear-jam', table));
  expect(machineIn(battle, 'B1').forward.guns).toEqual([state]);
});

describe('(39) with both guns jammed the pilot of a two-seater chooses which is cleared', () => {
  const bothJammed = () =>
    aBattle(aFight({ allied: [aStrutter({ forward: jammed, observer: { firing: 'C', gun: jammed } })] }), { B7: 20 });

  test.each([
    ['clear-forward', 'clear', 'jammed'],
    ['clear-observer', 'jammed', 'clear'],
  ] as const)('%s', (answer, forward, observer) => {
    const battle = bothJammed();
    const { asked } = playScript((table) => actAsAllied(machineIn(battle, 'B7'), battle.germans, battle, table), {
      book,
      dice: ['clear-jam 1 1'],
      answers: { 'track-action': [answer] },
    });
    expect(asked[0]?.options).toEqual(['clear-forward', 'clear-observer', 'escape', 'hold']);
    expect(machineIn(battle, 'B7').forward.guns).toEqual([forward]);
    expect(machineIn(battle, 'B7').observer?.guns).toEqual([observer]);
  });

  test('with one of them jammed there is no choice of guns', () => {
    const battle = bothJammed();
    machineIn(battle, 'B7').forward.guns[0] = 'permanent';
    expect(jamWords(machineIn(battle, 'B7'))).toEqual(['clear-jam']);
    playLoaded(book, ['clear-jam 11'], [], (table) => tryToClearJam(machineIn(battle, 'B7'), 'clear-jam', table));
    expect(machineIn(battle, 'B7').observer?.guns).toEqual(['clear']);
  });
});
