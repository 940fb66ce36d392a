import { expect, test } from 'vitest';
import { shotsFor, withoutFire } from '../../../src/kit/screen/fire-word.ts';
import type { Question } from '../../../src/table/decisions.ts';

test.each([
  ['h b a fire', { text: 'h b a', fires: true }],
  ['hba FIRE', { text: 'hba', fires: true }],
  ['climb 2, left 60, end, fire', { text: 'climb 2, left 60, end', fires: true }],
  ['fire', { text: '', fires: true }],
  ['a c h', { text: 'a c h', fires: false }],
  ['firefly', { text: 'firefly', fires: false }],
])('a shot belongs to the line of its machine: %s', (line, read) => {
  expect(withoutFire(line)).toEqual(read);
});

test('each shot is for the next question, and is not needed where none is asked for', () => {
  const asked = { decision: 'fire-at' } as Question;
  const [first] = shotsFor((then) => (then === asked ? 'G1' : undefined));
  expect(first?.(asked)).toEqual({ is: 'answer', answer: 'G1' });
  expect(first?.(undefined)).toEqual({ is: 'needless' });
});
