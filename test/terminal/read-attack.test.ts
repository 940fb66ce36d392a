import { expect, test } from 'vitest';
import type { Asked, Question } from '../../src/table/decisions.ts';
import { readAttack } from '../../src/terminal/fights/wings-over-france/combat-questions.ts';

const asked = {
  decision: 'track-action',
  options: ['G12', 'dive-G12', 'hold', 'escape'],
} as unknown as Asked<'track-action'>;
const burst = { decision: 'burst', options: ['1', '2', '3'] } as unknown as Question;

function said(line: string, then: Question | undefined) {
  const read = readAttack(line, asked);
  return read && 'words' in read ? read.words.map((word) => word(then)) : undefined;
}

test('(24) an attack and its burst go on one line', () => {
  expect(said('g12 3', burst)).toEqual([
    { is: 'answer', answer: 'G12' },
    { is: 'answer', answer: '3' },
  ]);
  expect(said('dive-G12 1', burst)?.[0]).toEqual({ is: 'answer', answer: 'dive-G12' });
});

test('(24) a burst longer than there may be, or where something else is asked first, is not fired', () => {
  expect(said('G12 5', burst)?.[1]).toEqual({ is: 'barred', why: 'A burst of 5 is no answer to what is asked now.' });
  expect(said('G12 3', undefined)?.[1]).toMatchObject({ is: 'barred' });
});

test.each(['G12', 'G13 3', 'G12 much', 'G12 3 2', 'why 10'])('%s is something else', (line) => {
  expect(said(line, burst)).toBeUndefined();
});
