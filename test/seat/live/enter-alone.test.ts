import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { emptyFolder } from '../../support/program/wof.ts';

const WAITS = /\n>\s*$|Enter (goes on|for more)[^\n]*\n*$/;

test('where each answer has its danger Enter alone takes none, and says which the first has', {
  timeout: 90_000,
}, async () => {
  const command = called('battle', 'patrol-at-noon', '--seed', 'a', '--against', 'steady');
  const screen = new Screen(emptyFolder(), command, { columns: 80, rows: 24 });
  let page = await screen.shows(WAITS);
  // Who flies level all the time comes to the edge of the mats, or so near it that a careful head has nothing better.
  for (let keys = 0; keys < 70 && !page.includes('leads off'); keys++) {
    screen.press(/How does|once more/.test(page) ? 'level\r' : '\r');
    page = await screen.shows(WAITS);
  }
  expect(page.replace(/\s+/g, ' ')).toContain('That way leads off the mats by their edge');
  for (let keys = 0; keys < 3; keys++) {
    expect(page).not.toContain('undefined');
    screen.press('\r');
    page = await screen.shows(WAITS);
  }
});

test('an Enter that ends a text is no answer, nor is one on its heels; one behind that is', {
  timeout: 90_000,
}, async () => {
  const screen = new Screen(emptyFolder(), called('new', 'heels', '--seed', 'dawn'), { columns: 80, rows: 24 });
  await screen.shows('when?');
  screen.press('?\r');
  while (/Enter (goes on|for more)/.test(await screen.shows(WAITS))) screen.press('\r\r');
  expect(await screen.shows('when?')).not.toContain('Does the plan stand?');
  screen.press('\r');
  await screen.shows('Does the plan stand?');
});

test('who types q in a lesson is asked once more', { timeout: 90_000 }, async () => {
  const screen = new Screen(emptyFolder(), called('battle', 'wings-of-war', '--lesson'), { columns: 80, rows: 24 });
  await screen.shows(WAITS);
  screen.press('\r');
  await screen.shows(/\n>\s*$/);
  screen.press('q\r');
  await screen.shows('That would end the lesson');
  screen.press('q\r');
  await screen.ended;
});

test('a q behind a look-up that needed no pause ends it, as at a pause; another one leaves', {
  timeout: 90_000,
}, async () => {
  const screen = new Screen(emptyFolder(), called('new', 'ends', '--seed', 'dawn'), { columns: 80, rows: 24 });
  await screen.shows('when?');
  screen.press('score\r');
  await screen.shows('Victory Points');
  screen.press('q\r');
  await screen.shows('q once more leaves');
  screen.press('q\r');
  await screen.ended;
});
