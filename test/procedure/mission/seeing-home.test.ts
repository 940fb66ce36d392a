import { expect, test } from 'vitest';
import { doSpecialActivity } from '../../../src/procedure/mission/special-activity.ts';
import { aLog, anFk8, aParty, aSpad, book, MOVED } from '../../support/people/activities.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const LAME = { number: 3, climbs: false, repair: 0 };

test('(33) a party without a Lame Duck may strafe the trenches under it', () => {
  const { asked } = playLoaded(
    (table) => doSpecialActivity(aParty([aSpad()], 'I09'), MOVED, aLog('trench-strafing'), table),
    { book, answers: { 'special-activity': ['none'] } },
  );
  expect(asked).toHaveLength(1);
});

test('(33) a party that sees a Lame Duck home strafes nothing on its way', () => {
  const party = aParty([aSpad(), aSpad({ id: 'B2', lameDuck: LAME })], 'I09');
  const { asked } = playLoaded((table) => doSpecialActivity(party, MOVED, aLog('trench-strafing'), table), { book });
  expect(asked).toEqual([]);
});

test('(23) (33) fighters that see a crippled two-seater back across the lines have escorted her all the same', () => {
  const party = aParty([aSpad(), anFk8({ lameDuck: LAME })], 'H08', { cameFrom: 'H09' });
  const log = aLog('photo-reconnaissance');
  playLoaded((table) => doSpecialActivity(party, MOVED, log, table), { book });
  expect(log.done.escorted).toEqual(['B7']);
});
