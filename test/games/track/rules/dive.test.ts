import { describe, expect, test } from 'vitest';
import { actAsAllied } from '../../../../src/games/track/rules/allied-action.ts';
import { actAsGerman } from '../../../../src/games/track/rules/german-action.ts';
import { ofType } from '../../../../src/table/events.ts';
import { aBattle, aFight, aSpad, book, machineIn, miss } from '../../../support/fights/fights.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const spaced = (line: string) => line.replace(/\d+$/, (faces) => [...faces].join(' '));

/** B1 in the phase of his dive, so much above G12, his bonus counted in. */
function aDive(above: number, answer: string, dice: readonly string[], bonus = 2) {
  const battle = aBattle(aFight(), { B1: 5 + above, G12: 5 });
  const diver = machineIn(battle, 'B1');
  diver.bonus = bonus;
  const script = { book, dice: dice.map(spaced), answers: { 'track-action': [answer], burst: ['1'] } };
  return playLoaded((table) => actAsAllied(diver, battle.germans, battle, table), script);
}

/** The same for a German who dives on B1. */
function germanDive(above: number, dice: readonly string[]) {
  const battle = aBattle(aFight(), { G12: 5 + above, B1: 5 });
  const diver = machineIn(battle, 'G12');
  diver.bonus = 2;
  const { events } = playLoaded((table) => actAsGerman(diver, battle.allied, battle, table), {
    book,
    dice: dice.map(spaced),
  });
  return ofType(events, 'attack-made').map(({ target, angle }) => [target, angle]);
}

describe('(18), (24) the angle comes from the track, the Dive Bonus counted in; a diver may use the Diving card instead', () => {
  test('eleven above, the dive does him no harm: both are put to him with their odds, and astern is the better', () => {
    const { asked, events } = aDive(11, 'G12', [miss('astern', 1, 'C')]);
    expect(asked[0]?.options).toEqual(['G12', 'dive-G12', 'escape', 'hold']);
    expect(asked[0]?.about).toMatchObject({
      targets: [
        { answer: 'G12', target: 'G12', difference: 11, angle: 'astern', longestBurst: 4, ways: 7 },
        { answer: 'dive-G12', target: 'G12', difference: 11, angle: 'diving', longestBurst: 3, ways: 5 },
      ],
    });
    expect(ofType(events, 'attack-made')).toMatchObject([{ angle: 'astern', initiative: { attacker: 16, target: 5 } }]);
  });

  test('one above, the Diving card is the better, and he may take it', () => {
    const { events } = aDive(1, 'dive-G12', [miss('diving', 1, 'C')]);
    expect(ofType(events, 'attack-made')).toMatchObject([{ angle: 'diving', longestBurst: 3 }]);
    expect(ofType(events, 'burst-fired')).toMatchObject([{ angle: 'diving', burst: 1 }]);
  });

  test('who does not dive has the angle of the track alone', () => {
    expect(aDive(11, 'G12', [miss('astern', 1, 'C')], 0).asked[0]?.options).toEqual(['G12', 'escape', 'hold']);
  });

  test('Germans take the better: astern from eleven above, the dive from one above', () => {
    expect(germanDive(11, [miss('astern', 4, 'C')])).toEqual([['B1', 'astern']]);
    expect(germanDive(1, [miss('diving', 3, 'C')])).toEqual([['B1', 'diving']]);
  });

  test('a die is thrown among targets, not among the ways to attack one of them', () => {
    const allied = [aSpad({ id: 'B1' }), aSpad({ id: 'B2' })];
    const battle = aBattle(aFight({ allied }), { G12: 16, B1: 5, B2: 5 });
    machineIn(battle, 'G12').bonus = 4;
    const { events } = playLoaded((table) => actAsGerman(machineIn(battle, 'G12'), battle.allied, battle, table), {
      book,
      dice: ['lot 2', miss('astern', 4, 'C')].map(spaced),
    });
    expect(ofType(events, 'attack-made')).toMatchObject([{ target: 'B2', angle: 'astern' }]);
  });
});
