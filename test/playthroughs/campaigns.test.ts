import { expect, test } from 'vitest';
import { book } from '../support/program/playthrough.ts';
import { REWRITES } from '../support/written.ts';
import { playedAgain, recordedApril, rewriteApril } from './campaigns.ts';

test.each(['prudent', 'bold'] as const)(
  '(1) to (51): the whole April of %s goes as it was recorded, to its verdict',
  (policy) => {
    if (REWRITES) rewriteApril(policy);
    expect(playedAgain(policy)).toBe(recordedApril(policy));
  },
);

test.each([
  ['a-chain-done', 'success opens the next of a chain, to what the last of it brings'],
  ['a-chain-closed', 'failure closes it'],
] as const)('%s: of special tasks %s, as it was recorded', (april, _) => {
  if (REWRITES) rewriteApril(april);
  expect(playedAgain(april)).toBe(recordedApril(april));
});

test('both ends of a chain stand in the records of it', () => {
  const done = recordedApril('a-chain-done');
  const closed = recordedApril('a-chain-closed');
  const words = (task: string) => book.tasks[task]?.words ?? { done: '', failed: '' };
  for (const task of ['under-the-generals-eye', 'the-wire-at-wancourt', 'every-balloon-on-the-front'])
    expect(unwrapped(done)).toContain(words(task).done);
  expect(unwrapped(done)).toContain('is put in for the');
  expect(unwrapped(closed)).toContain(words('under-the-generals-eye').done);
  expect(unwrapped(closed)).toContain(words('the-wire-at-wancourt').failed);
  expect(unwrapped(closed)).not.toContain(words('the-wire-at-wancourt').done);
});

const unwrapped = (text: string): string => text.replace(/\s+/g, ' ');
