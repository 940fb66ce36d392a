import { expect, test } from 'vitest';
import { nothingDone } from '../../src/campaign/done.ts';
import { carefully } from '../../src/policies/careful.ts';
import type { Question } from '../../src/table/decisions.ts';
import { book } from '../support/people/campaigns.ts';
import { takenBy } from '../support/table/taken-by.ts';

/** What Enter alone takes over the mission's work. */

const party = (left: number) => ({ aft: { fighters: left }, fields: [{ aft: 10 }], machines: [] });
const orders = { errand: 'mission', mission: 'balloon-bursting', achieved: nothingDone() };
const machines = [{ machine: 'B1', ways: 20 }];

const asked = (decision: Question['decision'], about: object, options: readonly string[]) =>
  ({ decision, about, options }) as unknown as Question;

const overBalloon = (left: number) =>
  asked(
    'special-activity',
    {
      party: party(left),
      orders,
      open: [{ activity: 'attack-balloon', name: 'L10', aft: 3, shots: 1, points: 6, machines }],
    },
    ['attack-balloon', 'none'],
  );

test('(30) over a balloon Enter attacks it, where there is petrol for it and the way home', () => {
  expect(takenBy(overBalloon(60), book)).toBe('attack-balloon');
  expect(takenBy(overBalloon(20), book)).toBe('none');
});

// 11 ways of 36 to hit, 2 to jam, and 6 and 1: the longer burst has 10 to the good, the shorter 5 and a half.
test('(30) in the dive it fires what is best fired, and leaves a gun that would only jam', () => {
  const burst = (hits: number, jams: number, rounds: number) => ({
    burst: rounds,
    hitWays: hits,
    jamWays: jams,
    points: 0,
  });
  const dive = (odds: readonly object[]) => asked('dive-burst', { odds, left: 40 }, ['4', '2', 'hold']);
  expect(takenBy(dive([burst(11, 2, 4), burst(6, 1, 2)]), book)).toBe('4');
  expect(takenBy(dive([burst(0, 2, 4)]), book)).toBe('hold');
});

test('(31) it goes round again where nobody shoots back, and not where there is no petrol for it', () => {
  const pass = (left: number) =>
    asked('another-pass', { party: party(left), aft: 3, shots: 0, points: 3 }, ['again', 'enough']);
  expect(takenBy(pass(60), book)).toBe('again');
  expect(takenBy(pass(20), book)).toBe('enough');
});

test('(34) over their side no Lame Duck is left alone by Enter: whoever goes home anyway goes with him', () => {
  const flight = [
    { id: 'B1', lameDuck: true },
    { id: 'B2', role: 'fighter' },
    { id: 'B3', role: 'fighter' },
  ];
  const about = {
    party: { hex: 'H12', machines: flight },
    orders: { errand: 'home' },
    lameDuck: 'B1',
    number: 5,
    escorts: [],
  };
  const question = asked('escort', about, ['alone', 'all', 'B2', 'B3']);
  expect(takenBy(question, book)).toBe('all');
  expect(carefully(question, book).why).toBe('all go home anyway');
});
