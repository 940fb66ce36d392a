import { afterEach, expect, test, vi } from 'vitest';
import { sketchOn } from '../../src/shell/sketch.ts';

afterEach(() => vi.unstubAllEnvs());

/** What is written on a screen of so many rows. */
function drawn(rows: number, displays: readonly string[]): string[] {
  const texts: string[] = [];
  const sketch = sketchOn({ isTTY: true, rows, write: (text: string) => texts.push(text) });
  for (const display of displays) sketch?.draw(display);
  sketch?.wipe();
  sketch?.wipe();
  return texts;
}

test('what grows is drawn over what it was, and wiped away at the end', () => {
  vi.stubEnv('TERM', 'xterm');
  expect(drawn(24, ['one\ntwo', 'one\ntwo\nthree'])).toEqual([
    'one\ntwo\n',
    '\u001b[2A\r\u001b[Jone\ntwo\nthree\n',
    '\u001b[3A\r\u001b[J',
  ]);
});

test('no more of it is drawn than the window holds, and nothing is wiped where nothing was drawn', () => {
  vi.stubEnv('TERM', 'xterm');
  expect(drawn(3, ['one\ntwo\nthree\nfour'])).toEqual(['one\ntwo\n', '\u001b[2A\r\u001b[J']);
  expect(drawn(0, ['one\ntwo'])).toHaveLength(2);
  expect(drawn(24, [])).toEqual([]);
});

test('a stranger’s words take no hold of the terminal', () => {
  vi.stubEnv('TERM', 'xterm');
  expect(drawn(24, ['a\u001b[2Jb'])[0]).not.toContain('\u001b[2J');
});

test('nobody draws where nobody looks, nor on a terminal that can only print', () => {
  vi.stubEnv('TERM', 'xterm');
  expect(sketchOn({ write: () => true })).toBeUndefined();
  vi.stubEnv('TERM', 'dumb');
  expect(sketchOn({ isTTY: true, write: () => true })).toBeUndefined();
});
