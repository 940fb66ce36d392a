import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Screen } from './support/program/screen.ts';
import { called } from './support/program/window.ts';
import { emptyFolder } from './support/program/wof.ts';
import { wofHere } from './support/program/wof-here.ts';
import { expectWritten } from './support/written.ts';

const WAITS = /\n>\s*$|Enter (goes on|for more)[^\n]*\n*$/;

const A_COURSE = 'course patrol h11 h12';

/** What a commander types who lets his day be planned, and then flies over the lines. */
function lineFor(page: string): string {
  if (page.includes('when?')) return 'propose';
  if (page.includes('To what height?')) return '5,000';
  return page.includes('what now?') ? A_COURSE : '';
}

/** What a page shows in its first fence. */
const pictureIn = (page: string): string => /```(?:text)?\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

/** What is drawn stands in the picture's place. */
function expectPicture(file: string, drawn: string): void {
  const page = readFileSync(file, 'utf8');
  expectWritten(
    file,
    page.replace(pictureIn(page), () => drawn),
  );
}

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
  expectPicture('README.md', `${page.trimEnd()}\n`);
});

test('the odds on the record book’s page are those of a machine that has all the time there is', async () => {
  const saves = emptyFolder();
  writeFileSync(join(saves, 'odds.txt'), 'odds\n');
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const { out } = await wofHere(saves, [
    'battle',
    'above-douai',
    '--seed',
    'dawn',
    '--answers',
    join(saves, 'odds.txt'),
  ]);
  vi.restoreAllMocks();
  const told = /> odds\n[\s\S]*?won less\.\n/.exec(out)?.[0] ?? out;
  expect(told).toMatch(/Played to the end of the battle (\d+ to )?400 times/);
  expectPicture('docs/record-book.md', told);
});
