import { expect, test } from 'vitest';
import { whyNot } from '../../src/seat/wrong.ts';
import type { Question } from '../../src/table/decisions.ts';

const WAYS = ['level', 'easy', 'normal-3-1', 'normal-3-0', 'shallow-dive-0-3'];
const asking = (decision: string) => ({ decision, options: WAYS, about: { ends: {}, cue: 5 } }) as unknown as Question;
const unknown = { why: 'not-an-answer', answer: 'nowhere', options: WAYS } as const;

// Sixty ways to fly used to be six lines of names, which pushed the page away.
test('of answers of several kinds the kinds are named, where a word is none of them', () => {
  expect(whyNot(unknown, asking('energy-move'), [])).toBe(
    '"nowhere" is not an answer here. The answers are of these kinds: level, normal, shallow-dive; ? says more.',
  );
});

test('answers of one kind, and those of a question that has no kinds, are named themselves', () => {
  const all = /The answers are: level, easy, normal-3-1, normal-3-0, shallow-dive-0-3\.$/;
  expect(whyNot(unknown, asking('throttle'), [])).toMatch(all);
  expect(whyNot(unknown, asking('side-shot'), [])).toMatch(all);
  expect(whyNot(unknown, undefined, [])).toMatch(all);
  expect(whyNot({ why: 'nothing-to-undo' }, asking('energy-move'), [])).toBe('There is no answer to take back.');
});

test('a word that is but mistyped is told with the answer or the command that was meant', () => {
  const typed = (answer: string) => whyNot({ ...unknown, answer }, asking('throttle'), ['propose', 'odds']);
  expect(typed('lvel')).toMatch(/Did you mean level\?$/);
  expect(typed('prpose')).toMatch(/Did you mean propose\?$/);
  expect(typed('zork')).not.toContain('Did you mean');
});
