import { expect, test } from 'vitest';
import { hexOf } from '../../../../src/cards/map.ts';
import { meetEnemy } from '../../../../src/procedure/mission/encounter/meet-enemy.ts';
import { aParty, aSpad, book } from '../../../support/people/activities.ts';
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
  const { result, events } = play((table) => meetEnemy(party, 'silent', log, table), dice);
  expect(result).toBe(false);
  expect(typesOf(events)).toEqual(['encounter-rolled', 'enemy-height-rolled', 'enemy-met']);
});
