import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { answersIn, emptyFolder, wof } from '../../support/program/wof.ts';

const ENTER = '\r';
const CTRL_D = '\u0004';
const WAITS = /\n>\s*$|Enter (goes on|for more)[^\n]*\n*$/;
const PAUSES = /Enter (goes on|for more)[^\n]*\n*$/;

/** What a commander types who does his work, fights when attacked, and goes home. */
function lineFor(page: string, typed: readonly string[]): string {
  if (page.includes('when?')) return 'propose';
  if (page.includes('To what height?')) return '5,000';
  if (!page.includes('what now?')) return '';
  if (!typed.includes('course patrol h11 h12')) return 'course patrol h11 h12';
  return page.includes('The course stops') && !typed.includes('course home') ? 'course' : 'course home';
}

test('a patrol over the lines takes a quarter of the lines that it takes turn by turn', {
  timeout: 90_000,
}, async () => {
  const saves = emptyFolder();
  const screen = new Screen(saves, called('new', 'page', '--seed', 'tern'), { columns: 80, rows: 24 });
  const typed: string[] = [];
  let keys = 0;
  await screen.shows('when?');
  for (let pages = 0; pages < 60 && !screen.record.join('\n').includes('Dawn Patrol is over'); pages++) {
    const page = await screen.shows(WAITS);
    const line = PAUSES.test(page) ? '' : lineFor(page, typed);
    if (!PAUSES.test(page)) typed.push(line);
    keys += line.length + 1;
    screen.press(`${line}${ENTER}`);
  }
  await screen.shows(/Enter (goes on|for more)|What is/);
  screen.press(CTRL_D);
  await screen.ended;
  const answers = answersIn(saves, 'page').map(([, answer]) => answer);
  const turnByTurn = wof(emptyFolder(), ['new', 'lines', '--seed', 'tern', '--answers', '-'], answers);
  const before = { typed: answers.length, printed: turnByTurn.out.split('\n').length };
  const after = { typed: typed.length, keys, printed: screen.record.join('\n').trimEnd().split('\n').length };
  if (process.env['WOF_COUNT']) console.log({ before, after });
  expect(turnByTurn.out).toContain('Dawn Patrol is over');
  expect(after.printed).toBeLessThanOrEqual(before.printed / 4);
  expect(after.typed).toBeLessThanOrEqual(20);
});
