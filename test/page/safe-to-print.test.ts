import { Chalk } from 'chalk';
import { expect, test } from 'vitest';
import { safeJson, safeToPrint } from '../../src/page/safe-to-print.ts';

const ink = new Chalk({ level: 1 });

test('our own inks stay as they are', () => {
  const inks = [
    ink.bold,
    ink.dim,
    ink.inverse,
    ink.red,
    ink.yellowBright,
    ink.gray,
    ink.bold.inverse.green,
    ink.bgYellow,
    ink.bgGray,
  ];
  for (const each of inks) expect(safeToPrint(each('Haldenby'))).toBe(each('Haldenby'));
  expect(safeToPrint('a\tb\nc é ½')).toBe('a\tb\nc é ½');
});

test.each([
  '\u001b[2J',
  '\u001b]0;owned\u0007',
  '\u001b[5m',
  '\u001b[8m',
  '\u009b2J',
  '\r',
  '\u202e',
  '\u2066',
  '\u001bc',
])('every other order is shown as a mark (%j)', (order) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(safeToPrint(`Hal${order}denby`)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e\u2066]/);
  expect(JSON.parse(safeJson(`Hal${order}denby`))).toBe(`Hal${order}denby`);
});
