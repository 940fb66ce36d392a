import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { emptyFolder } from '../../support/program/wof.ts';

const ENTER = '\r';
const CTRL_D = '\u0004';
const MESSINES = ['battle', 'balloons-at-messines', '--against', 'ace', '--seed', 'hand-12'];

/** Two turns of two Nieuports; behind the second the Halberstadt hits one of them. */
const MOVES = [
  ['Turn 1: N2', 'd3 end'],
  ['Turn 1: N1', 'd3 end'],
  ['Turn 2: N2', 's6 l60 s2 end'],
  ['Turn 2: N1', 'd2 s2 l30 bank-level'],
] as const;

test('who is hit in the clouds is told whole, and waits for its reader, before a page that has three lines for it', {
  timeout: 60_000,
}, async () => {
  const screen = new Screen(emptyFolder(), called(...MESSINES), { columns: 80, rows: 24 });
  for (const [asked, line] of MOVES) {
    await screen.shows(asked);
    screen.press(`${line}${ENTER}`);
  }
  const told = await screen.shows('Enter goes on');
  expect(told).toContain('N1: dive 2, straight 2, left 30°, straight on, then wings level.');
  expect(told).toContain('N2 is hit, 18 on the damage table: a long burst into the cockpit.');
  screen.press(ENTER);
  expect(await screen.shows('keep   she goes home')).toContain('N2 threw 14 against 9 to stay in the fight');
  screen.press(CTRL_D);
  await screen.ended;
});

test('why a line of steps was not taken to its end stands whole on a low page', { timeout: 60_000 }, async () => {
  const duel = called('battle', 'infanteriflieger', '--hot-seat', '--seed', 'hd2');
  const screen = new Screen(emptyFolder(), duel, { columns: 80, rows: 24 });
  await screen.shows('Turn 1: S1');
  screen.press(`l60 s9 end${ENTER}`);
  const told = await screen.shows('So far');
  expect(told.replace(/\s+/g, ' ')).toMatch(
    /s9 cannot be flown now, with \d+ MU of the move left and at the speed that she has/,
  );
  screen.press(CTRL_D);
  await screen.ended;
});
