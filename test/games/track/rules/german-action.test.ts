import { describe, expect, test } from 'vitest';
import type { FightingMachine } from '../../../../src/games/track/rules/fighting-machine.ts';
import { actAsGerman } from '../../../../src/games/track/rules/german-action.ts';
import type { Fight } from '../../../../src/kit/fight/fight.ts';
import { resolveFight } from '../../../../src/procedure/resolve-fight.ts';
import { ofType } from '../../../../src/table/events.ts';
import { sideOf } from '../../../../src/table/whose.ts';
import { aBattle, aFight, aSpad, aStrutter, book, machineIn, miss } from '../../../support/fights/fights.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const led = (fight: Partial<Fight> = {}): Fight => aFight({ germansLedBy: 'a-player', ...fight });

/** A German at the top of the track, with a player to say what he does. */
function atTop(
  fight: Partial<Fight>,
  places: Readonly<Record<string, number>>,
  answers: readonly string[],
  dice: readonly string[],
  before: (german: FightingMachine) => void = () => {},
) {
  const battle = aBattle(led(fight), { G12: 20, ...places });
  const german = machineIn(battle, 'G12');
  before(german);
  const script = { book, dice: dice.map(spaced), answers: { 'german-action': answers } };
  return { german, ...playLoaded((table) => actAsGerman(german, battle.allied, battle, table), script) };
}

const spaced = (line: string) => line.replace(/\d+$/, (faces) => [...faces].join(' '));

describe('(24) (40) a player leads the Germans', () => {
  const allied = [aSpad({ id: 'B1' }), aStrutter()];

  test('he attacks whom he likes, though another were the better target, and fires the longest burst', () => {
    const { asked, events } = atTop({ allied }, { B1: 18, B7: 10 }, ['B1'], [miss('head-on', 2, 'C')]);
    expect(asked).toMatchObject([{ decision: 'german-action', options: ['B1', 'B7', 'hold'] }]);
    expect(asked[0]?.about).toMatchObject({ machine: 'G12', seats: 1, left: { allied: 2, german: 1 } });
    expect(ofType(events, 'attack-made')[0]).toMatchObject({ target: 'B1', longestBurst: 2 });
    expect(ofType(events, 'burst-fired')[0]).toMatchObject({ burst: 2 });
  });

  test('he may hold off, but rule 40 lets only Allied pilots escape', () => {
    const { asked, events } = atTop({ allied }, { B1: 18 }, ['hold'], []);
    expect(events).toEqual([{ type: 'held-off', machine: 'G12' }]);
    expect(asked[0]?.options).not.toContain('escape');
  });

  test('(39) with a gun jammed he may try to clear it instead of firing the other', () => {
    const jam = (german: FightingMachine) => german.forward.guns.splice(0, 1, 'jammed');
    const { asked, german } = atTop({ allied }, { B1: 10, B7: 10 }, ['clear-jam'], ['clear-jam 33'], jam);
    expect(asked[0]?.options).toEqual(['B1', 'B7', 'clear-jam', 'hold']);
    expect(german.forward.guns).toEqual(['clear', 'clear']);
  });

  test('(34) a Lame Duck leaves unasked', () => {
    const { asked, events } = atTop({ allied }, { B1: 10 }, [], [], (german) =>
      Object.assign(german, { lameDuck: true }),
    );
    expect(asked).toEqual([]);
    expect(events).toEqual([{ type: 'escaped', machine: 'G12', why: 'lame-duck' }]);
  });

  test('(39) a machine with every gun jammed for good stays in the fight, and is not asked what it does', () => {
    const { asked, events } = atTop({ allied }, { B1: 10 }, [], [], ({ forward }) => forward.guns.fill('permanent'));
    expect(asked).toEqual([]);
    expect(events).toEqual([{ type: 'held-off', machine: 'G12', why: 'no-gun' }]);
  });
});

test('(17) to (20) a whole fight with a player for each side: each is asked for his own', () => {
  const dice = ['initiative 11', 'initiative 66', miss('quarter', 3, 'C'), 'dfd 12'].map(spaced);
  const answers = { 'german-action': ['B1'] } as const;
  const { result, asked } = playLoaded((table) => resolveFight(led(), table), { book, dice, answers });
  expect(asked.every((question) => sideOf(question) === 'german')).toBe(true);
  expect(result.why).toBe('dfd-spent');
});
