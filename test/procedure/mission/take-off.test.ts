import { expect, test } from 'vitest';
import { takeOff } from '../../../src/procedure/mission/fly-mission.ts';
import { aLog, anFk8, aParty, aSpad, book } from '../../support/people/activities.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

test('(10) (14) taking off costs 3 AFT, and the first climb 2 for each 1,000 feet', () => {
  const party = aParty([aSpad({ aft: 135 }), anFk8({ aft: 180 })], 'H01', { altitude: 0 });
  const { events, asked } = playLoaded((table) => takeOff(party, aLog('offensive-line-patrol'), table), {
    book,
    answers: { height: ['5000'] },
  });
  expect(events).toEqual([
    { type: 'took-off', hex: 'H01', aft: 3 },
    { type: 'height-changed', from: 0, to: 5000, aft: 10 },
  ]);
  expect(party).toMatchObject({ altitude: 5000, machines: [{ aft: 122 }, { aft: 167 }] });
  expect(asked).toMatchObject([{ options: ['1000', '2000', '3000', '4000', '5000'] }]);
});
