import { expect, test } from 'vitest';
import { betterOne, type PlayoutFigures } from '../../../src/seat/coach/weigh.ts';

const PACE = { sieve: 30, sieved: 120, final: 400, looks: [60, 150] };

/** A figure between -1 and 1 for a number of dice, the same for every answer. */
const fell = (number: number, salt = 0): number => (Math.sin(12.9898 * (number + salt)) * 43_758.5453) % 1;

const figures = (points: number): PlayoutFigures => ({
  points,
  stake: 0,
  machines: 0,
  men: 0,
  good: Number(points > 0),
});

test('an answer that is better on the same dice is found, with its lead on dice that did not choose it', () => {
  const worth: Readonly<Record<string, number>> = { given: 0, better: 3, worse: -2 };
  const numbers: number[] = [];
  const play = (answer: string, number: number) => {
    numbers.push(number);
    return figures((worth[answer] ?? 0) + 5 * fell(number) + fell(number, answer.length));
  };
  const { tried, better } = betterOne({ answers: ['given', 'worse', 'better'] }, play, PACE);
  expect(tried).toBe(true);
  expect(better).toMatchObject({ answer: 'better', playouts: 400 });
  expect(better?.lead).toBeCloseTo(3, 0);
  expect(better?.error).toBeLessThan(0.1);
  expect(numbers.filter((number) => number >= 100_000)).toHaveLength(800);
  expect(numbers.filter((number) => number < 100_000).length).toBeGreaterThanOrEqual(90);
});

test('what lost pilots would have brought counts against an answer', () => {
  const play = (answer: string) => ({ ...figures(1), stake: answer === 'given' ? 4 : 0 });
  expect(betterOne({ answers: ['given', 'other'] }, play, PACE).better).toMatchObject({
    answer: 'other',
    lead: 4,
    error: 0,
  });
});

test('an answer that is behind or even is not tried on fresh dice', () => {
  const play = (answer: string) => figures(answer === 'given' ? 1 : 0.9);
  expect(betterOne({ answers: ['given', 'other'] }, play, PACE)).toEqual({ tried: false });
  expect(betterOne({ answers: ['given'] }, play, PACE)).toEqual({ tried: false });
});

test('a lead that fresh dice prove to be chance is given up', () => {
  const play = (answer: string, number: number) => figures(answer === 'given' || number >= 100_000 ? 0 : 2);
  expect(betterOne({ answers: ['given', 'other'] }, play, PACE)).toEqual({ tried: true, better: undefined });
});

test('where most playouts come to nothing, nothing is told', () => {
  const play = (answer: string, number: number) => (number % 3 === 0 ? figures(answer === 'given' ? 0 : 9) : undefined);
  expect(betterOne({ answers: ['given', 'other'] }, play, { ...PACE, looks: [] })).toEqual({
    tried: true,
    better: undefined,
  });
});

test('the answer that was given is set beside a careful commander’s, over the dice that chose neither', () => {
  const worth: Readonly<Record<string, number>> = { given: 1, careful: 3, other: 9 };
  const play = (answer: string, number: number) => figures((worth[answer] ?? 0) + (number < 30 ? 0 : 5));
  const { beside } = betterOne({ answers: ['given', 'careful', 'other'], careful: 'careful' }, play, PACE);
  expect(beside).toEqual({ mean: -2, error: 0 });
  expect(betterOne({ answers: ['given', 'other'], careful: 'given' }, play, PACE).beside).toEqual({
    mean: 0,
    error: 0,
  });
  expect(betterOne({ answers: ['given', 'other'] }, play, PACE).beside).toBeUndefined();
});
