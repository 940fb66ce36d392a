import { expect, test } from 'vitest';
import { emptyFolder, Terminal, wof } from '../support/wof.ts';

test('what a policy flies is told from the first dawn, and men by their names in the evening', {
  timeout: 60_000,
}, () => {
  const saves = emptyFolder();
  wof(saves, ['new', 'lent', '--seed', 'dawn']);
  const { out } = wof(saves, ['play', 'lent', '--policy', 'prudent', '--until', 'day']);
  expect(out).toMatch(/^\nSunday, 1 April 1917\.\nB Flight parades/);
  expect(out).toMatch(/^Evening\.\n(Capt|Lt|2Lt|Sgt) [A-Z]/m);
  expect(out).toContain('So ended Sunday, 1 April 1917');
  expect(wof(saves, ['play', 'lent', '--policy', 'bold', '--until', 'watch']).out).not.toContain('Sunday, 1 April');
});

test('a policy is stopped by a key at the end of the day in hand, and everything is in the log-book', {
  timeout: 60_000,
}, async () => {
  const saves = emptyFolder();
  wof(saves, ['new', 'lent', '--seed', 'dawn']);
  const terminal = new Terminal(saves, ['play', 'lent', '--policy', 'prudent'], 80, {});
  await terminal.sees('Sunday, 1 April 1917.');
  terminal.press('q');
  await terminal.sees('Everything is in the log-book. wof play lent goes on from here.');
  expect(await terminal.end()).toBe(0);
  expect(wof(saves, ['verify', 'lent']).out).toContain('lent is borne out, throw by throw.');
});
