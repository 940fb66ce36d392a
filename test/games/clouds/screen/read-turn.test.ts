import { expect, test } from 'vitest';
import { readTurn } from '../../../../src/games/side/screen/read-turn.ts';
import type { Question } from '../../../../src/table/decisions.ts';

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
  expect(said('6 9')[1]).toMatchObject({ is: 'barred', why: '9 is none of the ways that she can fly now.' });
});

const clock = { decision: 'time-freeze', options: ['no', '1', '2', '3', '4', '5', '6'], about } as unknown as Question;

// With oil on his goggles he flies level whatever he types, and the next that is asked is whether to stop the clock.
test('a move where only one could be flown is not needed, and what is asked next does not take it', () => {
  // Level is what she flies, and was announced.
  expect(said('6 level', clock)[1]).toEqual({ is: 'needless' });
  expect(said('6 level', throttle)[1]).toEqual({ is: 'needless' });
  const says = 'She could fly in one way only, and flies it: 3 was not needed.';
  expect(said('6 3', clock)[1]).toEqual({ is: 'needless', says });
});

test('the throttle of the next machine stops no clock', () => {
  const read = readTurn('6 level / 6 level', { options: THROTTLES, about });
  const words = read && 'words' in read ? read.words : [];
  expect([words[0]?.(throttle), words[1]?.(move)]).toMatchObject([{ answer: '6' }, { answer: 'level' }]);
  expect(words[2]?.(clock)).toEqual({ is: 'barred', why: '6 was not taken: something else is asked first.' });
  const [, , no] = ((whole) => (whole && 'words' in whole ? whole.words : []))(
    readTurn('6 level no', { options: THROTTLES, about }),
  );
  expect(no?.(clock)).toEqual({ is: 'answer', answer: 'no' });
  expect(no?.(throttle)).toEqual({ is: 'needless' });
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

test('a shot belongs to the line: `6 level fire` fires the burst of the best die that jams no gun', () => {
  const of = (question: Question, machine: string) =>
    ({ ...question, about: { ...question.about, machine } }) as Question;
  const shots = [
    { target: 'G1', die: 'grey' },
    { target: 'G2', die: 'red' },
  ];
  const shot = {
    decision: 'side-shot',
    options: ['hold', 'G1', 'G1-long', 'G2', 'G2-long'],
    about: { ...about, machine: 'B1', shots },
  } as unknown as Question;
  const read = readTurn('6 level fire', { options: THROTTLES, about });
  const words = read && 'words' in read ? read.words : [];
  expect(words[2]?.(shot)).toEqual({ is: 'needless' });
  expect([words[0]?.(of(throttle, 'B1')), words[1]?.(of(move, 'B1'))]).toMatchObject([
    { answer: '6' },
    { answer: 'level' },
  ]);
  expect(words[2]?.(shot)).toEqual({ is: 'answer', answer: 'G2' });
  expect(words[2]?.(of(shot, 'B2'))).toEqual({ is: 'needless' });
});
