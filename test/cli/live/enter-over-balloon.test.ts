import { expect, test } from 'vitest';
import { takenOff } from '../../support/program/taken-off.ts';
import { answersIn } from '../../support/program/wof.ts';

const WAITS = /\n>\s*$|Enter (goes on|for more)[^\n]*\n*$/;

// Seed rail: one balloon is up at the fourth look, and wound down; the next is not to be seen, and the AFT allows no more.
test('(30) Enter alone attacks a balloon, goes round again, and flies home when there is no more to be done', {
  timeout: 180_000,
}, async () => {
  const { saves, screen, types } = await takenOff('gas', 'rail');
  const given = (to: string) =>
    answersIn(saves, 'gas')
      .filter(([asked]) => asked === to)
      .map(([, answer]) => answer);
  const isDone = () => screen.record.join('\n').includes('No balloon was burnt.');
  for (let keys = 0; keys < 90 && !isDone(); keys++) {
    types('');
    await screen.shows(WAITS);
  }
  expect(isDone()).toBe(true);
  expect(given('special-activity')).toContain('attack-balloon');
  expect(given('dive-burst').filter((burst) => burst !== 'hold').length).toBeGreaterThan(1);
  expect(given('another-pass')).toContain('again');
  expect(screen.record.join('\n').replace(/\s+/g, ' ')).not.toMatch(/(They stay over [A-Z]\d\d[^>]*){5}/);
});

// Seed ruff: one sees the other home over a field on which he could land, and has petrol for one turn more.
test('(14) Enter alone lands who is over his own field with no petrol to go out again', {
  timeout: 180_000,
}, async () => {
  const { saves, screen, types } = await takenOff('field', 'ruff');
  const isDone = () => screen.record.join('\n').includes('Balloon Bursting is over');
  let offered = 0;
  for (let keys = 0; keys < 60 && !isDone(); keys++) {
    if (screen.text.replace(/\s+/g, ' ').includes('there is petrol for the way home, and little more')) offered += 1;
    expect(screen.text).not.toContain('Enter alone takes nothing');
    types('');
    await screen.shows(WAITS);
  }
  expect(isDone()).toBe(true);
  expect(offered).toBe(1);
  const moves = answersIn(saves, 'field').filter(([asked]) => asked === 'movement');
  expect(moves.some(([, answer]) => answer === 'land')).toBe(true);
});
