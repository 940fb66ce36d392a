import { expect, test } from 'vitest';
import { habitsIn, type OtherwiseAnswered } from '../../../src/seat/coach/habits.ts';
import type { Decision } from '../../../src/table/decisions.ts';

const answered = (
  decision: Decision,
  [given, careful]: readonly [string, string],
  mean: number,
  error = 0.5,
): OtherwiseAnswered => ({
  campaign: 'dawn',
  asked: { decision, question: { day: 1, entry: 1, of: 'day', answers: [given, careful], careful } },
  beside: { mean, error },
});

const times = (count: number, one: OtherwiseAnswered) => Array.from({ length: count }, () => one);

const ATTACKS = times(4, answered('attack', ['attack', 'decline'], -2));

test('what is done again and again and costs is told for a month, with what a careful commander does instead', () => {
  const [habit, ...others] = habitsIn(ATTACKS, 7);
  expect(others).toEqual([]);
  expect(habit).toMatchObject({
    what: 'the Attack Option: attack',
    times: 4,
    campaigns: 1,
    aMonth: -24,
    instead: { answer: 'decline', times: 4 },
  });
  expect(habit?.within).toBeGreaterThan(0);
});

test('what costs no more than its interval, brings points, or was done twice is no habit', () => {
  expect(habitsIn(times(4, answered('attack', ['attack', 'decline'], -2, 5)), 7)).toEqual([]);
  expect(habitsIn(times(4, answered('attack', ['attack', 'decline'], 2)), 7)).toEqual([]);
  expect(habitsIn(ATTACKS.slice(2), 7)).toEqual([]);
});

test('the dearest is told first; heights are told apart by whether they were above his', () => {
  const low = times(3, answered('height', ['2000', '8000'], -5));
  const high = times(3, answered('height', ['9000', '8000'], -1));
  expect(habitsIn([...high, ...ATTACKS, ...low], 21).map(({ what }) => what)).toEqual([
    'the height: lower than a careful commander',
    'the Attack Option: attack',
    'the height: higher than a careful commander',
  ]);
});

test('what is asked in fights by other rules is told together', () => {
  const [habit] = habitsIn(times(3, answered('ignore-driven-off', ['stay', 'go'], -3)), 21);
  expect(habit).toMatchObject({ what: 'fights by the other rules', aMonth: -9 });
});
