import { expect, test } from 'vitest';
import { stripOf } from '../../../../src/games/screens.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { paperFor } from '../../../../src/page/paper.ts';
import type { GameEvent } from '../../../../src/table/events.ts';
import { book } from '../../../support/people/campaigns.ts';

const onlooker = (columns: number) => ({
  book,
  people: peopleOf({ flights: [] }),
  events: [],
  paper: paperFor({ columns, isTerminal: true, colour: false }),
});

const phase = (at: number): GameEvent => ({
  type: 'cards-revealed',
  turn: 1,
  phase: at,
  moves: [
    {
      machine: 'A1',
      side: 'allied',
      card: 'straight',
      from: { x: 20_000, y: 10_000 * at, heading: 0 },
      to: { x: 20_000, y: 10_000 * (at + 1), heading: 0 },
    },
    {
      machine: 'G1',
      side: 'german',
      card: 'straight',
      from: { x: 40_000, y: 90_000 - 10_000 * at, heading: 12 },
      to: { x: 40_000, y: 80_000 - 10_000 * at, heading: 12 },
    },
  ],
});

const AFTER: GameEvent[] = [
  {
    type: 'guns-fired',
    machine: 'A1',
    arc: 'front',
    target: 'G1',
    range: 'short',
    deck: 'A',
    cards: 2,
    aimed: false,
    distance: 60,
  },
  { type: 'machines-overlapped', machines: ['A1', 'G1'] },
  { type: 'machine-exited', machine: 'A1', side: 'allied', edge: 'own' },
  { type: 'machine-eliminated', machine: 'G1', side: 'german', why: 'points', by: 'A1' },
  { type: 'card-turn-began', turn: 2 },
];

/** The rows on which a word stands. */
const rowsOf = (strip: string, word: string) =>
  strip.split('\n').flatMap((line, row) => (line.includes(word) ? [row] : []));

test.each([80, 120])('three phases lie side by side at one scale, within %i columns', (columns) => {
  const strip = stripOf([phase(1), phase(2), phase(3)], onlooker(columns)) ?? '';
  const lines = strip.split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  expect(lines[0]).toMatch(/^Phase 1 +Phase 2 +Phase 3$/);
  // He flies north through the phases: each time he stands higher, in the column of that phase.
  const places = ['Phase 1', 'Phase 2', 'Phase 3'].map((head) => {
    const column = lines[0]?.indexOf(head) ?? 0;
    const part = lines.map((line) => line.slice(column, column + Math.floor(columns / 3) - 2));
    return part.findIndex((line) => line.includes('A1↑'));
  });
  expect(places).toEqual([...places].sort((a, b) => b - a));
  expect(new Set(places).size).toBe(3);
});

test('below a phase stands who fired, and who is out of it', () => {
  const strip = stripOf([phase(1), ...AFTER, phase(2)], onlooker(80)) ?? '';
  expect(strip.replace(/\s+/g, ' ')).toContain('A1 fires at G1, short. A1 and G1 upon each other.');
  expect(rowsOf(strip, 'OUT').length).toBe(1);
  expect(rowsOf(strip, 'off the').length).toBe(1);
});

test('a window that is too narrow for three of them has none', () => {
  expect(stripOf([phase(1), phase(2), phase(3)], onlooker(50))).toBeUndefined();
  expect(stripOf([phase(1)], onlooker(50))).toContain('A1');
});

test('where no card was shown there is no picture', () => {
  expect(stripOf(AFTER, onlooker(80))).toBeUndefined();
});
