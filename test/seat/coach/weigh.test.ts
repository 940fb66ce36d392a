import { expect, test } from 'vitest';
import { betterOne, type PlayoutFigures } from '../../../src/seat/coach/weigh.ts';

const PACE = { sieve: { look: 15, heat: 30, most: 90, alone: 60 }, final: 400, looks: [60, 150] };

/** A figure between -1 and 1 for a number of dice, the same for every answer. */
const fell = (number: number, salt = 0): number => (Math.sin(12.9898 * (number + salt)) * 43_758.5453) % 1;

const figures = (points: number): PlayoutFigures => ({
  points,
  stake: 0,
  machines: 0,
  men: 0,
  good: Number(points > 0),
});

/** Plays answers of such a worth, with luck that is mostly the same for all. */
const noisy = (worth: Readonly<Record<string, number>>) => (answer: string, number: number) =>
  figures((worth[answer] ?? 0) + 5 * fell(number) + fell(number, answer.length));

test('an answer that is better on the same dice is found, with its lead on dice that did not choose it', () => {
  const worth: Readonly<Record<string, number>> = { given: 0, better: 3, worse: -2 };
  const { tried, better } = betterOne({ answers: ['given', 'worse', 'better'] }, noisy(worth), PACE);
  expect(tried).toBe(true);
  expect(better).toMatchObject({ answer: 'better' });
  expect(better?.lead).toBeCloseTo(3, 0);
  expect(better?.error).toBeLessThan(0.1);
});

/** Plays answers of such a worth, and counts how often each is played with which dice. */
function counted(worth: Readonly<Record<string, number>>) {
  const played = { sieve: {} as Record<string, number>, fresh: {} as Record<string, number> };
  const play = noisy(worth);
  return {
    played,
    play: (answer: string, number: number) => {
      const of = played[number < 100_000 ? 'sieve' : 'fresh'];
      of[answer] = (of[answer] ?? 0) + 1;
      return play(answer, number);
    },
  };
}

test('an answer that is behind by a few playouts is given up, a careful commander’s only by a whole heat', () => {
  const worth = { given: 0, behind: -3, careful: -3 };
  const { play, played } = counted(worth);
  const answers = Object.keys(worth);
  expect(betterOne({ answers }, play, PACE)).toEqual({ tried: false });
  expect(played).toEqual({ sieve: { given: 15, behind: 15, careful: 15 }, fresh: {} });
  const beside = counted(worth);
  expect(betterOne({ answers, careful: 'careful' }, beside.play, PACE).beside?.mean).toBeCloseTo(3, 0);
  expect(beside.played).toEqual({ sieve: { given: 30, behind: 15, careful: 30 }, fresh: {} });
});

test('one answer that seems better goes to fresh dice sooner than several, of which the two best are left', () => {
  const alone = counted({ given: 0, better: 3 });
  betterOne({ answers: ['given', 'better'] }, alone.play, PACE);
  expect(alone.played.sieve).toEqual({ given: 60, better: 60 });
  const several = counted({ given: 0, third: 3, first: 9, second: 6 });
  expect(betterOne({ answers: ['given', 'third', 'first', 'second'] }, several.play, PACE).better?.answer).toBe(
    'first',
  );
  expect(several.played.sieve).toEqual({ given: 90, third: 30, first: 90, second: 90 });
});

test('fresh dice are thrown until a lead is clear; a small one is played to the end', () => {
  const large = counted({ given: 0, better: 3 });
  expect(betterOne({ answers: ['given', 'better'] }, large.play, PACE).better?.playouts).toBe(60);
  expect(large.played.fresh).toEqual({ given: 60, better: 60 });
  const small = counted({ given: 0, better: 1.5 });
  expect(betterOne({ answers: ['given', 'better'] }, small.play, PACE).better?.playouts).toBe(400);
});

test('a lead that will hardly be told is given up early', () => {
  const { play, played } = counted({ given: 0, better: 0.35 });
  expect(betterOne({ answers: ['given', 'better'] }, play, PACE)).toEqual({ tried: true, better: undefined });
  expect(played.fresh).toEqual({ given: 60, better: 60 });
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
