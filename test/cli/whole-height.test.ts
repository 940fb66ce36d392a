import { expect, test } from 'vitest';
import { answersIn, emptyFolder, wof } from '../support/program/wof.ts';

/** A Dawn Patrol of four over its own field. */
const ALOFT = ['propose', 'fly', '1000'];

/** What is answered, behind the height after take-off, where a line of these is typed. */
function answered(...lines: readonly string[]) {
  const saves = emptyFolder();
  const { err } = wof(saves, ['new', 'easter', '--seed', 'easter', '--answers', '-'], [...ALOFT, ...lines]);
  const answers = answersIn(saves, 'easter').filter(([asked]) => ['movement', 'height'].includes(asked));
  return { err, answers: answers.slice(1) };
}

test.each(['height 5,000', 'climb to 5000', '5000 ft'])(
  '(14) %s at a turn is height, and the height behind it',
  (line) => {
    expect(answered(line).answers).toEqual([
      ['movement', 'height'],
      ['height', '5000'],
    ]);
  },
);

test('(14) a height out of reach is told of, and the heights are asked for', () => {
  const { err, answers } = answered('height 9,000');
  expect(err).toContain('9,000 ft is out of reach in this turn.');
  expect(answers).toEqual([['movement', 'height']]);
});

test('(14) height is changed once in a turn', () => {
  const { err, answers } = answered('height 3,000', 'height 5,000');
  expect(err).toContain('Height is changed once in a turn, before the move');
  expect(answers).toHaveLength(2);
});
