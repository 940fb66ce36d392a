import { expect, test } from 'vitest';
import { coachPage, ledPage, type ToldMistake, worthsPage } from '../../../src/screens/pages/coach-page.ts';
import { plain, widest } from '../../support/plain-paper.ts';

const MISTAKE: ToldMistake = {
  day: 4,
  where: 'Long Reconnaissance, turn 1, H01, 5,000 ft',
  ask: 'At 5,000 ft.\nTo what height?',
  given: '8000',
  better: '5000',
  says: { given: '8000 (climb)', better: '5000' },
  lead: 3.66,
  within: 1.34,
  to: 'mission',
  playouts: 400,
  came: {
    given: { points: -10, machines: 0, men: 0, good: 0 },
    better: { points: 4.8, machines: 0.14, men: 0.01, good: 0.23 },
  },
  isCareful: false,
  cameOut: 'As it came out, the mission brought -27 Victory Points.',
  more: 1,
};

const OVER = { days: [4], questions: 37, left: 0 };

test('the answer of a careful commander is something to learn, and no blunder', () => {
  const page = coachPage([{ ...MISTAKE, isCareful: true }], 10, OVER, plain(200));
  expect(page).toContain(
    'You answered 8000 (climb), and so does a careful commander: something to learn, and no blunder;',
  );
});

test('a decision is told with what would have been better, by how much, what it stands on and how it came out', () => {
  const page = coachPage([MISTAKE], 10, OVER, plain(80));
  expect(page).toBe(`The dearest decisions of 4 April

1. 3.7 points (2.3 to 5.0). 4 April, Long Reconnaissance, turn 1, H01, 5,000 ft.
   At 5,000 ft. To what height?
   You answered 8000 (climb); better was 5000. So too one more time in that part
   of the day, at less cost.
   Played on 400 times to the end of the mission: +4.8 Victory Points instead of
   -10.0 on the mean; of 100 playouts the mission pays in 23 instead of 0 and
   machines lost: 14 instead of 0.
   As it came out, the mission brought -27 Victory Points.

Gone over: 37 questions of 4 April. Each answer was played on by a careful
commander with the same dice as the other. Points are Victory Points less what
lost pilots would still have brought. The true difference lies between the
figures in brackets; of twenty told decisions about one may be chance.`);
  expect(widest(page)).toBeLessThanOrEqual(80);
});

test('where nothing differs but the points, nothing else is told of the playouts', () => {
  const same = { points: 0.04, machines: 0, men: 0, good: 0.5 };
  const page = coachPage([{ ...MISTAKE, came: { given: same, better: { ...same, points: 1 } } }], 10, OVER, plain(80));
  expect(page).toMatch(/mission: \+1\.0\s+Victory\s+Points\s+instead\s+of\s+0\.0\s+on\s+the\s+mean\./);
});

test('no more are told than asked for, and how many are left', () => {
  const page = coachPage([MISTAKE, MISTAKE, MISTAKE], 1, { days: [1, 2, 4], questions: 99, left: 0 }, plain(80));
  expect(page).toContain('The dearest decisions of 1 to 4 April');
  expect(page).toContain('Two smaller ones besides: --day D tells those of a day.');
  expect(page).not.toContain('\n2.');
});

test('where nothing is dear it says so; where it was stopped, that something may yet be found', () => {
  expect(coachPage([], 10, OVER, plain(80))).toContain('Of no decision that was gone over');
  const stopped = coachPage([], 10, { ...OVER, left: 3 }, plain(80));
  expect(stopped).toContain('So far no decision has been found');
  expect(stopped.replace(/\s+/g, ' ')).toContain(
    'Gone over: 37 of the 40 questions of 4 April that have another answer worth weighing; there was no time for the others.',
  );
});

const WORTHS = [
  { answer: '5000', lead: 3.2, within: 2 },
  { answer: '3000', lead: -1.25, within: 0.5 },
];

test('an exercise is told with what each answer was worth beside that of then', () => {
  expect(worthsPage('3000', MISTAKE, WORTHS, plain(80))).toBe(`3000: better was 5000.

points  within          Answer
-----------------------------------------------
  +3.7  (2.3 to 5.0)    5000
   0.0                  8000 (your answer then)
  -1.3  (-1.8 to -0.8)  3000 (your answer now)

Played on 400 times to the end of the mission: +4.8 Victory Points instead of
-10.0 on the mean; of 100 playouts the mission pays in 23 instead of 0 and
machines lost: 14 instead of 0. As it came out, the mission brought -27 Victory
Points.`);
  expect(worthsPage('5000', MISTAKE, WORTHS, plain(80))).toMatch(/^5000: so it was better\./);
  expect(worthsPage('8000', MISTAKE, WORTHS, plain(80))).toMatch(/^8000: as you answered then; better was 5000\./);
});

test('a month that is over has two verdicts: as it went, and as it was led', () => {
  const verdict = {
    went: { points: -20, words: 'Adequate' },
    led: { points: 31, words: 'Well done!' },
    middle: 25,
  };
  expect(ledPage({ lead: 6.1, within: 10, verdict }, plain(80))).toBe(`As it went: -20 Victory Points. Adequate.
As it was led: +31 Victory Points (+21 to +41). Well done.
As led: the middle of a careful commander's months, +25, and your decisions
beside his, +6.1 points (-3.9 to 16.1). What the dice did with them is not in
it.`);
});

test('what all decisions were worth stands before the dearest of them', () => {
  const page = coachPage([MISTAKE], 10, { ...OVER, led: { lead: -2, within: 3 } }, plain(80));
  expect(page).toMatch(/^Your decisions so far [\s\S]*\n\nThe dearest decisions of /);
});

test('before the end the decisions so far are set beside a careful commander’s', () => {
  expect(ledPage({ lead: -2, within: 3 }, plain(80))).toBe(
    'Your decisions so far beside those of a careful commander: -2.0 points (-5.0 to\n1.0).',
  );
});
