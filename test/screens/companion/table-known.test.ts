import { expect, test } from 'vitest';
import { shownBy } from '../../../src/screens/companion/table-known.ts';
import type { Question } from '../../../src/table/decisions.ts';
import { aTurnOver, aView } from '../../support/people/a-turn.ts';

const party = aView('H01');
const { orders } = aTurnOver(party);
const home = { ...orders, errand: 'home' as const };

test('(34) who is asked for an escort is asked under the orders of the flight, and they are shown', () => {
  const about = { party, orders, lameDuck: 'B1', number: 3, escorts: [] };
  const escort: Question = { decision: 'escort', about, options: ['alone', 'all'] };
  expect(shownBy(escort)).toEqual({ party, orders, track: undefined });
});

test('(21) where one machine may go home the orders of the others are not shown', () => {
  const about = { party, orders: home, lameDuck: 'B1' };
  const field: Question = { decision: 'lame-duck-field', about, options: ['nearest', 'home'] };
  expect(shownBy(field)).toEqual({ party, orders: undefined, track: undefined });
});
