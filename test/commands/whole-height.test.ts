import { expect, test } from 'vitest';
import { answersIn, emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

/** A Dawn Patrol of four over its own field. */
const ALOFT = ['propose', 'fly', '1000'];

/** What is answered, behind the height after take-off, where a line of these is typed. */
async function answered(...lines: readonly string[]) {
  const saves = emptyFolder();
  const { err } = await wofHere(saves, ['new', 'easter', '--seed', 'easter', '--answers', '-'], [...ALOFT, ...lines]);
  const answers = answersIn(saves, 'easter').filter(([asked]) => ['movement', 'height'].includes(asked));
  return { err, answers: answers.slice(1) };
}

test.each(['height 5,000', 'climb to 5000', '5000 ft'])(
  '(14) %s at a turn is height, and the height behind it',
  async (line) => {
    expect((await answered(line)).answers).toEqual([
      ['movement', 'height'],
      ['height', '5000'],
    ]);
  },
);

test('(14) a height out of reach is told of, and the heights are asked for', async () => {
  const { err, answers } = await answered('height 9,000');
  expect(err).toMatch(
    /9,000 ft is out of reach in this turn\. You can come to any height from\s+[\d,]+ ft to [\d,]+ ft\./,
  );
  expect(answers).toEqual([['movement', 'height']]);
});

test('(14) height is changed once in a turn', async () => {
  const { err, answers } = await answered('height 3,000', 'height 5,000');
  expect(err).toContain('Height is changed once in a turn, before the move');
  expect(answers).toHaveLength(2);
});
