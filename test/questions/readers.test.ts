import { expect, test } from 'vitest';
import type { LineReading } from '../../src/kit/screen/asking.ts';
import { meantBy, severalIn } from '../../src/questions/asking/put.ts';
import { askingOf } from '../../src/questions/asking/questions.ts';
import type { Asked, Question } from '../../src/table/decisions.ts';
import { book } from '../support/people/campaigns.ts';

const placing: Asked<'archie-placing'> = {
  decision: 'archie-placing',
  about: { machines: ['B1', 'B3'], before: {}, isToBePlaced: true },
  options: ['spread', 'one-by-one'],
};
const square = (machine: string, taken: Readonly<Record<string, number>>): Asked<'archie-square'> => ({
  decision: 'archie-square',
  about: { machine, taken, rest: [], wanted: undefined },
  options: ['11', '23', '45', '66'],
});
const wordsOf = (read: LineReading | undefined) => (read && 'words' in read ? read.words : []);

test('(15) machines placed in one line come to an answer each, those that are not named to where they are proposed', () => {
  const [first, b1, b3] = wordsOf(severalIn('B1 23', placing, book));
  expect(first?.(placing)).toEqual({ is: 'answer', answer: 'one-by-one' });
  expect(b1?.(square('B1', {}))).toEqual({ is: 'answer', answer: '23' });
  expect(b3?.(square('B3', { B1: 23 }))).toEqual({ is: 'answer', answer: '11' });
});

test('a word of a line belongs to its own question, and is none where something else is asked', () => {
  const [, b1] = wordsOf(severalIn('23 45', placing, book));
  expect(b1?.(square('B3', {}))).toBeUndefined();
  expect(b1?.(undefined)).toBeUndefined();
});

test('a line is read by the question at hand alone', () => {
  const load = { decision: 'load', about: {} as never, options: ['ordinary'] } as const satisfies Question;
  for (const line of ['B1 23, B3 45', 'height 5,000', 'a c h', 'climb 2, left 60', 'haldenby grimshaw'])
    expect(severalIn(line, load, book)).toBeUndefined();
  expect(severalIn('height 5,000', placing, book)).toBeUndefined();
  expect(meantBy('B1', placing, book)).toBeUndefined();
});

const HAS_A_SHOT = { seats: 1, gunLeft: true, ammo: 30, targets: [{ ways: 9 }], track: { machines: [] } } as never;

test('(40) he who would leave a fight is asked once more, and on the German side nobody is', () => {
  expect(askingOf({ decision: 'track-action' }).danger?.('escape', HAS_A_SHOT, book)).toContain('leaves the fight');
  expect(askingOf({ decision: 'german-action' }).danger).toBeUndefined();
});
