import { expect, test } from 'vitest';
import { clearJamsAtLeisure, tryToClearJam } from '../../../../src/rules/fights/wings-over-france/jams.ts';
import { aBattle, aFight, aSpad, aStrutter, book, fighter, playLoaded } from '../../../support/fights.ts';

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
  playLoaded(book, [`clear-jam ${thrown}`], [], (table) => tryToClearJam(fighter(battle, 'B1'), table));
  expect(fighter(battle, 'B1').forward.guns).toEqual([state]);
});

test("(39) the pilot's gun is tried before the observer's", () => {
  const both = aBattle(
    aFight({ allied: [aStrutter({ forward: jammed, observer: { firing: 'C', gun: jammed } })] }),
    {},
  );
  playLoaded(book, ['clear-jam 11'], [], (table) => tryToClearJam(fighter(both, 'B7'), table));
  expect(fighter(both, 'B7').observer?.guns).toEqual(['jammed']);
  playLoaded(book, ['clear-jam 11'], [], (table) => tryToClearJam(fighter(both, 'B7'), table));
  expect(fighter(both, 'B7').observer?.guns).toEqual(['clear']);
});

test('(39) at leisure every jammed gun of ours in the air is cleared, but for an 11 or 12', () => {
  const allied = [aSpad({ id: 'B1', forward: jammed }), aSpad({ id: 'B2', forward: jammed }), aSpad({ id: 'B3' })];
  const battle = aBattle(aFight({ allied }), {});
  const { events } = playLoaded(book, ['clear-jam-at-leisure 46', 'clear-jam-at-leisure 56'], [], (table) =>
    clearJamsAtLeisure(battle, table),
  );
  expect(battle.allied.map(({ forward }) => forward.guns[0])).toEqual(['clear', 'permanent', 'clear']);
  expect(events).toMatchObject([
    { type: 'jam-tried', machine: 'B1', when: 'at-leisure', result: 'cleared' },
    { type: 'jam-tried', machine: 'B2', when: 'at-leisure', result: 'permanent' },
  ]);
});

test('(39) nobody clears the gun of a machine that is down', () => {
  const allied = [aSpad({ id: 'B1', forward: jammed }), aSpad({ id: 'B2', forward: jammed })];
  const battle = aBattle(aFight({ allied }), {});
  fighter(battle, 'B1').fate = 'shot-down';
  fighter(battle, 'B2').fate = 'forced-down';
  expect(playLoaded(book, [], [], (table) => clearJamsAtLeisure(battle, table)).events).toEqual([]);
});
