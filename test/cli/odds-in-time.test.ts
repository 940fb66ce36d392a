import { afterEach, describe, expect, test, vi } from 'vitest';
import { policyNamed } from '../../src/autoplay/policies.ts';
import { answerBy } from '../../src/autoplay/policy.ts';
import { type PlayOut, playedInTime } from '../../src/cli/seat/policy/in-time.ts';
import type { Question } from '../../src/table/decisions.ts';
import { book } from '../support/cards/book.ts';

const question: Question = {
  decision: 'load',
  about: { machine: 'B1', aircraft: 'spad-vii', airman: 'haldenby', mission: 'balloon-bursting' },
  options: ['ordinary', 'buckingham', 'rockets'],
};

/** How often each answer was played out, where one playout takes so many milliseconds by a clock of the test's own. */
function playedOn(milliseconds: number, comesToSomething: (number: number) => boolean, times = 60) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const play: PlayOut<number> = (_, number) => {
    now += milliseconds;
    return comesToSomething(number) ? number : undefined;
  };
  const { played, left } = playedInTime(question, times, play, (open) =>
    answerBy(policyNamed('by-the-book', 'odds'), open, book),
  );
  return { counts: played.map(({ came }) => came.length), left };
}

afterEach(() => void vi.restoreAllMocks());

describe('odds in a moment', () => {
  test('on a quick machine every answer is played out as often as is asked', () => {
    expect(playedOn(0.1, () => true)).toEqual({ counts: [60, 60, 60], left: 0 });
  });

  test('on the slowest two answers are, twice each', () => {
    expect(playedOn(10_000, () => true)).toEqual({ counts: [2, 2], left: 1 });
  });

  test('what could not be guessed at is no playout: it is tried again with other dice', () => {
    expect(playedOn(10_000, (number) => number % 3 === 2)).toEqual({ counts: [2, 2], left: 1 });
  });

  test('where nothing can be guessed at they end all the same', () => {
    expect(playedOn(10_000, () => false)).toEqual({ counts: [0, 0], left: 1 });
  });

  test('no more are played than are asked', () => {
    expect(playedOn(10_000, () => true, 1)).toEqual({ counts: [1, 1], left: 1 });
  });
});
