import { expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import { withoutGaps } from '../../../src/games/track/screen/track/track-picture.ts';
import { paperFor } from '../../../src/page/paper.ts';
import { type PlanView, planGrid } from '../../../src/questions/day/plan-grid.ts';
import { goalLine, missionText } from '../../../src/questions/mission/goal-text.ts';
import { flownSoFar } from '../../../src/screens/live/flown.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { book as shipped } from '../../support/cards/book.ts';
import { book } from '../../support/fights/cards.ts';

test('in a fight the height on the page is that of the fight', () => {
  const began = { type: 'mission-began', mission: 'dawn-patrol', zones: ['A'], machines: [], target: undefined };
  const climbed = { type: 'height-changed', from: 0, to: 5000, aft: 10 };
  const phase = { type: 'phase-began', phase: 2, altitude: 2000, dfd: 25 };
  const heightAfter = (...events: readonly object[]) => flownSoFar(events as unknown as GameEvent[])?.altitude;
  expect(heightAfter(began, climbed)).toBe(5000);
  expect(heightAfter(began, climbed, { type: 'fight-began', altitude: 3000 })).toBe(3000);
  expect(heightAfter(began, climbed, phase)).toBe(2000);
});

test('a track that finds no room loses what lies between two numbers before it loses a machine', () => {
  const page = [
    'title',
    '      *B1   18',
    '             :',
    '       B2   14',
    '             :',
    '            7   G24',
  ].join('\n');
  expect(withoutGaps(page, 6)).toBe(page);
  expect(
    withoutGaps(page, 5)
      .split('\n')
      .filter((line) => line.trim() === ':'),
  ).toHaveLength(1);
  expect(withoutGaps(page, 4)).toBe('title\n      *B1   18\n       B2   14\n            7   G24');
});

test('of a track that is cut below the machine that is asked stands all the same', () => {
  const page = ['title', 'ours No. theirs', 'B2 14', 'B3 12', 'G7 11', 'B4 30 13 = 10 G2', '*B5 30 12 = 9 G3'];
  expect(withoutGaps(page.join('\n'), 7)).toBe(page.join('\n'));
  expect(withoutGaps(page.join('\n'), 5).split('\n').slice(0, 4)).toEqual([...page.slice(0, 3), '*B5 30 12 = 9 G3']);
  const first = ['title', 'ours No. theirs', '*B2 14', 'B3 12', 'G7 11'];
  expect(withoutGaps(first.join('\n'), 4)).toBe(first.join('\n'));
});

test('what a goal has earned so far stands behind what is done', () => {
  const achieved = { ...nothingDone(), patrolled: ['H11', 'H12'] } as ReturnType<typeof nothingDone>;
  const line = goalLine({ mission: 'dawn-patrol', machines: 4, achieved }, 'so-far', book);
  expect(line).toMatch(/So far 2 hexes \(H11, H12\), worth \+\d\./);
  expect(line).toContain('A turn over each, 1,000 to 16,000 ft, behind their lines');
  expect(goalLine({ mission: 'dawn-patrol', machines: 4, achieved: nothingDone() }, 'so-far', book)).toContain(
    'So far 0 hexes.',
  );
});

test.each([
  [2, 'hexes patrolled by two machines or fewer: 4 for +1.', 1],
  [3, 'hexes patrolled: 2 for +1, 4 for +3.', 3],
])('a patrol of %i is told what it may earn: %s', (machines, asks, worth) => {
  const achieved = { ...nothingDone(), patrolled: ['H11', 'H12', 'H13', 'H14'] } as ReturnType<typeof nothingDone>;
  const line = goalLine({ mission: 'dawn-patrol', machines, achieved }, 'so-far', shipped);
  expect(line).toContain(asks);
  expect(line).toContain(`H14), worth +${worth}.`);
});

test('ratings and risks on the plan are whole in narrow columns, and the legend says what they are', () => {
  const man = { number: '4', name: 'Pettifer', ratings: '2/C/NV' };
  const view: PlanView = {
    headings: ['The plan', 'The plan'],
    weather: 'Cloud',
    men: Array.from({ length: 9 }, () => man),
    rows: [
      { when: 'Twilight', name: 'Twilight Patrol', risk: 12, cells: Array.from({ length: 9 }, () => 'may' as const) },
    ],
    legend: 'Risk: machines lost.',
    at: { row: 0, column: 0 },
    warnings: [],
    notes: [],
    details: [],
  };
  const grid = (columns: number) => planGrid(view, paperFor({ columns, isTerminal: true, colour: false }));
  expect(grid(80)).toMatch(/^ +risk 2C\/NV 2C\/NV/m);
  // Nine whole names in columns of six signs: five in the upper row, four in the lower one.
  const whole = grid(80)
    .split('\n')
    .filter((line) => line.includes('Pettifer'));
  expect(whole.map((line) => line.split('Pettifer').length - 1)).toEqual([5, 4]);
  expect(
    grid(120)
      .split('\n')
      .filter((line) => line.includes('Pettifer')),
  ).toHaveLength(2);
  expect(grid(80)).toMatch(/^\[dusk\] Twilight Patrol 12 {2}\. /m);
  expect(grid(120)).toMatch(/^ +risk 2C\/NV +2C\/NV/m);
  expect(grid(120)).toMatch(/\nRisk: machines lost\.$/);
});

test('(23) every balloon that may be up is named with its hex, whatever else lies in that hex, and how high it hangs', () => {
  const orders = {
    mission: 'balloon-bursting',
    machines: 2,
    achieved: nothingDone(),
    zones: ['B', 'C'],
    target: undefined,
  } as const;
  const text = missionText(orders, 'so-far', book);
  expect(text).toMatch(/The work is done over F10 \(Balloon at Oppy\), .*H11 \(Balloon at Vis-en-Artois\), .*N10 \(/);
  expect(text).toContain('look for them over their hexes, no lower than 3,000 ft, where they hang');
});

test('(8) a patrol over many hexes is shown on the map, and not listed', () => {
  const orders = {
    mission: 'dawn-patrol',
    machines: 4,
    achieved: nothingDone(),
    zones: ['A', 'B'],
    target: undefined,
  } as const;
  expect(missionText(orders, 'so-far', book)).not.toContain('The work is done over');
});
