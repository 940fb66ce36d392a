import { expect, test } from 'vitest';
import { playedAgain, recordedApril, rewriteApril } from './campaigns.ts';

test.each(['prudent', 'bold'] as const)(
  '(1) to (51): the whole April of %s goes as it was recorded, to its verdict',
  (policy) => {
    if (process.env['WOF_REWRITE'] === '1') rewriteApril(policy);
    expect(playedAgain(policy)).toBe(recordedApril(policy));
  },
);
