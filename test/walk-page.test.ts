import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rewritten } from './bench/walk/walked.ts';

/** Files that a line may enter, so many in which it is read and told, and so many of the day that is played again. */
const MOST = { 'the plan': [60, 70], 'a movement': [60, 75], 'a burst': [60, 125] } as const;

const page = readFileSync('docs/house.md', 'utf8');

test('what a typed line walks through is written into the page of the house, in place of what stood there', () => {
  const walked = { plan: ['/src/seat/sit.ts', '/src/procedure/campaign/day.ts', '/src/procedure/mission/turn.ts'] };
  expect(rewritten('<!-- walk -->\nold\n<!-- end -->', walked)).toContain('again: the plan 1 and 2 (`npm run walk`).');
});

test('a typed line walks through no more files than it did: npm run walk has counted them', () => {
  for (const [line, [about, below]] of Object.entries(MOST)) {
    const [, ours, theirs] = new RegExp(`${line} (\\d+) and (\\d+)`).exec(page) ?? [];
    expect(Number(ours), line).toBeGreaterThan(30);
    expect(Number(ours), line).toBeLessThanOrEqual(about);
    expect(Number(theirs), line).toBeLessThanOrEqual(below);
  }
});
