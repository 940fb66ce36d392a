import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { answersIn, emptyFolder } from '../../support/program/wof.ts';

// "An Enter ends it at 15 playouts with a page of ...": the key that was pressed while it counted put the page away.
test('a key that is pressed while odds counts neither ends it nor puts away what it has found', {
  timeout: 120_000,
}, async () => {
  const saves = emptyFolder();
  const screen = new Screen(saves, called('battle', 'cold-meat', '--seed', 'odds'), { columns: 80, rows: 24 });
  await screen.shows('What next?');
  screen.press('odds\r');
  await screen.shows('Still playing');
  screen.press('\r');
  expect(await screen.shows('Enter goes on')).toMatch(/Played to the end of the battle 2\d/);
  expect(answersIn(saves, 'battles/cold-meat')).toEqual([]);
});
