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
  headings: ['The plan', 'The plan'],
  weather: 'Mist',
  men: names.map((name, i) => ({ name, number: `${i + 1}`, ratings: '4C/N' })),
  rows: [
    {
      when: 'Morning',
      name: mission,
      risk: 20,
      cells: names.map((_, i) => ({ machine: `A${i + 1}`, isShort: false })),
    },
  ],
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
      const [numbers = '', upper = '', lower = ''] = lines.slice(2);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      for (const [i, name] of names.entries()) {
        const from = (i % 2 === 0 ? upper : lower).indexOf(name);
        const column = numbers.indexOf(`${i + 1}`);
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

test('in a narrow window the weather of both halves is one line, in short, where it can be', () => {
  const weather = 'Morning: Cloud (3), trend +. Afternoon: Light Cloud (4), trend -';
  const paper = paperFor({ columns: 60, isTerminal: false, colour: false });
  expect(planGrid({ ...viewOf(NAMES, 'Dawn Patrol'), weather }, paper).split('\n')[1]).toBe(
    'Morning: Cloud (3) +. Afternoon: Light Cloud (4) -',
  );
});

test.each([40, 60])('at %i columns the weather of both halves stands whole', (columns) => {
  const weather = 'Morning: Thunderstorm (14), trend +. Afternoon: Snow and Sleet (15), trend -';
  const paper = paperFor({ columns, isTerminal: false, colour: false });
  const lines = planGrid({ ...viewOf(NAMES, 'Dawn Patrol'), weather }, paper).split('\n');
  expect(lines.slice(1, 3)).toEqual([
    'Morning: Thunderstorm (14), trend +.',
    'Afternoon: Snow and Sleet (15), trend -',
  ]);
});

describe('the heads of the plan', () => {
  const view = viewOf(NAMES, 'Artillery Spotting');
  const drawn = (shown: PlanView, columns: number) =>
    planGrid(shown, paperFor({ columns, isTerminal: false, colour: false }));

  test('a column is a man: his number and no machine above it, and in it the machine that he takes', () => {
    const borrowed = { machine: 'B6', isShort: false };
    const [row = expect.unreachable()] = view.rows;
    const cells = row.cells.map((cell, i) => (i === 0 ? borrowed : cell));
    const lines = drawn({ ...view, rows: [{ ...row, cells }] }, 80).split('\n');
    expect(lines[2]).toMatch(/^ +each column is a man; 1 {5}2 {5}3 /);
    expect(lines[3]).toMatch(/^ +in it his machine Penhallow/);
    expect(lines.find((line) => line.includes('Artillery'))).toMatch(/ 20 {2}B6 {4}A2 {4}A3 /);
  });

  test('who is down for a mission with too few men does not look as if he flew it', () => {
    const [row = expect.unreachable()] = view.rows;
    const cells = row.cells.map((_, i) => (i < 2 ? { machine: `B${i + 1}`, isShort: true } : ('may' as const)));
    const grid = drawn({ ...view, rows: [{ ...row, cells }], at: { row: 0, column: 1 } }, 80);
    expect(grid).toMatch(/ 20 \[B1\?\] {2}B2\? {3}\. /);
  });

  test('the head line is shortened, and then goes on in a second line, before anything of it is cut', () => {
    const long = 'B Flight, Saturday, 21 April 1917, the last day: the plan. Left undone: -12 points.';
    const short = 'B Flight, 21 April, the last day: the plan. Left undone: -12 points.';
    const headed = { ...view, headings: [long, short] } as const;
    expect(drawn(headed, 120)).toContain(long);
    expect(drawn(headed, 80).split('\n')[0]).toBe(short);
    expect(drawn(headed, 60).split('\n').slice(0, 2).join(' ')).toBe(short);
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
