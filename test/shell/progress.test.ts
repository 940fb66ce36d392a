import { expect, test } from 'vitest';
import { progressBar } from '../../src/shell/progress.ts';

/** What a bar for two campaigns writes on a screen of so many columns. */
function written(columns: number | undefined, isTTY: boolean): string[] {
  const texts: string[] = [];
  const bar = progressBar(2, { isTTY, ...(columns && { columns }), write: (text: string) => texts.push(text) });
  for (const done of [1, 1, 2]) bar.show(done);
  bar.end();
  return texts;
}

test('progress is a bar with its figures, shown once for each per cent and wiped away at the end', () => {
  const [half = '', whole = '', end] = written(80, true);
  expect(half).toBe(`\r[${'#'.repeat(20)}${'.'.repeat(20)}] 50 %  1 of 2`);
  expect(whole).toBe(`\r[${'#'.repeat(40)}] 100 %  2 of 2`);
  expect(end).toBe(`\r${' '.repeat(whole.length - 1)}\r`);
});

test('on a narrow screen the bar is shorter, so that it stays on its line; a screen that does not say is taken for a wide one', () => {
  expect(written(40, true)).toEqual([
    '\r[######......] 50 %  1 of 2',
    '\r[############] 100 %  2 of 2',
    `\r${' '.repeat(28)}\r`,
  ]);
  expect(written(undefined, true)).toEqual(written(80, true));
});

test('where nobody looks nothing is written', () => {
  expect(written(80, false)).toEqual([]);
});

test.each([0, 10])('a terminal that says it is %i columns wide makes no fault of the bar', (columns) => {
  const written: string[] = [];
  const bar = progressBar(2, { isTTY: true, columns, write: (text: string) => written.push(text) });
  bar.show(1);
  bar.end();
  bar.end();
  expect(written[0]).toContain('50 %  1 of 2');
  expect(written).toHaveLength(2);
});
