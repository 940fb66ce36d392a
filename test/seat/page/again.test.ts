import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

/** The line to be typed on stands at the end. */
const READY = /\n>[^\n]*\n*$/;

test('again has the question once more after something was looked up', async () => {
  const { out } = await wofHere(
    emptyFolder(),
    ['new', 'x', '--seed', 'dawn', '--terse', '--by-ear', '--answers', '-'],
    ['weather', 'where', 'again'],
  );
  const [before = '', after = ''] = out.split('> again\n');
  const asked = /^.*: when\?.*$/m.exec(before)?.[0];
  expect(asked).toBeDefined();
  expect(after).toContain(asked);
  expect(after).not.toContain('Nobody of yours is in the air.');
});

test('on a page again tells the rest of the news, and not what was looked up since', async () => {
  const screen = new Screen(emptyFolder(), called('battle', 'cold-meat', '--seed', 'b'), { columns: 80, rows: 24 });
  await screen.shows(READY);
  screen.press('mission\r');
  await screen.shows('Enter goes on');
  screen.press('\r');
  await screen.shows(READY);
  screen.press('again\r');
  expect(await screen.shows(/> again\n[\s\S]*Enter (?:goes on|for more)/)).toContain('seed alea');
});
