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
const home = aView('H05');

test('(43) a way home with nothing won costs what the manual says, and tells the plates that are left', () => {
  expect(priceOf({ mission: 'dawn-patrol' }, home)).toBe('; nothing won so far: -2');
  expect(priceOf({ ...photo, achieved: nothingDone() })).toBe('; five plates left; nothing won so far: -10');
});

test('(43) a plate that shows nothing has won nothing; a usable one has, and so has a patrol: so much', () => {
  expect(priceOf({ ...photo, achieved: exposed(1) })).toBe('; four plates left; nothing won so far: -10');
  const usable = aView('J14', { machines: [whitworth, { ...camberwell, plates: ['good'] }] });
  expect(priceOf({ ...photo, achieved: exposed(1) }, usable)).toBe('; four plates left; +12 so far');
  const patrolled = { ...nothingDone(), patrolled: ['H11', 'H12', 'H13', 'H14'] };
  expect(priceOf({ mission: 'dawn-patrol', achieved: patrolled, machines: 3 }, home)).toBe('; +5 so far');
});

test('(43) two-seaters brought back do not make good that nothing else was won', () => {
  const brought = { ...exposed(5), escorted: ['B7'] };
  expect(priceOf({ ...photo, achieved: brought })).toBe('; nothing won: -10, for the escort +1: -9');
});

test('(23) over a hex that is still to be patrolled the price says what a turn there brings', () => {
  const over = aView('H12');
  const one = { ...nothingDone(), patrolled: ['H11'] };
  const dawn = { mission: 'dawn-patrol', machines: 3, zones: ['B'] } as const;
  expect(priceOf({ ...dawn, achieved: one }, over)).toBe('; nothing won so far: -2; a turn over H12 makes it +2');
  expect(priceOf({ ...dawn, achieved: nothingDone() }, over)).toBe('; nothing won so far: -2');
  // In the middle of the turn that was spent there it is as good as won.
  expect(priceOf({ ...dawn, achieved: one }, { ...over, stays: true })).toBe('; +2 with this turn over H12');
  expect(priceOf({ ...dawn, achieved: nothingDone() }, { ...over, stays: true })).toBe('; nothing won so far: -2');
});

test('(36) who only sees a Lame Duck home pays nothing for the mission, nor who has none', () => {
  expect(priceOf({ ...photo, errand: 'home' })).toBe('');
  expect(priceOf({ mission: 'no-such-mission' })).toBe('');
});
