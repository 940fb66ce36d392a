import { expect, test } from 'vitest';
import { Thinking } from '../../src/shell/thinking.ts';
import type { Side } from '../../src/table/sides.ts';
import { Screen } from '../support/program/screen.ts';
import { called } from '../support/program/window.ts';
import { emptyFolder } from '../support/program/wof.ts';

async function written(...sides: readonly Side[]): Promise<string[]> {
  const texts: string[] = [];
  const thinking = new Thinking({ write: (text) => texts.push(text) });
  await thinking.named(async () => {
    for (const side of sides) thinking.say(side);
  });
  thinking.say('german');
  return texts;
}

test('who thinks is named once while it lasts, and wiped away; nobody is named where nobody waits', async () => {
  const said = 'The Germans think …';
  expect(await written('german', 'german')).toEqual([said, `\r${' '.repeat(said.length)}\r`]);
  expect((await written('allied', 'german'))[0]).toBe('The Allies think …');
  expect(await written()).toEqual([]);
});

test('a page says that the enemy thinks while an ace does', async () => {
  const command = called('battle', 'nothing-quiet', '--against', 'ace', '--seed', 'thinks');
  const screen = new Screen(emptyFolder(), command, { columns: 80, rows: 24 });
  await screen.shows(/card 1 of 3 for A1[^>]*>/);
  screen.press('a a a / a a a / a a a\r');
  await screen.hears('The Germans think …');
  expect(await screen.shows('Enter goes on')).not.toContain('think …');
});
