import { expect, test } from 'vitest';
import { entered } from '../support/program/entered.ts';

// Seed balloon-8: balloons are attacked more than once, until the AFT allows no more.
test('(30) Enter alone attacks a balloon, goes round again, and flies home when there is no more to be done', async () => {
  const { told, given } = await entered('balloon-8', 'Balloon Bursting is over', 110);
  expect(given('special-activity')).toContain('attack-balloon');
  expect(given('dive-burst').filter((burst) => burst !== 'hold').length).toBeGreaterThan(1);
  expect(given('another-pass')).toContain('again');
  expect(told.join('')).not.toMatch(/(They stay over [A-Z]\d\d[^>]*){5}/);
});

// Seed ruff: one sees the other home, and over their own field neither is left a move.
test('(14) Enter alone lands who is over his own field and has nowhere else to go', async () => {
  const { told, given } = await entered('ruff', 'Balloon Bursting is over', 60);
  expect(told.join('')).not.toContain('Enter alone takes nothing');
  expect(given('movement')).toContain('land');
});

// Seed lark2: the dawn patrol comes home with all won, and so does the line patrol of the morning.
test('(23) on the next mission too Enter flies home when all is won, and does not stay until the petrol is gone', async () => {
  const { told, given } = await entered('lark2', 'Defensive Line Patrol is over', 40);
  const offered = told.flatMap((page, i) =>
    /course home \+\d+ so far; all that the mission brings is won/.test(page) ? [i] : [],
  );
  const landed = told.findIndex((page) => page.includes('Dawn Patrol is over'));
  expect(offered.map((at) => (at < landed ? 'dawn' : 'morning'))).toEqual(['dawn', 'morning']);
  expect(given('movement').filter((step) => step === 'stay').length).toBeLessThan(10);
});
