import { describe, expect, test } from 'vitest';
import { lackingIn } from '../../../src/seat/page/what-it-needs.ts';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { emptyFolder, wof } from '../../support/program/wof.ts';

const WIDE = { columns: 80, rows: 24 };

describe('a terminal that lacks something is told of it', () => {
  test.each([
    [{ ...WIDE, env: {} }, []],
    [{ ...WIDE, env: { LANG: 'en_GB.UTF-8' } }, []],
    [{ ...WIDE, env: { LANG: 'de_DE.utf8', LC_ALL: '' } }, []],
    [{ ...WIDE, env: { LANG: 'C' } }, []],
    [{ columns: undefined, rows: undefined, env: {} }, []],
    [{ columns: 40, rows: 14, env: {} }, []],
    [{ columns: 39, rows: 14, env: {} }, ['39 columns and 14 rows']],
    [{ columns: 40, rows: 13, env: {} }, ['40 columns and 13 rows']],
    [{ ...WIDE, env: { LANG: 'de_DE.ISO-8859-1' } }, ['de_DE.ISO-8859-1 is not UTF-8']],
    [{ ...WIDE, env: { LANG: 'C.UTF-8', LC_ALL: 'ja_JP.eucJP' } }, ['ja_JP.eucJP is not UTF-8']],
  ])('%j', (window, words) => {
    const told = lackingIn(window);
    expect(told).toHaveLength(words.length);
    for (const [i, each] of words.entries()) expect(told[i]).toContain(each);
  });

  test('as he sits down', async () => {
    const screen = new Screen(emptyFolder(), called(), { columns: 60, rows: 12 });
    await screen.shows('Press a key');
    expect(screen.record.join(' ')).toMatch(/This window has 60 columns and 12 rows/);
    screen.press('q');
    await screen.ended;
  });

  test('and in a pipe, where nobody can be asked, how answers may be given', () => {
    const { status, err } = wof(emptyFolder(), []);
    expect(status).toBe(2);
    expect(err).toContain('--answers FILE');
  });
});
