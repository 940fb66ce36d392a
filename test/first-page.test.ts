import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { called, Screen } from './support/program/screen.ts';
import { emptyFolder } from './support/program/wof.ts';

const WAITS = /\n>\s*$|Enter (goes on|for more)[^\n]*\n*$/;

const A_COURSE = 'course patrol h11 h12';

/** What a commander types who lets his day be planned, and then flies over the lines. */
function lineFor(page: string): string {
  if (page.includes('when?')) return 'propose';
  if (page.includes('To what height?')) return '5,000';
  return page.includes('what now?') ? A_COURSE : '';
}

/** What a page shows in its first fence. */
const pictureIn = (page: string): string => /```\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

test('the picture of play on the first page is what the program draws, 80 by 24', { timeout: 120_000 }, async () => {
  const screen = new Screen(emptyFolder(), called('new', 'dawn', '--seed', 'tern'), { columns: 80, rows: 24 });
  await screen.shows('when?');
  const typed: string[] = [];
  let page = await screen.shows(WAITS);
  while (!(page.includes('what now?') && typed.includes(A_COURSE))) {
    const line = lineFor(page);
    typed.push(line);
    screen.press(`${line}\r`);
    page = await screen.shows(WAITS);
  }
  const drawn = `${page.trimEnd()}\n`;
  const before = readFileSync('README.md', 'utf8');
  if (process.env['WOF_REWRITE'] === '1')
    writeFileSync(
      'README.md',
      before.replace(pictureIn(before), () => drawn),
    );
  expect(pictureIn(readFileSync('README.md', 'utf8'))).toBe(drawn);
});
