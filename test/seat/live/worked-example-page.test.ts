import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { emptyFolder } from '../../support/program/wof.ts';

test('on a low window the map of the worked example waits for its reader, and what may be answered has room', {
  timeout: 90_000,
}, async () => {
  const screen = new Screen(emptyFolder(), called('tutorial'), { columns: 80, rows: 24 });
  await screen.shows('Enter: 2 3');
  screen.press('\r');
  await screen.shows('Enter goes on >');
  expect(screen.text).toContain('|H07  3 |H08 @4@|H09 =6=|');
  screen.press('\r');
  await screen.shows('Enter: e');
  expect(screen.text).toContain('Good Visibility (7): Encounter +1');
  expect(screen.text).toContain('eight other answers: ? tells them');
  screen.press('\r');
  await screen.shows('Enter: B1 23, B3 56, B6 41, B7 11');
  screen.press('\r');
  await screen.shows('Enter: 3 3, 1 6, 4 5, 5 6');
  screen.press('quit\r');
  await screen.ended;
});
