import { expect, test } from 'vitest';
import { takenOff } from '../../support/program/taken-off.ts';
import { answersIn } from '../../support/program/wof.ts';

const MORE = /Enter (for more, q for no more|goes on) >\s*$/;

test('(23) with four hexes patrolled the page says that all is won, and Enter flies home', {
  timeout: 120_000,
}, async () => {
  const { saves, screen, types } = await takenOff('won', 'tern');
  types('5000');
  await screen.shows(/what now\?[\s\S]*\n>\s*$/);
  types('course patrol h11 h12 h13 h14');
  await screen.shows(MORE);
  types('q');
  await screen.shows('so far; all that the mission brings is won');
  expect(screen.text).toContain('[course home] 1: ne');
  types('');
  await screen.shows(MORE);
  const moves = answersIn(saves, 'won').filter(([asked]) => asked === 'movement');
  expect(moves.slice(-1)[0]?.[1]).not.toBe('stay');
});
