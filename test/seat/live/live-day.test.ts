import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { answersIn, emptyFolder } from '../../support/program/wof.ts';

const SMALL = { columns: 80, rows: 24 };
const ENTER = '\r';
const UP = '\u001b[A';
const CTRL_D = '\u0004';
const QUIET = { timeout: 90_000 };

/** The page waits for a line, or for Enter. */
const WAITS = /\n>\s*$|Enter (goes on|for more)[^\n]*\n*$/;
const PAUSES = /Enter (goes on|for more)/;

/** Every page in the air shows the flight's place, height, AFT and mission, and asks with answers. */
function expectWholeInTheAir(page: string): void {
  expect(page).toMatch(/Goal: [\s\S]*So far/);
  expect(page).toMatch(/[A-Z]\d\d[^:]*: [^.]*value \d\. Height (Tree-Top|[\d,]+ ft)\. AFT/);
  expect(page).toMatch(/what now\?|To what height\?/);
  expect(page).toMatch(/\[[^\]]+\]|> +\d? ?\S[^\n]* {2}\S/);
}

/** What a commander types who wants to be home early. */
function lineFor(page: string): string {
  if (PAUSES.test(page)) return '';
  if (page.includes('To what height?')) return '5,000';
  if (page.includes('what now?')) return 'course home';
  return page.includes('Initiative Track') ? 'carry-on fight' : '';
}

test(
  'a whole day is played on the page: plan, missions, reports that wait, mess, and breakfast on the next',
  QUIET,
  async () => {
    const saves = emptyFolder();
    const screen = new Screen(saves, called('new', 'easter', '--seed', 'dawn'), SMALL);
    await screen.shows('when?');
    screen.press(`propose${ENTER}`);
    await screen.shows('Does the plan stand?');
    screen.press(ENTER);
    let pages = 0;
    for (; pages < 120 && !screen.record.join('\n').includes('Monday, 2 April 1917'); pages++) {
      const page = await screen.shows(WAITS);
      expect(screen.lines.every((line) => line.length <= SMALL.columns)).toBe(true);
      if (/what now\?|To what height\?/.test(page)) expectWholeInTheAir(page);
      screen.press(`${lineFor(page)}${ENTER}`);
    }
    const record = screen.record.join('\n');
    expect(record.match(/Victory Points/g)?.length).toBeGreaterThan(3);
    expect(record).toContain('Heard in the mess:');
    expect(record).toContain('So ended Sunday, 1 April 1917');
    expect(answersIn(saves, 'easter').filter(([, answer]) => answer === 'land').length).toBeGreaterThan(2);
    expect(pages).toBeLessThan(120);
  },
);

test('with a second player at the table the page keeps nothing of the other side', QUIET, async () => {
  const command = called('battle', 'face-to-face', '--hot-seat', '--seed', 'a');
  const screen = new Screen(emptyFolder(), command, SMALL);
  await screen.shows('Hand over to the Allied side; Enter when ready.');
  screen.press(ENTER);
  await screen.shows('card 1 of 3 for A1');
  screen.press(`left-60${ENTER}`);
  await screen.shows('card 2 of 3 for A1');
  screen.press(`stall${ENTER}`);
  await screen.shows('card 3 of 3 for A1');
  screen.press(`straight${ENTER}`);
  // Only Enter alone reveals the page: a line typed by the last player is not the other's.
  await screen.shows('Hand over to the German side');
  screen.press(`straight${ENTER}`);
  const still = await screen.shows(/goes nowhere[\s\S]*Hand over to the German side; Enter when ready\.\s*$/);
  expect(still).not.toMatch(/straight|card 1 of 3/);
  screen.press(ENTER);
  const german = await screen.shows('card 1 of 3 for G1');
  expect(german).toContain('The Germans');
  expect(screen.record.join('\n')).not.toMatch(/> left-60|> stall|Planned: left/);
  screen.press(UP);
  expect(await screen.shows(/\n>[^\n]*\n*$/)).not.toContain('> straight');
  screen.press(`b b b${ENTER}`);
  // The revealed events are shown to both with pictures, and one Enter leads to the next question.
  const both = await screen.shows(/Phase 1:[\s\S]*Hand over to the \S+ side; Enter when ready\.\s*$/);
  expect(both).not.toMatch(/b b b|Enter goes on/);
  screen.press(ENTER);
  await screen.shows(/(Allied side|Germans):/);
  screen.press(CTRL_D);
  expect(await screen.ended).toBe(0);
});

test(
  'said in sentences, pasted lines are taken one after the other, as far as the first that needs a look',
  QUIET,
  async () => {
    const saves = emptyFolder();
    const screen = new Screen(saves, called('--plain', 'new', 'easter', '--seed', 'dawn'), SMALL);
    await screen.shows('when?');
    screen.press(['not-flown', '1 2', 'done', 'zz', 'haldenby', 'done', ''].join(ENTER));
    await screen.shows('"zz" is not an answer here.');
    screen.press(`quit${ENTER}`);
    await screen.shows('Everything is in the log-book');
    expect(answersIn(saves, 'easter')).toEqual([
      ['half-of-day', 'not-flown'],
      ['assign', 'haldenby'],
      ['assign', 'quillinan'],
      ['assign', 'done'],
    ]);
  },
);

test(
  'what is typed at a pause does not stand in the line in which a card of one’s own deck is asked for',
  QUIET,
  async () => {
    const command = called('battle', 'face-to-face', '--seed', 'b', '--dice', 'hand');
    const screen = new Screen(emptyFolder(), command, SMALL);
    await screen.shows('card 1 of 3 for A1');
    screen.press(`a a a${ENTER}`);
    await screen.shows('Enter goes on');
    screen.press('3+');
    await screen.shows('Enter goes on > 3+');
    screen.press(ENTER);
    await screen.shows('"3+" is dropped');
    screen.press(ENTER);
    await screen.shows(/type its code[\s\S]*>\s*$/);
    screen.press(`3+crew${ENTER}`);
    expect(await screen.shows('A1 draws 3 points and a man hit')).not.toContain('is no card');
    screen.press(CTRL_D);
  },
);

test(
  'what was revealed waits for its reader with pictures, and takes no room of the short page behind it',
  QUIET,
  async () => {
    const screen = new Screen(emptyFolder(), called('battle', 'face-to-face', '--seed', 'a'), SMALL);
    await screen.shows('card 1 of 3 for A1');
    screen.press(`b a a${ENTER}`);
    const revealed = await screen.shows('Enter goes on');
    expect(revealed).toMatch(/Phase 1 +Phase 2 +Phase 3/);
    screen.press(ENTER);
    const page = await screen.shows('Turn 2, A1');
    expect(page).not.toMatch(/Phase [123]/);
    screen.press(CTRL_D);
    expect(await screen.ended).toBe(0);
  },
);
