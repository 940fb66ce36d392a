import { describe, expect, test } from 'vitest';
import { paperFor } from '../../../src/page/paper.ts';
import { nameWithin, type PlanView, planGrid } from '../../../src/questions/day/plan-grid.ts';

const NAMES = [
  'Penhallow',
  'Dalgarno',
  'Threlfall',
  'Cadwallader',
  'Beaudry',
  'Gathercole',
  'Raistrick',
  'Tunnicliffe',
];

const viewOf = (names: readonly string[], mission: string): PlanView => ({
  heading: 'The plan',
  weather: 'Mist',
  men: names.map((name, i) => ({ name, machine: `${i + 1}:A${i + 1}`, ratings: '4C/N' })),
  rows: [{ when: 'Morning', name: mission, risk: 20, cells: names.map(() => 'in') }],
  at: { row: 0, column: 0 },
  warnings: [],
  notes: [],
  details: [],
  legend: '',
});

const gridOf = (names: readonly string[], mission: string): string[] =>
  planGrid(viewOf(names, mission), paperFor({ columns: 80, isTerminal: false, colour: false })).split('\n');

describe('the plan at 80 columns', () => {
  test('has each name whole, over its own column, with nine men as with eight', () => {
    for (const names of [NAMES, [...NAMES, 'Sturrock']]) {
      const lines = gridOf(names, 'Photo Reconnaissance');
      const [machines = '', upper = '', lower = ''] = lines.slice(2);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      for (const [i, name] of names.entries()) {
        const from = (i % 2 === 0 ? upper : lower).indexOf(name);
        const column = machines.indexOf(`${i + 1}:A${i + 1}`);
        expect(from, name).toBeGreaterThan(0);
        expect(from, name).toBeLessThanOrEqual(column);
        expect(from + name.length, name).toBeGreaterThan(column);
      }
    }
  });

  test('shortens a word of a mission before it cuts anything', () => {
    const [line = ''] = gridOf([...NAMES, 'Sturrock'], 'Defensive Line Patrol').slice(6);
    expect(line).toContain('Def. Line Patr. ');
  });
});

test.each([
  ['Photo Reconnaissance', 20, 'Photo Reconnaissance'],
  ['Photo Reconnaissance', 15, 'Photo Recon.'],
  ['Offensive Line Patrol', 16, 'Off. Line Patrol'],
  ['Artillery Spotting', 15, 'Art. Spotting'],
  ['Twilight Patrol', 15, 'Twilight Patrol'],
  ['Balloon Bursting', 12, 'Balloon Bur…'],
])('%s has %i columns: %s', (name, room, said) => {
  expect(nameWithin(name, room)).toBe(said);
});
