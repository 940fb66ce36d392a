import { expect, test } from 'vitest';
import type { FlightPose } from '../../../../src/games/clouds/table/clouds-events.ts';
import { stripOf } from '../../../../src/games/screens.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { paperFor } from '../../../../src/page/paper.ts';
import type { GameEvent } from '../../../../src/table/events.ts';
import { book } from '../../../support/people/campaigns.ts';

const paper = (columns: number) => paperFor({ columns, isTerminal: true, colour: false });

const at = (x: number, y: number, over: Partial<FlightPose> = {}): FlightPose => ({
  x,
  y,
  heading: 0,
  height: 20,
  speed: 12,
  ...over,
});

const flew = (machine: string, from: FlightPose, to: FlightPose): GameEvent => ({
  type: 'clouds-flew',
  machine,
  words: ['end'],
  from,
  to,
  energy: 0,
});

const LAID: GameEvent[] = [
  {
    type: 'clouds-laid-out',
    machines: [
      { machine: 'A1', side: 'allied', aircraft: 'sopwith-pup', at: at(0, 0) },
      { machine: 'G1', side: 'german', aircraft: 'albatros-d3', at: at(0, 3000, { heading: 12, speed: 15 }) },
    ],
    marks: [{ id: 'K1', side: 'german', x: 600, y: 600, height: 9 }],
  },
  { type: 'clouds-turn-began', turn: 1 },
];
const FIRED: GameEvent = {
  type: 'clouds-fired',
  machine: 'A1',
  gun: 'forward',
  target: 'G1',
  burst: 'normal',
  parts: [],
  base: 9,
  roll: { faces: [12], total: 12 },
  successes: -3,
} as unknown as GameEvent;
const HIT = { type: 'clouds-hit', machine: 'G1', by: 'A1', line: 3, words: 'larger holes in the fabric' } as GameEvent;
const FLOWN = [
  flew('G1', at(0, 3000), at(0, 1800, { heading: 12, height: 19, speed: 15 })),
  flew('A1', at(0, 0), at(0, 1200, { height: 22, speed: 11 })),
];
const NEXT: GameEvent = { type: 'clouds-turn-began', turn: 2 };

/** What is shown of the last of a day, as it is told: what begins the next turn comes behind the picture. */
const shown = (columns: number, before: readonly GameEvent[], now: readonly GameEvent[]) => {
  const ends = now.indexOf(NEXT);
  const events = [...before, ...(ends < 0 ? now : now.slice(0, ends))];
  return stripOf(now, { book, paper: paper(columns), people: peopleOf({ flights: [] }), events });
};

test.each([80, 120])('in the clouds a turn stands beside what befell in it, within %i columns', (columns) => {
  const lines = (shown(columns, LAID, [...FLOWN, FIRED, HIT, NEXT]) ?? '').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  expect(lines[0]).toMatch(/^Turn 1, north up, ···· is \d/);
  // The picture at the left, and in the same rows at the right what is told.
  const beside = lines.map((line) => line.slice(columns / 2)).join(' ');
  expect(beside.replace(/\s+/g, ' ')).toContain('A1 fires at G1, normal: 12 against 9, a miss.');
  expect(beside).toContain('A1: 000°, height 20 to 22, 110 km/h');
  expect(beside).toContain('G1: 180°, height 20 to 19, 150 km/h');
  const left = lines.map((line) => line.slice(0, columns / 2));
  const rowOf = (name: string) => left.findIndex((line) => line.includes(name));
  // G1 comes down from the north, and A1 has stayed south of it; each trails dots.
  expect(rowOf('G1↓')).toBeGreaterThan(0);
  expect(rowOf('A1↑')).toBeGreaterThan(rowOf('G1↓'));
  expect(left.slice(rowOf('A1↑') + 1).join('')).toMatch(/[\u2801-\u28ff]/);
  expect(left.join('')).toContain('K1o9');
});

test('what was flown and fired before the last answer belongs to the turn', () => {
  const strip = shown(80, [...LAID, ...FLOWN.slice(0, 1), FIRED, HIT], [...FLOWN.slice(1), NEXT]) ?? '';
  expect(strip).toContain('A1 fires at');
  expect(strip).toContain('G1: 180°');
});

test('no row of the picture is empty above them all, or below', () => {
  const level = [flew('G1', at(3000, 0), at(1800, 0)), flew('A1', at(0, 0), at(1200, 0))];
  const [began, turn] = LAID;
  const laid = began?.type === 'clouds-laid-out' && {
    ...began,
    machines: began.machines.map((each, i) => ({ ...each, at: at(3000 * i, 0) })),
    marks: [],
  };
  const lines = (shown(80, [laid, turn] as GameEvent[], [...level, FIRED, HIT, NEXT]) ?? '').split('\n');
  expect(lines[1]).toMatch(/A1↑20.*G1/);
  expect(lines.at(-1)).toMatch(/[^ ]/);
});

test('who is out of it says so', () => {
  const lost: GameEvent = { type: 'clouds-lost', machine: 'G1', why: 'burned', by: 'A1' };
  const strip = shown(120, LAID, [...FLOWN, FIRED, lost, { type: 'fight-over' } as GameEvent]) ?? '';
  expect(strip).toContain('G1 goes down in flames');
  expect(strip).toContain('G1 OUT');
});

test('a turn in which nobody was struck has none, nor one that is not over, nor what opens the next', () => {
  expect(shown(80, LAID, [...FLOWN, FIRED, NEXT])).toBeUndefined();
  expect(shown(80, LAID, [...FLOWN, FIRED, HIT])).toBeUndefined();
  expect(shown(80, [...LAID, ...FLOWN, FIRED, HIT], [NEXT])).toBeUndefined();
});
