import { expect, test } from 'vitest';
import type { Question } from '../../../src/table/decisions.ts';
import { readTurn } from '../../../src/terminal/fights/winged-victory/read-turn.ts';

const about = { view: { turn: 3 } };
/** A move's number may be a throttle's too. */
const THROTTLES = ['0', '1', '2', '3', '4', '5', '6'];
const throttle = { decision: 'throttle', options: THROTTLES, about } as unknown as Question;
const move = {
  decision: 'energy-move',
  options: ['level', 'level-easy', 'shallow-dive-0-3'],
  about,
} as unknown as Question;

/** What each word of a line comes to, the throttle first and then the move. */
function said(line: string, then: Question = move) {
  const read = readTurn(line, { options: THROTTLES, about });
  const [first, second] = read && 'words' in read ? read.words : [];
  return [first?.(throttle), second?.(then)];
}

test('(V019) throttle and move go on one line, the move by its word or by its number', () => {
  const six = { is: 'answer', answer: '6' };
  expect(said('6 shallow-dive-0-3')).toEqual([six, { is: 'answer', answer: 'shallow-dive-0-3' }]);
  expect(said('6 3')).toEqual([six, { is: 'answer', answer: 'shallow-dive-0-3' }]);
  expect(said('6 2')).toEqual([six, { is: 'answer', answer: 'level-easy' }]);
});

test('a number that no move has is no answer, nor is one where something else is asked', () => {
  expect(said('6 9')[1]).toMatchObject({ is: 'barred' });
  expect(said('6 12', throttle)[1]).toMatchObject({ is: 'barred' });
});

test('who types the throttle once more where it is set is told so', () => {
  expect(readTurn('6 level', { options: ['level', 'level-easy'], about })).toEqual({
    wrong: 'The throttle is set for this turn already: type level alone.',
  });
  expect(readTurn('6 2', { options: ['level', 'level-easy'], about })).toEqual({
    wrong: 'The throttle is set for this turn already: type 2 alone.',
  });
  expect(readTurn('9 2', { options: THROTTLES, about })).toBeUndefined();
  expect(readTurn('6 nowhere', { options: ['level', 'level-easy'], about })).toBeUndefined();
});
