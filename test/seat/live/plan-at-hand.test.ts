import { expect, test } from 'vitest';
import { Screen } from '../../support/program/screen.ts';
import { called } from '../../support/program/window.ts';
import { answersIn, emptyFolder } from '../../support/program/wof.ts';

const ENTER = '\r';

const begun = (name: string) => {
  const saves = emptyFolder();
  const screen = new Screen(saves, called('new', name, '--seed', 'tern'), { columns: 80, rows: 24 });
  return { saves, screen, types: (line: string) => screen.press(`${line}${ENTER}`) };
};

test('(6) Enter alone plans the whole day as a careful commander would, and Enter once more flies it', {
  timeout: 60_000,
}, async () => {
  const { saves, screen, types } = begun('out');
  expect(await screen.shows('when?')).toMatch(/> +propose +the whole day/);
  types('');
  await screen.shows('Does the plan stand?');
  types('');
  await screen.shows('Enter for more');
  const asked = answersIn(saves, 'out').map(([decision]) => decision);
  expect(asked.at(-1)).toBe('plan');
  expect(asked.filter((decision) => decision === 'assign').length).toBeGreaterThan(8);
});

test('who has begun to plan is offered no other plan: Enter takes what stands first', { timeout: 60_000 }, async () => {
  const { saves, screen, types } = begun('own');
  await screen.shows('when?');
  types('afternoon');
  expect(await screen.shows('Who flies?')).not.toContain('the whole day by');
  types('');
  await screen.shows('Who else?');
  expect(answersIn(saves, 'own').at(-1)).toEqual(['assign', 'haldenby']);
});

test('why has the reason of a plan that is proposed, what an answer does, and what a word of the game means', {
  timeout: 60_000,
}, async () => {
  const { screen, types } = begun('asks');
  await screen.shows('when?');
  types('propose');
  await screen.shows('Does the plan stand?');
  types('why fly');
  await screen.shows('Enter takes it: every mission is decided,');
  types('why dawn-patrol');
  await screen.shows('Dawn Patrol, zones A, B, C. Enter takes fly');
  types('why aft');
  await screen.shows('Air Flying Time');
});
