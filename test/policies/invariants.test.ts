import { describe, expect, test } from 'vitest';
import { FLIGHTS } from '../../src/campaign/watch.ts';
import { GAME_NAMES, OWN_GAME } from '../../src/games/game-names.ts';
import { POLICY_NAMES } from '../../src/policies/policy-names.ts';
import { checksumOf, mergeResults } from '../../src/simulation/counting/statistics.ts';
import { type Programme, simulateOne } from '../../src/simulation/simulation.ts';
import { book } from '../support/cards/book.ts';
import { faultsIn } from '../support/read/invariants.ts';

/** The expert does on the ground what prudent does, and is too slow for a month of it. */
const QUICK = POLICY_NAMES.filter((name) => name !== 'expert');

describe.each(QUICK)('(1 to 51) whole campaigns by the policy %s', (policy) => {
  test.each(FLIGHTS)('%s Flight: nobody dead flies, bounds are kept, men, machines and points add up', (flight) => {
    expect(faultsIn(`sound-${flight}`, policy, { flight, fights: OWN_GAME }, book)).toEqual([]);
  });
});

test.each(GAME_NAMES)('(1 to 51) so does a whole campaign whose fights are by %s', (fights) => {
  expect(faultsIn('sound-fights', 'random', { flight: 'B', fights }, book)).toEqual([]);
});

test('shards put together give what one run gives, in whatever order they come', () => {
  const programme: Programme = { policy: 'prudent', flight: 'B', seed: 'shards', campaigns: 4 };
  const play = (numbers: readonly number[]) => numbers.map((number) => simulateOne(number, programme, book));
  const whole = play([1, 2, 3, 4]);
  expect(mergeResults([play([4, 2]), play([3, 1])])).toEqual(whole);
  expect(checksumOf(mergeResults([whole.slice(2), whole.slice(0, 2)]))).toBe(checksumOf(whole));
});
