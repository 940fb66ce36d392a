import { expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import { homePrice } from '../../../src/questions/mission/home-price.ts';
import type { OrdersView } from '../../../src/table/turn-decisions.ts';
import { aTurnOver, aView, camberwell, whitworth } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/activities.ts';

const party = aView('J14', { machines: [whitworth, { ...camberwell, plates: [] }] });
const priceOf = (orders: Partial<OrdersView>, flown = party) =>
  homePrice({ party: flown, orders: { ...aTurnOver(flown).orders, ...orders } }, book);
const photo = { mission: 'photo-reconnaissance', target: 'J14' };
const exposed = (plates: number) => ({ ...nothingDone(), exposed: { B7: plates } });

test('(43) a way home with nothing won costs what the manual says, and tells the plates that are left', () => {
  expect(priceOf({ mission: 'dawn-patrol' })).toBe('; nothing won so far: -2');
  expect(priceOf({ ...photo, achieved: nothingDone() })).toBe('; five plates left; nothing won so far: -10');
});

test('(43) a plate that shows nothing has won nothing; a usable one has, and so has a patrol', () => {
  expect(priceOf({ ...photo, achieved: exposed(1) })).toBe('; four plates left; nothing won so far: -10');
  const usable = aView('J14', { machines: [whitworth, { ...camberwell, plates: ['good'] }] });
  expect(priceOf({ ...photo, achieved: exposed(1) }, usable)).toBe('; four plates left');
  const patrolled = { ...nothingDone(), patrolled: ['H11', 'H12', 'H13', 'H14'] };
  expect(priceOf({ mission: 'dawn-patrol', achieved: patrolled })).toBe('');
});

test('(36) who only sees a Lame Duck home pays nothing for the mission, nor who has none', () => {
  expect(priceOf({ ...photo, errand: 'home' })).toBe('');
  expect(priceOf({ mission: 'no-such-mission' })).toBe('');
});
