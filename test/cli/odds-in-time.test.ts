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

const givenBySteady = (open: Question) => answerBy(policyNamed('by-the-book', 'odds'), open, book);

/** How often each answer was played out, where one playout takes so many milliseconds by a clock of the test's own. */
function playedOn(milliseconds: number, comesToSomething: (number: number) => boolean, times = 60) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const play: PlayOut<number> = (_, number) => {
    now += milliseconds;
    return comesToSomething(number) ? number : undefined;
  };
  const { played, left } = playedInTime(question, times, { play, worth: () => 0, given: givenBySteady });
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

describe('whoever looks on', () => {
  test('sees the first playout at once, and five times a second what has come since', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const shown: number[][] = [];
    const play: PlayOut<number> = () => {
      now += 50;
      return 1;
    };
    const { played } = playedInTime(question, 60, {
      play,
      worth: () => 0,
      given: givenBySteady,
      grows: (soFar) => shown.push(soFar.played.map(({ came }) => came.length)),
    });
    expect(shown.slice(0, 2)).toEqual([
      [1, 0, 0],
      [2, 2, 2],
    ]);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.at(-1)?.[0]).toBeLessThanOrEqual(played[0]?.came.length ?? 0);
  });
});

describe('what falls behind', () => {
  /** The same dice for every answer: what they bring scatters by ten, and what the answer adds comes on top. */
  const bring = (adds: Readonly<Record<string, number>>) => {
    const worths: PlayOut<number> = (answer, number) => 10 * Math.sin(number * 7) + (adds[answer] ?? 0);
    return playedInTime(question, 60, { play: worths, worth: (came) => came, given: givenBySteady });
  };

  test('is given up after eight playouts, and what may be as good is played on', () => {
    const adds = (answer: string, number: number) => (answer === 'ordinary' ? Math.cos(number) : Math.sin(number));
    const jitter: PlayOut<number> = (answer, number) =>
      10 * Math.sin(number * 7) + (answer === 'rockets' ? -3 : adds(answer, number));
    const { played, foremost } = playedInTime(question, 60, {
      play: jitter,
      worth: (came) => came,
      given: givenBySteady,
    });
    expect(played.map(({ answer, came }) => [answer, came.length])).toEqual([
      ['ordinary', 60],
      ['buckingham', 60],
      ['rockets', 8],
    ]);
    expect(foremost).toEqual(['ordinary', 'buckingham']);
  });

  test('one alone is foremost where it is always the better, and no more is played', () => {
    const { played, foremost } = bring({ buckingham: 1 });
    expect(foremost).toEqual(['buckingham']);
    expect(played.map(({ came }) => came.length)).toEqual([8, 8, 8]);
  });

  test('answers that come to the same are played to the end, and none is foremost', () => {
    const { played, foremost } = bring({});
    expect(foremost).toEqual(question.options);
    expect(played.map(({ came }) => came.length)).toEqual([60, 60, 60]);
  });

  test('a lead over two playouts alone is luck: Student asks for 12.7 standard errors', () => {
    const two: PlayOut<number> = (answer, number) => (answer === 'rockets' ? 5 + 3 * number : 0);
    const { foremost } = playedInTime(question, 2, { play: two, worth: (came) => came, given: givenBySteady });
    expect(foremost).toEqual(question.options);
  });
});
