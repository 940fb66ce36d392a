import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called, type Size } from '../../support/program/window.ts';
import { answersIn, emptyFolder } from '../../support/program/wof.ts';

const ENTER = '\r';
const QUIET = { timeout: 90_000 };
/** The page waits for a line, or for Enter. */
const WAITS = /\n>\s*$|Enter (goes on|for more)[^\n]*\n*$/;
const PAUSES = /Enter (goes on|for more)[^\n]*\n*$/;

/** The answers of one turn after another, as far as a Dog-Fight or the lines. */
const LINES = ['propose', '', '5,000', 'course patrol h11 h12', '', 'status', 'flight'];

test.each<Size>([
  { columns: 60, rows: 20 },
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
  { columns: 200, rows: 60 },
])('in a window of $columns by $rows every page fits, from the plan to the lines', QUIET, async (size) => {
  const screen = new Screen(emptyFolder(), called('new', 'fits', '--seed', 'lesson-143'), size);
  const lines = [...LINES];
  let page = await screen.shows('when?');
  for (let pages = 0; lines.length > 0 && pages < 40; pages++) {
    expect(page.split('\n').length).toBeLessThanOrEqual(size.rows);
    expect(Math.max(...screen.record.map((line) => line.length))).toBeLessThanOrEqual(size.columns);
    if (!PAUSES.test(page)) expect(page).toMatch(/(\?|\[\S+\]|\d\.)[\s\S]*\n>\s*$/);
    screen.press(`${PAUSES.test(page) ? '' : lines.shift()}${ENTER}`);
    page = await screen.shows(WAITS);
  }
  expect(lines).toEqual([]);
  expect(screen.record.join('\n')).toMatch(/AFT\s+left\./);
});

test(
  'in plain words a mission is set up, flown and reported, and no line is wider than the window',
  QUIET,
  async () => {
    const saves = emptyFolder();
    const size = { columns: 80, rows: 24 };
    const screen = new Screen(saves, called('--plain', 'new', 'plain', '--seed', 'lesson-143'), size);
    await screen.shows(/when\?[\s\S]*\n ?>\s*$/);
    for (const [line, wanted] of [
      ['propose', /Does the plan stand\?[\s\S]*\n ?>\s*$/],
      ['fly', /To what height\?[\s\S]*\n ?>\s*$/],
      ['5,000', /what now\?[\s\S]*\n ?>\s*$/],
      ['e', /what now\?[\s\S]*\n ?>\s*$/],
      ['course home', /takes B\d, a\s+SPAD\s+VII\.\s+What\s+is\s+she\s+loaded\s+with[\s\S]*\n ?>\s*$/],
    ] as const) {
      screen.press(`${line}${ENTER}`);
      await screen.shows(wanted);
    }
    const record = screen.record.join('\n');
    expect(record).toContain('Tea, a biscuit, and off before it is light');
    expect(record).toMatch(/[Aa]ll came home\.|[Aa]ll were back at Amiens|[Nn]obody was missing/);
    expect(screen.record.every((line) => line.length <= size.columns)).toBe(true);
    expect(answersIn(saves, 'plain').map(([, answer]) => answer)).toContain('land');
  },
);

test('in the narrowest window a hand of cards stays on the page', QUIET, async () => {
  const screen = new Screen(emptyFolder(), called('battle', 'dawn-patrols', '--seed', 'a'), { columns: 40, rows: 14 });
  const page = await screen.shows(/card 1 of 3[\s\S]*\n>\s*$/);
  expect(page).toMatch(/^Turn 1, A1 .*…$/m);
  expect(page).toMatch(/lines more: a larger window ha.*…$/m);
  screen.press('\u0004');
  await screen.ended;
});

const SIX = Array.from({ length: 6 }, (_, i) => i + 1);
const sixAgainstSix = `battle: Six against six
rules: [17, 18, 19, 20, 24]
words: Six of ours and six of theirs at one height.
weather: 7
hex: F12
allied:
  altitude: 9000
  machines:
${SIX.map(
  (n) => `    - machine: S${n}
      aircraft: spad-vii
      pilot: { rank: Lieutenant, surname: Surname${'abcdef'[n - 1]}, skill: 3, firing: C, bravery: N }
      source: invented`,
).join('\n')}
german:
  altitude: 9000
  numbers: [9, 10, 11, 12, 13, 14]
  source: invented
attack: { by: allied, from: level, source: invented }
source: invented
`;

test(
  'six fight six with dice of the hand: each throw is named, several go on a line, a wrong one is refused',
  QUIET,
  async () => {
    const folder = emptyFolder();
    const file = join(folder, 'six.yaml');
    writeFileSync(file, sixAgainstSix);
    const size = { columns: 80, rows: 24 };
    const screen = new Screen(folder, called('battle', file, '--dice', 'hand'), size);
    await screen.shows(/Initiative Roll \(rule 17\), Lt \w+ \(S1\): throw\s+two dice[\s\S]*\n ?>\s*$/);
    screen.press(`7 3${ENTER}`);
    await screen.shows(/"7 3": a die shows 1 to 6\.[\s\S]*\n ?>\s*$/);
    screen.press(`35${ENTER}`);
    await screen.shows(/Initiative Roll \(rule 17\), Lt \w+ \(S2\): two dice\.\s*>\s*$/);
    screen.press(`61 52 43 34 25 16 65 54 43 32 21${ENTER}`);
    let page = '';
    for (let throws = 0; throws < 12 && !page.includes('What does he do?'); throws++) {
      page = await screen.shows(/(one die\.|two dice\.|What does he do\?)[\s\S]*\n ?>\s*$/);
      if (!page.includes('What does he do?')) screen.press(`${/one die\.\s*>\s*$/.test(page) ? '4' : '34'}${ENTER}`);
    }
    expect(page).toMatch(/What does he do\?/);
    const record = screen.record;
    expect(record.every((line) => line.length <= size.columns)).toBe(true);
    expect(record.join('\n')).toContain('): 5 2.');
  },
);
