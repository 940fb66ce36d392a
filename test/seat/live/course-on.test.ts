import { expect, test } from 'vitest';
import { takenOff } from '../../support/program/taken-off.ts';
import { answersIn } from '../../support/program/wof.ts';

test('(14) a course that was stopped stands before the answers, and Enter goes on with it', {
  timeout: 90_000,
}, async () => {
  const { saves, screen, types } = await takenOff('on', 'dawn');
  types('5000');
  await screen.shows(/what now\?[\s\S]*\n>\s*$/);
  types('course patrol h11 h12');
  await screen.shows(/The course stops[\s\S]*Enter goes on >\s*$/);
  types('');
  await screen.shows(/What\s+does\s+he\s+do\?/);
  types('carry-on fight');
  await screen.shows('Enter for more');
  types('q');
  await screen.shows('[course] 1: ne  2: e');
  expect(screen.text).toContain('course: go on: to patrol H11 and H12');
  const flown = () =>
    answersIn(saves, 'on')
      .filter(([asked]) => asked === 'movement')
      .map(([, answer]) => answer);
  const before = flown().length;
  // An unknown word is no move by hand.
  types('homewards');
  await screen.shows('"homewards" is not an answer here.');
  expect(screen.text).toContain('[course] 1: ne  2: e');
  // The trenches are manned for certain, and at 1,000 ft they fire: it is told once, and Enter goes on.
  types('');
  await screen.shows('Enter flies over them all the same.');
  expect(flown()).toHaveLength(before);
  types('');
  await screen.shows('On to H09');
  expect(flown().slice(before)).toEqual(['e']);
});
