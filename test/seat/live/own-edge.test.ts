import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { emptyFolder } from '../../support/program/wof.ts';

// The Camel begins 100 mm from her own edge, and two right turns of a right angle have her face it.
test('who types a line that leads off the table is warned once, and then flies it', async () => {
  const command = called('battle', 'face-to-face', '--against', 'novice', '--seed', 'hand-e21');
  const screen = new Screen(emptyFolder(), command, { columns: 80, rows: 24 });
  await screen.shows(/card 1 of 3[^>]*>/);
  screen.press('h h a\r');
  expect((await screen.shows('OVER YOUR OWN EDGE')).replace(/\s+/g, ' ')).toContain('give that answer by itself');
  screen.press('a\r');
  expect(await screen.shows('Enter goes on')).toContain('A1 off the table.');
});
