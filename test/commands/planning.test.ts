import { describe, expect, test } from 'vitest';
import { Screen } from '../support/program/screen.ts';
import { called } from '../support/program/window.ts';
import { answersIn, emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const plan = (saves: string, ...lines: string[]) =>
  wofHere(saves, ['new', 'easter', '--seed', 'dawn', '--answers', '-'], lines);

describe('(6) in every mode men are named several at once, by numbers that do not move', () => {
  test('a man keeps the number of his machine while the list of the others grows shorter', async () => {
    const saves = emptyFolder();
    const { out } = await plan(saves, 'morning', '1 2', '5', 'done', 'B3, b4 done', 'pettifer brackenridge', 'quit');
    expect(out).toContain('  3  brackenridge  Lt Brackenridge, B3');
    expect(out.match(/ {2}5 {2}ferrabee/g)?.length).toBeGreaterThan(1);
    expect(answersIn(saves, 'easter').slice(0, 8)).toEqual([
      ['half-of-day', 'morning'],
      ['assign', 'haldenby'],
      ['assign', 'quillinan'],
      ['assign', 'ferrabee'],
      ['assign', 'done'],
      ['assign', 'brackenridge'],
      ['assign', 'pettifer'],
      ['assign', 'done'],
    ]);
  });

  test('the first who cannot be named stops it, with the reason', async () => {
    const saves = emptyFolder();
    const { status, err } = await plan(saves, 'morning', '1 7 2');
    expect(status).toBe(1);
    expect(err).toContain('Dawn Patrol takes no two-seater.');
    expect(answersIn(saves, 'easter')).toEqual([
      ['half-of-day', 'morning'],
      ['assign', 'haldenby'],
    ]);
  });

  test('a name with a machine is still one man in that machine', async () => {
    const saves = emptyFolder();
    await plan(saves, 'morning', 'haldenby B6', 'quit');
    expect(answersIn(saves, 'easter')).toContainEqual(['assign', 'haldenby B6']);
  });
});

const SPACE = ' ';
const [UP, DOWN, RIGHT, LEFT] = ['\u001b[A', '\u001b[B', '\u001b[C', '\u001b[D'] as const;
const ENTER = '\r';

test('(6) on the live page the plan is drawn: men across, missions down, warnings as one draws', {
  timeout: 60_000,
}, async () => {
  const saves = emptyFolder();
  const screen = new Screen(saves, called('new', 'easter', '--seed', 'dawn'), { columns: 80, rows: 24 });
  const first = await screen.shows('Open  Defensive Line');
  expect(first).toContain('1     2     3');
  expect(first).toContain('Left undone: -11 points.');
  expect(first).toMatch(/Hexes patrolled: .*Nothing achieved: -\d/);
  expect(first).toMatch(/Defensive Line.* \d+ \[\.\]/);
  // One man alone is too few for it, and Enter says so.
  screen.press(SPACE + ENTER);
  await screen.shows('Defensive Line Patrol has only one fighter: it takes two to six fighters.');
  screen.press(RIGHT + RIGHT + RIGHT + SPACE);
  expect(await screen.shows('2Lt Pettifer is nervous')).toMatch(
    /a\.m\. +Defensive Line.* \d+ {2}B1 {4}\. {5}\. {4}\[B4\]/,
  );
  // A man who is out in the morning cannot go out twice in it.
  screen.press(UP + SPACE);
  await screen.shows('2Lt Pettifer is down for Defensive Line Patrol in the morning');
  screen.press(UP + LEFT + SPACE);
  await screen.shows(/Dawn Patrol +\d+ {2}\. {5}\. {4}\[B3\]/);
  screen.press(DOWN + DOWN + LEFT.repeat(3) + SPACE);
  await screen.shows(/\[p\.m\.\] +Defensive Line/);
  screen.press(ENTER);
  await screen.shows('Does the plan stand?');
  const answers = answersIn(saves, 'easter');
  expect(answers.slice(0, 3)).toEqual([
    ['half-of-day', 'afternoon'],
    ['assign', 'brackenridge'],
    ['assign', 'done'],
  ]);
  expect(answers).toContainEqual(['assign', 'pettifer']);
  // What is drawn is what Enter, the label and plan mean.
  screen.press(`propose${ENTER}`);
  await screen.shows('Every mission is planned');
  screen.press(`${DOWN}${SPACE}`);
  await screen.shows('Enter: the plan as drawn; fly takes it and takes off');
  const before = answersIn(saves, 'easter').length;
  screen.press(`plan${ENTER}`);
  await screen.shows(/Balloon Bursting[\s\S]*Enter for more/);
  expect(answersIn(saves, 'easter').length).not.toBe(before);
  screen.press('q');
  await screen.shows('Does the plan stand?');
  screen.press(`fly${ENTER}`);
  await screen.shows(/The plan stands|Enter/);
});

test.each([
  [60, 20],
  [120, 40],
  [200, 60],
])('(6) at %i columns the plan is drawn within the window', { timeout: 60_000 }, async (columns, rows) => {
  const screen = new Screen(emptyFolder(), called('new', 'easter', '--seed', 'dawn'), { columns, rows });
  const page = await screen.shows(/Defensive Line[\s\S]*when\?[\s\S]*\n>/);
  expect(page).toContain(
    `B Flight, ${columns > 60 ? 'Sunday, 1 April 1917' : '1 April'}: the plan. Left undone: -11 points.`,
  );
  expect(page).toMatch(columns > 100 ? /Afternoon {2}Artillery Spotting/ : /p\.m\. +Art/);
  expect(screen.lines.every((line) => line.length <= columns)).toBe(true);
});
