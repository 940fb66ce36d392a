import { expect, test } from 'vitest';
import { Screen } from '../support/program/screen.ts';
import { called } from '../support/program/window.ts';
import { answersIn, emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

/** A Dawn Patrol of three as far as the guns of H09. */
const TO_THE_GUNS = ['propose', 'fly', '5000', 'course h10', 'course'];

test('(15) machines are placed on the Archie grid in one line, those that are not named where they are proposed', async () => {
  const saves = emptyFolder();
  const { out } = await wofHere(
    saves,
    ['new', 'easter', '--seed', 'palm', '--answers', '-'],
    [...TO_THE_GUNS, 'b1 23, b2 at 11'],
  );
  expect(out).toContain('red 1  B1   12   13   14   15   B3');
  expect(out).toContain('> b1 23, b2 at 11\nOn the grid: B1 on 23, B2 on 11, B3 on 66.');
  expect(answersIn(saves, 'easter').filter(([asked]) => asked.startsWith('archie'))).toEqual([
    ['archie-placing', 'one-by-one'],
    ['archie-square', '23'],
    ['archie-square', '11'],
    ['archie-square', '66'],
    ['archie-placing', 'as-before'],
  ]);
});

test.each([
  ['B1 23, B2 23', 'Two machines cannot stand on 23.'],
  ['23 77', 'There is no square 77: each figure is one to six, red first.'],
])('(15) %s is refused before anything is placed', async (line, why) => {
  const saves = emptyFolder();
  const { status, err } = await wofHere(
    saves,
    ['new', 'easter', '--seed', 'palm', '--answers', '-'],
    [...TO_THE_GUNS, line],
  );
  expect(err).toContain(why);
  expect(status).toBe(1);
  expect(answersIn(saves, 'easter').some(([asked]) => asked.startsWith('archie'))).toBe(false);
});

const ENTER = '\r';
const [DOWN, RIGHT] = ['\u001b[B', '\u001b[C'] as const;

/** Artillery Spotting of all seven alone, as far as an enemy whom they let go; its target is three turns ahead. */
const SPOTTING = ['propose', 'dawn-patrol', 'not-flown', 'balloon-bursting', 'not-flown'];
const ALONE = [
  ...SPOTTING,
  'artillery-spotting',
  'defensive-line-patrol',
  'not-flown',
  'fly',
  'fly',
  '5000',
  'course work',
  'decline',
];

test('(15) on the live page the grid is asked for over the target; the arrows walk over it, and squares are typed as well', {
  timeout: 60_000,
}, async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'easter', '--seed', 'easter', '--answers', '-'], ALONE);
  const screen = new Screen(saves, called('play', 'easter'), { columns: 80, rows: 24 });
  await screen.shows(/H07: our side[\s\S]*what now\?/);
  screen.press(`course work${ENTER}`);
  const placing = await screen.shows('How do you place B7, B2, B3, B1, B4, B5, B6?');
  expect(placing).toContain('red 1  B7   12   B4   14   15   B3');
  expect(placing).toMatch(/G09: the trenches[\s\S]*Height 8,000 ft\. AFT/);
  screen.press(`one${ENTER}`);
  await screen.shows(/Which square for B7\?[\s\S]*> +11/);
  screen.press(RIGHT + DOWN);
  expect(await screen.shows(/> +22 /)).toContain('2  21  [B7]  23');
  screen.press(ENTER);
  await screen.shows('Which square for B2? Placed: B7 22. Still to come: B3, B1, B4, B5, B6.');
  screen.press(`45 31${ENTER}`);
  await screen.shows('The flight: what now?');
  expect(answersIn(saves, 'easter').filter(([asked]) => asked.startsWith('archie'))).toEqual([
    ['archie-placing', 'one-by-one'],
    ...[22, 45, 31, 11, 66, 16, 61].map((square) => ['archie-square', String(square)]),
  ]);
});

test('(15) where a near miss spoils nothing the machines are placed unasked, and Archie is told of as ever', {
  timeout: 60_000,
}, async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'easter', '--seed', 'palm', '--answers', '-'], TO_THE_GUNS.slice(0, -1));
  const screen = new Screen(saves, called('play', 'easter'), { columns: 80, rows: 24 });
  await screen.shows('Enter goes on >');
  screen.press(ENTER);
  await screen.shows('what now?');
  screen.press(`course h10${ENTER}`);
  await screen.shows('Archie, two shots');
  expect(answersIn(saves, 'easter').filter(([asked]) => asked.startsWith('archie'))[0]).toEqual([
    'archie-placing',
    'spread',
  ]);
});
