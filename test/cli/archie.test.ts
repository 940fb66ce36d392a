import { expect, test } from 'vitest';
import { answersIn, emptyFolder, wof } from '../support/wof.ts';

/** A Dawn Patrol of four as far as the guns of H09. */
const TO_THE_GUNS = ['propose', 'fly', '5000', 'course h10', 'course'];

test('(15) machines are placed on the Archie grid in one line, those that are not named where they are proposed', () => {
  const saves = emptyFolder();
  const { out } = wof(
    saves,
    ['new', 'easter', '--seed', 'dawn', '--answers', '-'],
    [...TO_THE_GUNS, 'b1 23, b2 at 11'],
  );
  expect(out).toContain('red 1  B1   12   13   14   15   B3');
  expect(out).toContain('Archie at B1 on 23, B2 on 11, B3 on 66 and B5 on 16');
  expect(answersIn(saves, 'easter').filter(([asked]) => asked.startsWith('archie'))).toEqual([
    ['archie-placing', 'one-by-one'],
    ['archie-square', '23'],
    ['archie-square', '11'],
    ['archie-square', '66'],
    ['archie-square', '16'],
  ]);
});

test.each([
  ['B1 23, B2 23', 'Two machines cannot stand on 23.'],
  ['B9 23', 'B9 is not to be placed here: B1, B2, B3, B5.'],
  ['23 77', 'There is no square 77: each figure is one to six, red first.'],
  ['11 12 13 14 15', 'There are more squares there than machines: B1, B2, B3, B5.'],
])('(15) %s is refused before anything is placed', (line, why) => {
  const saves = emptyFolder();
  const { status, err } = wof(saves, ['new', 'easter', '--seed', 'dawn', '--answers', '-'], [...TO_THE_GUNS, line]);
  expect(err).toContain(why);
  expect(status).toBe(1);
  expect(answersIn(saves, 'easter').some(([asked]) => asked.startsWith('archie'))).toBe(false);
});
