import { expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import type { Seat } from '../../../src/seat/seat.ts';
import { takeRest, takeSeveral } from '../../../src/seat/typed/take-several.ts';
import type { Question } from '../../../src/table/decisions.ts';
import { aTurnOver, aView, camberwell, whitworth } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/activities.ts';

const party = aView('H09', { machines: [whitworth, camberwell], altitude: 6000, weather: 8 });
const turn = aTurnOver(party);
const orders = { ...turn.orders, mission: 'artillery-spotting', target: 'H09', achieved: nothingDone() };
const over: Question = {
  decision: 'movement',
  about: { ...turn, orders },
  options: turn.steps.map(({ step }) => step),
};
const met = () => ({ decision: 'attack', about: { party, enemies: [12] }, options: ['decline', 'attack'] }) as never;
const placing = () =>
  ({
    decision: 'archie-placing',
    about: { machines: ['B7'], before: {}, isToBePlaced: true },
    options: ['spread', 'one-by-one'],
  }) as never;
const work = (ways: number) =>
  ({
    decision: 'special-activity',
    about: { open: [{ activity: 'spot', machines: [{ machine: 'B7', ways }] }] },
    options: ['spot', 'none'],
  }) as never;

/** A line and then answers, at questions in this order; returns what was answered. */
function typed(questions: readonly Question[], line: string, ...answers: readonly string[]): string[] {
  const given: string[] = [];
  const sitting = {
    orders: {},
    get asked() {
      return questions[given.length];
    },
    answer: (answer: string) => given.push(answer),
    answerBy: () => {},
  };
  const seat = { sitting, book, courses: {}, typed: {}, json: false, script: undefined } as unknown as Seat;
  takeSeveral(line, seat);
  for (const answer of answers) {
    const { asked } = seat.sitting;
    seat.sitting.answer(answer);
    takeRest(asked, answer, seat);
  }
  return given;
}

test('(23) who stays to spot and leaves an enemy alone is not asked again for the work', () => {
  expect(typed([over, met(), work(10)], 'stay spot', 'decline')).toEqual(['stay', 'decline', 'spot']);
  expect(typed([over, placing(), met(), work(10)], 'stay spot', 'spread', 'decline')).toEqual([
    'stay',
    'spread',
    'decline',
    'spot',
  ]);
});

test('(15) (23) after a fight, or where the gunners have lost the range, he is asked again', () => {
  expect(typed([over, met(), work(10)], 'stay spot', 'attack')).toEqual(['stay', 'attack']);
  expect(typed([over, met(), work(1)], 'stay spot', 'decline')).toEqual(['stay', 'decline']);
  expect(typed([over, work(10), met()], 'stay spot', 'decline')).toEqual(['stay', 'spot', 'decline']);
});

test('a question of a later turn is not the one that came between', () => {
  expect(typed([over, over, met(), work(10)], 'stay spot', 'stay', 'decline')).toEqual(['stay', 'stay', 'decline']);
});
