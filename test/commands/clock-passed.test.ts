import { expect, test, vi } from 'vitest';
import type { Seat } from '../../src/seat/seat.ts';
import { takeSeveral } from '../../src/seat/typed/take-several.ts';
import type { Question } from '../../src/table/decisions.ts';
import { book } from '../support/people/campaigns.ts';

const about = { machine: 'B1', side: 'allied', mayFire: [], stops: {}, view: { turn: 3 } };
const throttle = { decision: 'throttle', options: ['5', '6'], about };
const move = { decision: 'energy-move', options: ['level', 'jink'], about: { ...about, ends: { level: {} } } };
const clock = { decision: 'time-freeze', options: ['no', '1'], about };

/** A seat that asks these questions one after another, and its answers. */
function seatAt(questions: readonly object[]) {
  const given: string[] = [];
  const sitting = {
    get asked() {
      return questions[given.length] as Question | undefined;
    },
    answer: (answer: string) => given.push(answer),
    answerBy: (by: (of: { question: Question }) => string | undefined) => {
      const question = sitting.asked;
      const answer = question && by({ question });
      if (answer !== undefined) given.push(answer);
    },
  };
  return {
    seat: { sitting, book, json: false, courses: {}, typed: {}, paper: { width: 80 } } as unknown as Seat,
    given,
  };
}

test('V111 a clock that is not asked for stands in the way of no throttle on a line', () => {
  const { seat, given } = seatAt([throttle, move, clock, throttle, move]);
  takeSeveral('6 level / 5 level', seat);
  expect(given).toEqual(['6', 'level', 'no', '5', 'level']);
});

test('a line that is not taken to its end leaves the page a word why; one that is refused at once is told as ever', () => {
  const { seat, given } = seatAt([throttle, move, throttle, move]);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  takeSeveral('6 level / 9 level', seat);
  expect(given).toEqual(['6', 'level']);
  expect(seat.typed.stopped).toBe('9 is no answer to what is asked now.');
  expect(takeSeveral('5 level', seatAt([{ ...throttle, options: ['4', '5'], about }, move]).seat)).toBe('on');
  vi.restoreAllMocks();
});
