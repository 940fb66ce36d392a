import { expect, test } from 'vitest';
import { columnAt } from '../../../../src/cards/initiative-number.ts';
import { ofType } from '../../../../src/table/events.ts';
import { aFight, aSpad, miss, playFight } from '../../../support/fights/fights.ts';

const end = ['dfd 12'] as const;

test.each([
  [0, 'low'],
  [5000, 'low'],
  [6000, 'middle'],
  [12_000, 'middle'],
  [13_000, 'high'],
])('(17) at %i ft the Aircraft Card is read in the %s column', (altitude, column) => {
  expect(columnAt(altitude)).toBe(column);
});

test('(17) at one altitude ours roll first, and the roll is told with its parts', () => {
  const { events } = playFight(aFight(), ['initiative 33', 'initiative 44', miss('head-on', 2, 'C'), ...end]);
  expect(ofType(events, 'initiative-rolled')).toMatchObject([
    { machine: 'B1', skill: 4, column: 'middle', number: 11, bonus: 0, initiative: 11 },
    { machine: 'G12', skill: 4, column: 'middle', number: 12, bonus: 0, initiative: 12 },
  ]);
});

test('(17), (18) Germans below roll first; our dive adds 2 to the number, and the attack may be a diving one', () => {
  const fight = aFight({ dive: { side: 'allied', bonus: 'dive' } });
  const dice = ['initiative 44', 'initiative 33', miss('diving', 3, 'C'), ...end] as const;
  const { events } = playFight(fight, dice, ['track-action dive-G12', 'burst 3']);
  expect(ofType(events, 'initiative-rolled')).toMatchObject([
    { machine: 'G12', initiative: 12 },
    { machine: 'B1', number: 11, bonus: 2, initiative: 13 },
  ]);
  expect(ofType(events, 'attack-made')).toMatchObject([{ angle: 'diving', longestBurst: 3 }]);
});

test('(18), (34) a Lame Duck that dives with the rest has the number of a throw of 2, and no bonus', () => {
  const allied = [aSpad({ lameDuck: true }), aSpad({ id: 'B2' })];
  const fight = aFight({ allied, dive: { side: 'allied', bonus: 'dive' } });
  const dice = ['initiative 44', 'initiative 33', miss('diving', 3, 'C'), ...end] as const;
  const { events } = playFight(fight, dice, ['track-action dive-G12', 'burst 3']);
  expect(ofType(events, 'initiative-rolled')).toMatchObject([
    { machine: 'G12', bonus: 0 },
    { machine: 'B1', roll: 'lame-duck', bonus: 0 },
    { machine: 'B2', bonus: 2 },
  ]);
});

test('(18) out of the cloud the bonus is 4, in the first phase only', () => {
  const fight = aFight({ dfd: 4, dive: { side: 'german', bonus: 'surprise' } });
  const dice = [
    ...(['initiative 33', 'initiative 33', miss('diving', 3, 'C'), ...end] as const),
    ...(['initiative 33', 'initiative 44', miss('head-on', 2, 'C'), ...end] as const),
  ];
  const { events } = playFight(fight, dice);
  expect(ofType(events, 'initiative-rolled').map(({ bonus }) => bonus)).toEqual([0, 4, 0, 0]);
});

test('(34) a Lame Duck does not roll: its number is that of a 2 and Pilot Skill, and it escapes when it can', () => {
  const fight = aFight({ allied: [aSpad({ lameDuck: true })] });
  const { events, result } = playFight(fight, ['initiative 66', miss('astern', 4, 'C'), ...end]);
  expect(ofType(events, 'initiative-rolled')[0]).toMatchObject({ roll: 'lame-duck', initiative: 6 });
  expect(result.allied[0]).toMatchObject({ fate: 'unharmed', escaped: false });
  const alone = playFight(aFight({ allied: [aSpad({ lameDuck: true, skill: 7 })] }), ['initiative 11']);
  expect(alone.events).toContainEqual({ type: 'escaped', machine: 'B1', why: 'lame-duck' });
});
