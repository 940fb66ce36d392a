import { expect, test } from 'vitest';
import { Screen } from './screen.ts';
import { emptyFolder } from './wof.ts';

const SIZE = { columns: 40, rows: 5 };

test('a page is waited for until the key has acted, however long that takes', async () => {
  const slow = `stty -echo; printf 'page 1?'; read key; sleep 2; printf '\\rpage 2?'; sleep 60`;
  const screen = new Screen(emptyFolder(), slow, SIZE);
  expect(await screen.shows(/page \d\?/)).toContain('page 1?');
  screen.press('\r');
  expect(await screen.shows(/page \d\?/)).toContain('page 2?');
});

test('no key is no key: nothing has to come of it', async () => {
  const screen = new Screen(emptyFolder(), `printf 'page 1?'; sleep 60`, SIZE);
  await screen.shows('page 1?');
  screen.press('');
  expect(await screen.shows('page 1?')).toContain('page 1?');
});
