import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layCrafted } from '../../support/program/crafted-book.ts';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { answersIn, emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

const SMALL = { columns: 80, rows: 24 };
const ENTER = '\r';
const DOWN = '\u001b[B';
const UP = '\u001b[A';
const CTRL_U = '\u0015';
const CTRL_Z = '\u001a';
const CTRL_D = '\u0004';

/** A page is whole: the line to be typed on stands at its end, and nothing has run out of the window. */
const READY = /\n>[^\n]*\n*$/;

/** What every page in the air has to say. */
function expectWhole(page: string): void {
  expect(page).toContain('Dawn Patrol, zones A, B, C');
  expect(page).toMatch(/Goal: hexes patrolled by two machines or fewer: 4 for \+1\. So far \d hex(es)?\b[^…]*?\.\n/);
  expect(page).toMatch(
    /[A-Z]\d\d[^:]*: (our side|the trenches|their side), value \d\. Height (Tree-Top|[\d,]+ ft)\. AFT \d+\./,
  );
  expect(page).toMatch(/[A-Z]\d\d\.@\d@/);
  expect(page).toContain('B1 Capt Haldenby');
  expect(page).toMatch(/what now\?|To what height\?/);
  expect(page).toMatch(/> {1,2}\d \S+|\[[^\]]+\]|> {4}course/);
  expect(page).toMatch(READY);
}

/** Keeps the plan short: one man on the dawn patrol, and nothing else. */
const PLAN = ['not-flown', 'haldenby', 'done', 'not-flown', 'not-flown', 'fly'].map((line) => line + ENTER).join('');

describe('the live page at 80 x 24', () => {
  test('gives the terminal no order that a stranger has put into a name', async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['new', 'dawn', '--seed', 'dawn', '--answers', '-']);
    layCrafted(saves, 'dawn', 'led', (records) =>
      JSON.parse(JSON.stringify(records).replaceAll('"Haldenby"', '"Hal\\u001b[2J\\u202e\\u001b]0;x\\u0007by"')),
    );
    const screen = new Screen(saves, called('play', 'led'), SMALL);
    expect(await screen.shows('(state.flights.0.aircrew.0.surname)')).toContain('was not written by this\ngame');
    await screen.ended;
  });

  test('keeps the plan as it is drawn while something is looked at', async () => {
    const screen = new Screen(emptyFolder(), called('new', 'draft', '--seed', 'dawn'), SMALL);
    await screen.shows('the plan. Left undone: -11 points.');
    screen.press(UP);
    screen.press(' ');
    await screen.shows('the plan. Left undone: -11 points. One cannot fly yet.');
    screen.press(`status${ENTER}`);
    await screen.shows('Enter goes on');
    screen.press(ENTER);
    expect(await screen.shows('Defensive Line Patrol, zone B: when?')).toContain(
      'the plan. Left undone: -11 points. One cannot fly yet.',
    );
    screen.press(`xyz${ENTER}`);
    expect(await screen.shows('"xyz" is not an answer here.')).toContain(
      'the plan. Left undone: -11 points. One cannot fly yet.',
    );
    screen.press(CTRL_D);
    await screen.ended;
  });

  test('tells a look whole that finds no room below a fight, and waits for Enter', async () => {
    const screen = new Screen(emptyFolder(), called('battle', 'cold-meat'), SMALL);
    await screen.shows(READY);
    screen.press(`mission${ENTER}`);
    expect(await screen.shows('Enter goes on')).toContain('The Germans: +2 an R.E.8 down.');
    screen.press(ENTER);
    await screen.shows(READY);
    screen.press(CTRL_D);
    await screen.ended;
  });

  test('Enter alone after a look-up ends it and answers nothing; the next one answers', async () => {
    const saves = emptyFolder();
    const screen = new Screen(saves, called('new', 'looked', '--seed', 'dawn'), SMALL);
    await screen.shows('Defensive Line Patrol, zone B: when?');
    screen.press(`? dfd${ENTER}`);
    await screen.shows('DFD (rules 13 and 19)');
    screen.press(ENTER);
    await screen.shows(/zone B: when\?(?![\s\S]*DFD \(rules)/);
    expect(answersIn(saves, 'looked')).toEqual([]);
    screen.press(ENTER);
    await screen.shows('Does the plan stand?');
    screen.press(CTRL_D);
    await screen.ended;
  });

  test('from a new campaign to the first landing each page says what is needed to decide', {
    timeout: 60_000,
  }, async () => {
    const saves = emptyFolder();
    const screen = new Screen(saves, called('new', 'easter', '--seed', 'dawn'), SMALL);
    await screen.shows('Defensive Line Patrol, zone B: when?');
    // Pasted: one line after the other is taken.
    screen.press(PLAN);
    const briefing = await screen.shows('Enter goes on');
    expect(briefing).toContain('Tea, a biscuit, and off before it is light');
    expect(briefing).toContain('Hexes patrolled by two machines or fewer: 4 for +1; a turn over each');
    expect(briefing).toContain('Nothing achieved: -2 Victory Points; not flown at all: -3.');
    // What is typed at a pause would answer a question that nobody has seen: it is refused, and stands nowhere else.
    screen.press('5,0');
    await screen.shows('Enter goes on > 5,0');
    screen.press(`00${ENTER}`);
    await screen.shows(/"5,000" is dropped: nothing is asked here\. Enter goes on >\s*$/);
    screen.press(ENTER);
    expectWhole(await screen.shows('To what height?'));
    expect(await screen.shows(READY)).not.toContain('> 5,000');
    screen.press(`5,000${ENTER}`);
    const first = await screen.shows(/what now\?[\s\S]*stay/);
    expectWhole(first);
    expect(first).toMatch(
      /course work:? +out to patrol \w+ at\s+5,000 ft, [^;]*;\s+\d+\s+AFT\s+to\s+[A-Z]\d\d; \d+ in 36 to be met there\n/,
    );

    // Who types q and Enter where q alone would do has answered no question.
    screen.press(`more${ENTER}`);
    await screen.shows('q for no more');
    screen.press(`q${ENTER}`);
    expect(await screen.shows(READY)).toContain('H01, Amiens: our side, value 0. Height 5,000 ft. AFT 122.');

    // What only looks is taken at once where a text waits.
    screen.press(`more${ENTER}`);
    await screen.shows('q for no more');
    screen.press(`legend${ENTER}`);
    await screen.shows('@ you  . flown over');
    await screen.shows(READY);

    screen.press(DOWN.repeat(3));
    expect(await screen.shows('>  3 se')).toContain('|I01> 0');
    screen.press(UP);
    expect(await screen.shows('>  2 e')).toContain('|H02> 0');
    screen.press(`land${ENTER}`);
    await screen.shows('nothing that counts has been done yet');
    screen.press(`zz${ENTER}`);
    await screen.shows('"zz" is not an answer here.');
    screen.press(`cou\tmerc\t`);
    await screen.shows('> course mercatel');
    screen.press(CTRL_U);
    await screen.shows(/\n>\n*$/);
    screen.press(`south${ENTER}`);
    expectWhole(await screen.shows(/\[I01\]|I01\.@|I01: our side/));
    screen.press(`mission${ENTER}`);
    await screen.shows(/So\s+far: 0 hexes\./);
    screen.press(ENTER);
    await screen.shows(READY);
    screen.press(`score${ENTER}`);
    await screen.shows('At dawn 0, today 0: 0 Victory Points.');
    screen.press(`course home${ENTER}`);
    const landed = await screen.shows('Enter goes on');
    expect(landed).toContain('Victory Points');
    expect(screen.record.join('\n')).toContain('B1 lands at home.');
    screen.press(ENTER);
    await screen.shows(READY);
    screen.press(CTRL_D);
    expect(await screen.ended).toBe(0);
    expect(answersIn(saves, 'easter').filter(([asked]) => asked === 'movement')[0]).toEqual(['movement', 'se']);
    const record = screen.record.join('\n');
    expect(record).toContain('Everything is in the log-book. wof play easter goes on from here.');
    expect(record.match(/To what height\?/g)).toBeNull();
  });

  test('a window made wider has more of the map at once, and one made smaller still a whole page', {
    timeout: 60_000,
  }, async () => {
    const saves = emptyFolder();
    const tty = join(saves, 'tty');
    const command = `tty > ${tty}; ${called('new', 'easter', '--seed', 'dawn')}`;
    const screen = new Screen(saves, command, SMALL);
    await screen.shows('when?');
    screen.press(PLAN);
    await screen.shows('Enter goes on');
    screen.press(ENTER);
    const small = await screen.shows('To what height?');
    for (const [columns, rows, filled] of [
      [120, 40, /E02[\s\S]*K05/],
      [200, 60, /A02[\s\S]*M14/],
      [60, 24, /\nAFT to +needs/],
      [80, 24, /\.@0@/],
    ] as const) {
      screen.resize({ columns, rows });
      spawnSync('stty', ['-F', readFileSync(tty, 'utf8').trim(), 'cols', `${columns}`, 'rows', `${rows}`]);
      const page = await screen.shows(filled);
      expect(page).toContain('To what height?');
      expect(page).toMatch(READY);
    }
    const last = (page: string) => page.trimEnd().split('\n').slice(-18);
    expect(last(await screen.shows('To what height?'))).toEqual(last(small));
    screen.press(DOWN.repeat(2));
    await screen.shows('>  2 2000');
  });
});

/** Who types at a shell starts the program so. npm waits in the foreground beside it. */
const WAYS = [
  ['by itself', called()],
  ['by npm start', `npm start --silent --prefix ${process.cwd()} --`],
];

const HOW: readonly (readonly [string, string, RegExp])[] = [
  ['on a page', '', /Defensive Line Patrol, zone B: when\?[\s\S]*\n>/],
  ['in sentences', '--plain', /\n ?>\s*$/],
];

describe.for(WAYS)('Ctrl-Z puts it into the background, and fg brings the same question again: %s', ([, wof]) => {
  test.for(HOW)('%s', { timeout: 60_000 }, async ([, how, asked]) => {
    const saves = emptyFolder();
    const screen = new Screen(saves, 'bash --norc --noprofile -i', SMALL);
    await screen.shows(/[$#]/);
    screen.press(`${wof} ${how} new easter --seed dawn${ENTER}`);
    await screen.shows(/Defensive Line Patrol, zone B: when\?[\s\S]*\n ?>/);
    screen.press(CTRL_Z);
    await screen.shows('Stopped');
    screen.press(`echo a shell again${ENTER}`);
    await screen.shows(/\na shell again/);
    screen.press(`fg${ENTER}`);
    await screen.shows(asked);
    screen.press(`not-flown${ENTER}`);
    await screen.shows('Dawn Patrol, dawn, zones A, B, C');
    screen.press(`quit${ENTER}`);
    await screen.shows('Everything is in the log-book');
    expect(answersIn(saves, 'easter')).toEqual([['half-of-day', 'not-flown']]);
  });
});

test('Ctrl-Z and fg bring back the pause of a long text, and the keys of the first page', {
  timeout: 60_000,
}, async () => {
  const saves = emptyFolder();
  const screen = new Screen(saves, 'bash --norc --noprofile -i', SMALL);
  await screen.shows(/[$#]/);
  screen.press(`${called()}${ENTER}`);
  await screen.shows('Press a key:');
  screen.press(CTRL_Z);
  await screen.shows('Stopped');
  screen.press(`fg${ENTER}`);
  await screen.shows(/Stopped[\s\S]*Press a key:/);
  screen.press(ENTER);
  await screen.shows('Enter goes on >');
  screen.press(ENTER);
  await screen.shows('Defensive Line Patrol, zone B: when?');
  screen.press(`more${ENTER}`);
  await screen.shows('Enter for more');
  screen.press(CTRL_Z);
  await screen.shows(/Enter for more[\s\S]*Stopped/);
  screen.press(`fg${ENTER}`);
  await screen.shows(/Stopped[\s\S]*Enter for more/);
  screen.press('q');
  await screen.shows('Defensive Line Patrol, zone B: when?');
});

/** A question of each way to fight, with what its page has to show of the fight. */
const FIRST_QUESTIONS = [
  ['over-monchy', /Initiative Track, phase 1[\s\S]*What does he do\?[\s\S]*\[G\d+\]/],
  [
    'face-to-face',
    /Turn 1, A1[\s\S]*left, threat, arc[\s\S]*A1[↑↗→↘↓↙←↖][\s\S]*A1 damage 0\/15[\s\S]*card 1 of 3 for A1[\s\S]*> +[a-w] [a-w] [a-w] +\w/,
  ],
  [
    'face-to-face-patrols',
    /Turn 1, \w+[\s\S]*left, threat, arc[\s\S]*a straight[\s\S]*A3 damage 0[\s\S]*> +[a-w] [a-w] [a-w]/,
  ],
  ['patrol-at-noon', /ALLIES ←[\s\S]*B2→[\s\S]*How does B2 fly, with speed 5 and throttle 6\?/],
  ['cold-meat', /to move: R2 12[\s\S]*Turn 1: R2 \(R\.E\.8\)[\s\S]*What next\?[\s\S]*\n> shoot/],
] as const;

test.each(FIRST_QUESTIONS)(
  'the first question of %s stands on a page with its fight',
  {
    timeout: 60_000,
  },
  async (battle, wanted) => {
    const screen = new Screen(emptyFolder(), called('battle', battle, '--seed', 'a'), SMALL);
    await screen.shows(/\n>[^>]*$|Enter goes on/);
    screen.press(screen.text.includes('Enter goes on') ? ENTER : '');
    const page = await screen.shows(wanted);
    expect(page).toMatch(READY);
    expect(screen.lines.every((line) => line.length <= SMALL.columns)).toBe(true);
    screen.press(CTRL_D);
    expect(await screen.ended).toBe(0);
  },
);
