import { expect, test } from 'vitest';
import { playBattle } from '../../src/procedure/resolve-fight.ts';
import { laidOut } from '../../src/reading/lay-out-battle.ts';
import { book } from '../support/people/campaigns.ts';
import { freeTable } from '../support/table/free-table.ts';

test.each([
  ['wings-over-france', 'over-monchy'],
  ['wings-of-war', 'duel-over-the-trenches'],
  ['wings-of-glory', 'face-to-face'],
  ['winged-victory', 'patrol-at-noon'],
  ['clouds-of-glory', 'fighter-patrol'],
] as const)('(17) a battle by %s is played to its end, and is a day of its log-book', (system, id) => {
  const battle = laidOut({ id, system }, 'the-card', book);
  const table = freeTable(book, 3, 3);
  playBattle(battle, table);
  expect(battle.day).toBe(2);
  expect(table.events.length).toBeGreaterThan(2);
});
