import { afterEach, describe, expect, test, vi } from 'vitest';
import { chanceFrom } from '../../src/kit/head/chance.ts';
import { answerBy } from '../../src/kit/head/policy.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { playedInTime } from '../../src/seat/policy/in-time.ts';
import type { PlayOut } from '../../src/seat/policy/rounds.ts';
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
  const counts = new Map(played.map(({ answer, came }) => [answer, came.length]));
  return { counts: question.options.flatMap((answer) => counts.get(answer) ?? []), left };
}

afterEach(() => void vi.restoreAllMocks());

describe('odds in a moment', () => {
  test('on a quick machine answers are played out as often as is asked, the last of them half as often', () => {
    expect(playedOn(0.1, () => true)).toEqual({ counts: [60, 60, 30], left: [] });
  });

  test('on the slowest each is, twenty times', () => {
    expect(playedOn(10_000, () => true)).toEqual({ counts: [20, 20, 20], left: [] });
  });

  test('what could not be guessed at is no playout: it is tried again with other dice', () => {
    expect(playedOn(10_000, (number) => number % 2 === 1)).toEqual({ counts: [20, 20, 20], left: [] });
  });

  test('where nothing can be guessed at they end all the same', () => {
    expect(playedOn(10_000, () => false)).toEqual({ counts: [0, 0, 0], left: [] });
  });

  test('no more are played than are asked', () => {
    expect(playedOn(10_000, () => true, 1)).toEqual({ counts: [1, 1, 1], left: [] });
  });
});

test('of more than twelve answers those are played that would be given first, and the others are named', () => {
  const heights = Array.from({ length: 15 }, (_, i) => `${1000 * (i + 1)}`);
  const asked = { decision: 'height', about: {}, options: heights } as unknown as Question;
  const given = ({ options }: Question) => String(options.at(-1));
  const { played, left } = playedInTime(asked, 20, { play: () => 1, worth: () => 0, given, now: () => 0 });
  expect(played).toHaveLength(12);
  expect(left).toEqual(['1000', '2000', '3000']);
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
      [2, 2, 1],
    ]);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.at(-1)?.[0]).toBeLessThanOrEqual(played[0]?.came.length ?? 0);
  });
});

describe('what falls behind', () => {
  const answers: readonly string[] = question.options;
  type Brings = (answer: string, number: number) => number;

  /** The same dice for every answer: what they bring scatters by ten, and what the answer adds comes on top. */
  const bring = (adds: Brings, times = 60) => {
    const play: PlayOut<number> = (answer, number) => 10 * Math.sin(number * 7) + adds(answer, number);
    return playedInTime(question, times, { play, worth: (came) => came, given: givenBySteady, now: () => 0 });
  };
  const jitter: Brings = (answer, number) => Math.sin((1 + answers.indexOf(answer)) * number);

  test('leaves its time to the better half when half of it is over, and stands last', () => {
    const { played, foremost } = bring((answer, number) => (answer === 'rockets' ? -0.2 : 0) + jitter(answer, number));
    const counts = Object.fromEntries(played.map(({ answer, came }) => [answer, came.length]));
    expect(counts).toEqual({ ordinary: 60, buckingham: 60, rockets: 30 });
    expect(played.at(-1)?.answer).toBe('rockets');
    expect(foremost).toEqual(['ordinary', 'buckingham', 'rockets']);
  });

  test('one alone is foremost where it is always the better, and no more than 32 are played', () => {
    const { played, foremost } = bring((answer) => (answer === 'buckingham' ? 1 : 0));
    expect(foremost).toEqual(['buckingham']);
    expect(played.map(({ answer, came }) => [answer, came.length])).toEqual([
      ['buckingham', 32],
      ['ordinary', 32],
      ['rockets', 30],
    ]);
  });

  test('by how much it is behind is told over the dice that both have had', () => {
    // Buckingham is better by 2 and by 0 in turn: by 1 on the mean of 60, a standard error of 1 / sqrt(59).
    const { played } = bring((answer, number) => (answer === 'buckingham' ? 2 * (number % 2) : 0));
    const [first, second] = played;
    expect([first?.answer, first?.behind.value, second?.behind.value]).toEqual(['buckingham', 0, 1]);
    const half = (second?.behind.value ?? 0) - (second?.behind.from ?? 0);
    // Of 32 playouts, at the first look: 1.25 times Student's 1.96 + 2.5 / 31 standard errors of 1 / sqrt(31).
    expect(half).toBeCloseTo((1.25 * (1.96 + 2.5 / 31)) / Math.sqrt(31), 5);
  });

  test('answers that come to the same are played to the end, and none is foremost', () => {
    expect(bring(() => 0).foremost).toEqual(question.options);
  });

  test('a lead over two playouts alone is luck: Student asks for 12.7 standard errors', () => {
    const { foremost } = bring((answer, number) => (answer === 'rockets' ? 5 + 3 * number : 0), 2);
    expect(foremost).toEqual(question.options);
  });

  test('of answers without a difference a lead that luck makes is told in fewer than one question of ten', () => {
    const chance = chanceFrom('no difference');
    const alone = Array.from({ length: 200 }, () => {
      const { foremost } = bring(() => chance() + chance() - 1, 256);
      return foremost.length === 1;
    });
    expect(alone.filter((each) => each).length).toBeLessThan(20);
  });
});
