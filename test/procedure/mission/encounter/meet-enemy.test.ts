import { expect, test } from 'vitest';
import { hexOf } from '../../../../src/cards/map.ts';
import { meetEnemy } from '../../../../src/procedure/mission/encounter/meet-enemy.ts';
import { QUIET_TURN } from '../../../../src/procedure/mission/flown-turn.ts';
import { anFk8, aParty, aSpad, book } from '../../../support/people/activities.ts';
import { typesOf } from '../../../support/read/types-of.ts';
import { logOf, play } from '../../../support/table/spine.ts';

/** Over this hex a Twilight Patrol that throws a 12 meets Richthofen, alone. */
const OVER = 'H14';

test('(50) where only Richthofen would be met, and he is out of the game, there is nobody to fight', () => {
  expect([3, 4]).toContain(hexOf(book.missionMap, OVER).value);
  const machines = [aSpad()];
  const log = { ...logOf(machines, { barred: [1] }), mission: 'twilight-patrol' };
  const party = aParty(machines, OVER, { altitude: 8000 });
  const dice = ['encounter 11', 'enemy-altitude 34', 'aircraft-met 66'];
  const { result, events } = play((table) => meetEnemy(party, QUIET_TURN, log, table), dice);
  expect(result).toBe(false);
  expect(typesOf(events)).toEqual(['encounter-rolled', 'enemy-height-rolled', 'enemy-met']);
});

test.each([
  ['held', { stayed: true, nearMissed: [] }, 2],
  ['lost', { stayed: true, nearMissed: ['B7'] }, 2],
  ['lost', { stayed: false, nearMissed: [] }, 2],
  [undefined, { stayed: true, nearMissed: [] }, 0],
])('(15) (23) who may attack is told whether the range of the gunners is %s: %o', (range, turn, unbroken) => {
  const machines = [anFk8(), aSpad()];
  const log = { ...logOf(machines), mission: 'artillery-spotting', target: 'guns-monchy' };
  log.done.spotting.unbroken = unbroken;
  const party = aParty(machines, 'H10', { altitude: 12_000 });
  const flown = { ...QUIET_TURN, ...turn, nearMissed: new Set(turn.nearMissed) };
  const dice = ['encounter 11', 'enemy-altitude 24', 'aircraft-met 55'];
  const { asked } = play((table) => meetEnemy(party, flown, log, table), dice, { attack: ['decline'] });
  expect(asked.map(({ about }) => 'range' in about && about.range)).toEqual([range ?? false]);
});
