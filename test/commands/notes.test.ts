import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const HOSTILE = 'B1; "dawn", <b>x</b> *loud* \u001b[31mred';
const SAFE = 'B1; "dawn", <b>x</b> *loud*';

let saves: string;
beforeAll(async () => {
  saves = emptyFolder();
  const typed = [`note ${HOSTILE}`, 'morning', 'NOTE', 'Nobody sang.', 'undo', 'report', 'quit'];
  const { out, err } = await wofHere(saves, ['new', 'dawn', '--seed', 'dawn', '--answers', '-'], typed);
  expect(err).toBe('');
  expect(out.match(/^Noted\.$/gm)).toHaveLength(2);
  expect(out).toMatch(/No mission is over yet today\.\s+In Your Own Words/);
});
const wof = async (...args: readonly string[]) => (await wofHere(saves, args)).out;

describe('notes', () => {
  test('stand in report and history with their day, and survive what was taken back', async () => {
    for (const command of ['report', 'history']) {
      const told = await wof(command, 'dawn');
      expect(told).toContain('In Your Own Words');
      expect(told).toContain(`1 April: “${SAFE}`);
      expect(told).toContain('1 April: “Nobody sang.”');
      expect(told).not.toContain('\u001b');
    }
    expect(JSON.parse(await wof('report', 'dawn', '--json')).notes[1]).toEqual({ day: 1, words: 'Nobody sang.' });
  });

  test('are escaped in the record book and in Markdown like any text of a stranger', async () => {
    await wof('export', 'dawn', '--markdown', '--html', '--to', saves);
    const page = readFileSync(join(saves, 'dawn-book.html'), 'utf8');
    expect(page).toContain('&lt;b>x&lt;/b>');
    expect(page).not.toContain('<b>x</b>');
    expect(readFileSync(join(saves, 'dawn-history.md'), 'utf8')).toContain('\\<b\\>x\\</b\\> \\*loud\\*');
  });

  test('go with a branch, and verify bears the log-book out', async () => {
    await wof('branch', 'dawn', 'noon');
    expect(await wof('history', 'noon')).toContain('Nobody sang.');
    expect(await wof('verify', 'dawn')).toContain('borne out');
  });

  test.each([[`note ${'a'.repeat(501)}`, 'A note has at most 500 signs, and this one 501.']])(
    '%j is refused',
    async (line, why) => {
      const { err } = await wofHere(saves, ['play', 'dawn', '--answers', '-'], [line]);
      expect(err).toContain(why);
    },
  );

  test('are kept in a battle too, and at its prompts', async () => {
    const typed = ['note Face to face.', 'quit'];
    const { out, err } = await wofHere(saves, ['battle', 'face-to-face', '--seed', 'x', '--answers', '-'], typed);
    expect({ noted: out.includes('Noted.'), err }).toEqual({ noted: true, err: '' });
  });
});
