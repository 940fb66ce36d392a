import { expect, test } from 'vitest';
import { poolsOf } from '../../src/procedure/mission/aft.ts';
import { anFk8, aParty, aSpad, book, given } from '../support/people/activities.ts';

test.each([
  ['sopwith-pup', 180],
  ['spad-vii', 135],
  ['nieuport-11', 150],
  ['sopwith-strutter', 270],
])('(10) the Aircraft Card of the %s gives it AFT %i', (aircraft, duration) => {
  expect(given(book.aircraft[aircraft]).duration).toBe(duration);
});

test('(10) the two-seaters have more AFT than their escort, and may have to be left to their own devices', () => {
  const machines = [aSpad({ aft: 10 }), anFk8({ aft: 60 })];
  expect(poolsOf(aParty(machines, 'H12'))).toEqual({ fighters: 10, twoSeaters: 60 });
});
