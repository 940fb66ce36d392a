import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { emptyFolder } from '../../support/program/wof.ts';

test('where each answer has its danger Enter alone takes none, and says which the first has', {
  timeout: 90_000,
}, async () => {
  const command = called('battle', 'patrol-at-noon', '--seed', 'a', '--against', 'steady');
  const screen = new Screen(emptyFolder(), command, { columns: 80, rows: 24 });
  let page = await screen.shows(/\n>\s*$|Enter (goes on|for more)[^\n]*\n*$/);
  // A machine that always flies level comes to the edge of the mats.
  for (let keys = 0; keys < 70 && !page.includes('level? That way leads off'); keys++) {
    screen.press('\r');
    page = await screen.shows(/\n>\s*$|Enter (goes on|for more)[^\n]*\n*$/);
  }
  expect(page.replace(/\s+/g, ' ')).toContain('type an answer. level? That way leads off the mats by their edge');
});
