import { expect, test } from 'vitest';
import { cheapestActivity, poolsOf, spendAft, withLessThan } from '../../../src/procedure/mission/aft.ts';
import { anFk8, aParty, aSpad, book } from '../../support/people/activities.ts';

test('(10) all who fly together spend the same, those Driven Off too', () => {
  const party = aParty([aSpad({ id: 'B1', aft: 91 }), anFk8({ id: 'B7', aft: 136 })], 'H08');
  party.away = [aSpad({ id: 'B3', aft: 60 })];
  spendAft(party, 3);
  expect([...party.machines, ...party.away].map(({ aft }) => aft)).toEqual([88, 133, 57]);
});

test('(11) nobody has less than no Air Flying Time left', () => {
  const party = aParty([aSpad({ aft: 2 })], 'H08');
  spendAft(party, 3);
  expect(party.machines[0]?.aft).toBe(0);
});

test.each([
  ['fighters alone', [aSpad({ id: 'B1', aft: 80 }), aSpad({ id: 'B2', aft: 74 })], { fighters: 74 }],
  ['two-seaters alone', [anFk8({ id: 'B7', aft: 125 }), anFk8({ id: 'B8', aft: 120 })], { twoSeaters: 120 }],
  ['both', [aSpad({ aft: 80 }), anFk8({ aft: 125 })], { fighters: 80, twoSeaters: 125 }],
])(
  '(10) fighters and two-seaters have each the Air Flying Time of the one with the least: %s',
  (_, machines, pools) => {
    expect(poolsOf(aParty(machines, 'H08'))).toEqual(pools);
  },
);

test('(11) those with less Air Flying Time than the cheapest activity are looked for among those Driven Off as well', () => {
  const party = aParty([aSpad({ id: 'B1', aft: 1 }), aSpad({ id: 'B2', aft: 2 })], 'H08');
  party.away = [aSpad({ id: 'B3', aft: 0 }), aSpad({ id: 'B4', aft: 5 })];
  expect(withLessThan(cheapestActivity(book), party).map(({ id }) => id)).toEqual(['B1', 'B3']);
});
