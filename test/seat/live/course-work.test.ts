import { expect, test } from 'vitest';
import { takenOff } from '../../support/program/taken-off.ts';
import { answersIn } from '../../support/program/wof.ts';

const WAITS = /\n>\s*$|Enter (goes on|for more)[^\n]*\n*$/;

const flown = (saves: string) =>
  answersIn(saves, 'out')
    .filter(([asked]) => asked === 'movement')
    .map(([, answer]) => answer);

test('(14) Enter alone takes off for the work, does it, and comes home', { timeout: 90_000 }, async () => {
  const { saves, screen, types, page } = await takenOff('out', 'tern');
  // The way lies first among the answers, and on the map: that of a careful commander.
  expect(page).toMatch(/\[course work\] 1: 1000/);
  expect(page).toContain('course work: out to patrol J11 at 13,000 ft, then likely J12, I12 and J13');
  expect(page).toContain('I01: 0');
  let keys = 0;
  for (; keys < 20 && !screen.record.join('\n').includes('Dawn Patrol is over'); keys++) {
    types('');
    await screen.shows(WAITS);
  }
  const record = screen.record.join('\n').replace(/\s+/g, ' ');
  expect(record).toContain('four hexes so far, worth +3');
  expect(record).toContain('Dawn Patrol is over: +3 Victory Points');
  expect(keys).toBeLessThan(12);
  expect(flown(saves).filter((step) => step === 'stay')).toHaveLength(4);
  // Down at its work it does not climb between two hexes of it.
  expect(record).not.toMatch(/They stay over[^.]*\.[^.]*\.[^.]*They climb/);
});

test('(14) whoever chooses his height flies out at it, and who flies his own way is offered none', {
  timeout: 90_000,
}, async () => {
  const { saves, screen, types } = await takenOff('out', 'tern');
  types('3000');
  expect(await screen.shows('what now?')).toContain('out to patrol J11 at 3,000 ft, then likely J12, I12 and J13');
  types('e');
  const page = await screen.shows(/H02[^\n]*our side[\s\S]*what now\?/);
  expect(page).not.toContain('course work');
  expect(page).toMatch(/\(to work at \w+\)/);
  types('course work');
  await screen.shows(WAITS);
  expect(flown(saves).length).toBeGreaterThan(3);
});

test('(44) where a course is stopped by what is met, the page knows how far the work had come', {
  timeout: 90_000,
}, async () => {
  const { screen, types } = await takenOff('out', 'lark');
  let isMet = false;
  for (let stops = 0; stops < 30; stops++) {
    types(isMet ? 'decline' : '');
    const page = await screen.shows(WAITS);
    isMet = page.includes('Attack?');
    if (/J12:[\s\S]*DFW[^\n]*Attack\?/.test(page)) {
      expect(page).toContain('So far 1 hex (J11)');
      return;
    }
  }
  throw new Error('Over J12 nobody was met.');
});
