import { expect, test } from 'vitest';
import { readAttack } from '../../../../src/games/track/screen/combat-questions.ts';
import type { Asked, Question } from '../../../../src/table/decisions.ts';
import { book } from '../../../support/people/campaigns.ts';

/** The second of them has the better chance, so that it is the first of the list. */
const reach = { returnFire: 'none', returnWays: 0, seats: 1, longestBurst: 4, skill: 4, firing: 'C', lameDuck: false };
const asked = {
  decision: 'track-action',
  options: ['G12', 'dive-G12', 'hold', 'escape'],
  about: {
    adds: 0,
    targets: [
      { ...reach, answer: 'G12', target: 'G12', ways: 4 },
      { ...reach, answer: 'dive-G12', target: 'G12', ways: 9 },
    ],
  },
} as unknown as Asked<'track-action'>;
const burst = { decision: 'burst', options: ['1', '2', '3'] } as unknown as Question;

function said(line: string, then: Question | undefined) {
  const read = readAttack(line, asked, book);
  return read && 'words' in read ? read.words.map((word) => word(then)) : undefined;
}

test('(24) an attack and its burst go on one line', () => {
  expect(said('g12 3', burst)).toEqual([
    { is: 'answer', answer: 'G12' },
    { is: 'answer', answer: '3' },
  ]);
  expect(said('dive-G12 1', burst)?.[0]).toEqual({ is: 'answer', answer: 'dive-G12' });
});

test('(24) the attack may go by its place in the list, the best first', () => {
  expect(said('1 3', burst)).toEqual([
    { is: 'answer', answer: 'dive-G12' },
    { is: 'answer', answer: '3' },
  ]);
  expect(said('2 3', burst)?.[0]).toEqual({ is: 'answer', answer: 'G12' });
});

test('(24) with a burst longer than there may be from where he is, he does not attack at all', () => {
  expect(readAttack('1 5', asked, book)).toEqual({ wrong: 'The longest burst at G12 from here is of 4.' });
});

test('(24) a burst for which he has not the rounds is not fired; where none is asked any more, nothing is said', () => {
  expect(said('G12 4', burst)?.[1]).toEqual({ is: 'barred', why: 'A burst of 4 is no answer to what is asked now.' });
  expect(said('G12 3', undefined)?.[1]).toEqual({ is: 'needless' });
});

test.each(['G12', '9 3', 'G13 3', 'G12 much', 'G12 3 2', 'escape 3', 'esc 1', '4 1', 'why 10'])(
  '%s is something else',
  (line) => {
    expect(said(line, burst)).toBeUndefined();
  },
);
