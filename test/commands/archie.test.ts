import { expect, test } from 'vitest';
import { Screen } from '../support/program/screen.ts';
import { called } from '../support/program/window.ts';
import { answersIn, emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

/** A Dawn Patrol of four as far as the guns of H09. */
const TO_THE_GUNS = ['propose', 'fly', '5000', 'course h10', 'course'];

test('(15) machines are placed on the Archie grid in one line, those that are not named where they are proposed', async () => {
  const saves = emptyFolder();
  const { out } = await wofHere(
    saves,
    ['new', 'easter', '--seed', 'easter', '--answers', '-'],
    [...TO_THE_GUNS, 'b1 23, b2 at 11'],
  );
  expect(out).toContain('red 1  B1   12   13   14   15   B3');
  expect(out).toContain('> b1 23, b2 at 11\nArchie');
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
  ['23 77', 'There is no square 77: each figure is one to six, red first.'],
])('(15) %s is refused before anything is placed', async (line, why) => {
  const saves = emptyFolder();
  const { status, err } = await wofHere(
    saves,
    ['new', 'easter', '--seed', 'easter', '--answers', '-'],
    [...TO_THE_GUNS, line],
  );
  expect(err).toContain(why);
  expect(status).toBe(1);
  expect(answersIn(saves, 'easter').some(([asked]) => asked.startsWith('archie'))).toBe(false);
});

const ENTER = '\r';
const [DOWN, RIGHT] = ['\u001b[B', '\u001b[C'] as const;

test('(15) on the live page the arrows walk over the grid, and squares are typed as well', {
  timeout: 60_000,
}, async () => {
  const saves = emptyFolder();
  const screen = new Screen(saves, called('new', 'easter', '--seed', 'easter'), { columns: 80, rows: 24 });
  await screen.shows('when?');
  screen.press(`propose${ENTER}`);
  await screen.shows('Does the plan stand?');
  screen.press(ENTER);
  await screen.shows('Enter for more');
  screen.press('q');
  await screen.shows('To what height?');
  screen.press(`5,000${ENTER}`);
  await screen.shows(/H01, Amiens[\s\S]*what now\?/);
  screen.press(`course h10${ENTER}`);
  await screen.shows(/H05: our side[\s\S]*what now\?/);
  screen.press(`course${ENTER}`);
  const placing = await screen.shows('How do you place B1, B2, B3, B5?');
  expect(placing).toContain('red 1  B1   12   13   14   15   B3');
  expect(placing).toMatch(/H09: the trenches[\s\S]*Height 5,000 ft\. AFT/);
  screen.press(`one${ENTER}`);
  await screen.shows(/Which square for B1\?[\s\S]*> +11/);
  screen.press(RIGHT + DOWN);
  expect(await screen.shows(/> +22 /)).toContain('2  21  [B1]  23');
  screen.press(ENTER);
  await screen.shows('Which square for B2? Placed: B1 22. Still to come: B3, B5.');
  screen.press(`45 31${ENTER}`);
  await screen.shows(/> 45 31\s+Archie/);
  expect(answersIn(saves, 'easter').filter(([asked]) => asked.startsWith('archie'))).toEqual([
    ['archie-placing', 'one-by-one'],
    ['archie-square', '22'],
    ['archie-square', '45'],
    ['archie-square', '31'],
    ['archie-square', '11'],
  ]);
});
