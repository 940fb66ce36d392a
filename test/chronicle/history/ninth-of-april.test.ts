import { expect, test } from 'vitest';
import { historyOfApril } from '../../../src/chronicle/history-of-april.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { attack, fight, hit, lived, mission, roll } from '../../support/people/told-fights.ts';

const quiet = mission([]);
const before = Array.from({ length: 8 }, () => quiet);
const paid = (events: readonly GameEvent[], points: number): readonly GameEvent[] =>
  events.map((event) => (event.type === 'mission-ended' ? { ...event, points } : event));
const asPlates = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.map((event) => (event.type === 'mission-began' ? { ...event, mission: 'photo-reconnaissance' } : event));
const undone: GameEvent = { type: 'mission-not-flown', flight: 'B', mission: 'trench-strafing', points: -3 };

const monday = (of: Lived): string =>
  historyOfApril(of)
    .find(({ title }) => title === 'Easter Monday')
    ?.paragraphs.join(' ') ?? '';

test('the opening of the battle stands beside what the flight did on that day', () => {
  const met = paid(mission(fight(attack('G1', 'B1'), hit('G1', 'B2', 'driven-off'))), 12);
  const told = monday(lived(...before.map((day, i) => (i < 2 ? asPlates(day) : day)), [...met, undone], quiet));
  expect(told).toContain('At half past five in the morning of 9 April the infantry went over on both sides of Arras;');
  expect(told).toContain('It was for this that they had gone out with a camera twice in the week before.');
  expect(told).toContain('B Flight had two missions to fly that day, and flew one.');
  expect(told).toMatch(
    /(?:At dawn|at dawn).* on a Dawn Patrol over zone B, and fought two Albatros D\.IIIs of Jasta 11: \+12 Victory Points\./,
  );
  expect(told).toContain('The Trench Strafing was left undone.');
  expect(told).toContain('The day came to +9 Victory Points, the best of the month. Nobody was hurt.');
});

test('engines that failed are the reason where nobody was met; who was hurt is named', () => {
  const trouble = (machine: string): GameEvent => ({
    type: 'engine-trouble-met',
    machine,
    roll,
    result: 'cuts-out',
    lots: [],
    words: '',
  });
  const cut = paid(
    mission(['B1', 'B2', 'B3'].map(trouble), [{ airman: 'haldenby', fate: { fate: 'wounded', days: 2 } }]),
    -9,
  );
  const told = monday(lived(...before, cut, quiet));
  expect(told).toContain('and all three engines failed: -9 Victory Points.');
  expect(told).toContain(', the worst of the month. Captain Haldenby was wounded.');
  const two = monday(lived(...before, paid(mission(['B1', 'B2'].map(trouble)), 0), quiet));
  expect(two).toContain('and two engines of three failed: 0 Victory Points. The day came to 0 Victory Points.');
});

test('before that day is over, and of a day on which nothing was asked, nothing is told', () => {
  expect(monday(lived(quiet, quiet))).toBe('');
  expect(monday(lived(...before, [], quiet))).toBe('');
  expect(monday(lived(...before, [undone], quiet))).toContain('had one mission to fly that day, and flew none.');
});
