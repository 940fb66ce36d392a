import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onTrack, trackOf } from '../../../src/games/track/screen/track/track-facts.ts';
import { paperFor } from '../../../src/page/paper.ts';
import { companionText, layoutPage } from '../../../src/screens/companion/companion.ts';
import { ownTable } from '../../../src/screens/companion/own-table.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { anyFight } from '../../support/fights/any-fight.ts';
import { book } from '../../support/fights/fights.ts';
import { watchFight } from '../../support/fights/watched-fight.ts';
import { given } from '../../support/people/activities.ts';

const roll = { faces: [3, 4], total: 7 };
const flight = ['B1', 'B2'].map((machine) => ({
  machine,
  aircraft: 'spad-vii',
  men: [{ airman: machine, rank: 'Captain', surname: 'Haldenby' } as const],
}));

const began: GameEvent[] = [
  { type: 'watch-began', watch: 'dawn', flight: 'B', weather: 7, trend: 1 },
  {
    type: 'mission-began',
    mission: 'dawn-patrol',
    flight: 'B',
    watch: 'dawn',
    zones: ['A', 'B', 'C'],
    machines: flight,
  },
  { type: 'took-off', hex: 'H01', aft: 3 },
  { type: 'height-changed', from: 0, to: 5000, aft: 10 },
];
const moved: GameEvent[] = [
  { type: 'weather-checked', roll, from: 7, change: 1, byTrend: false, to: 8 },
  { type: 'moved', from: 'H01', to: 'H02', aft: 3, left: 110 },
];

const tableAfter = (events: readonly GameEvent[]) => ownTable({ events, seen: undefined, track: undefined, book });
const toldAfter = (before: readonly GameEvent[], events: readonly GameEvent[]) =>
  companionText(tableAfter(before), { events, seen: undefined, track: undefined, book }).text;
const atSection = (events: readonly GameEvent[]) =>
  layoutPage(
    { events, seen: undefined, track: undefined, book },
    paperFor({ columns: 80, isTerminal: false, colour: false }),
  );

test('a turn is told as markers to move and figures to write, and nothing that lies there already', () => {
  expect(toldAfter(began, [...began, ...moved])).toBe(
    'On your table. Mission Map: Flight Marker to H02. Weather Effects Chart: Weather Marker to Light Cloud (8). Mission Log: AFT 110.',
  );
  expect(toldAfter(began, began)).toBeUndefined();
});

test('(15) (36) who is placed before Archie, left behind or waited for lies where the rules want him', () => {
  const placed: GameEvent = { type: 'machines-placed', placing: { B1: 11, B2: 66 } };
  expect(toldAfter(began, [...began, placed])).toBe(
    "On your table. 'Archie' Display: B1 to square 11; B2 to square 66.",
  );
  expect(toldAfter([...began, placed], [...began, placed, ...moved])).toContain('Off the board: B1, B2.');
  const left: GameEvent = { type: 'lame-duck-left', machine: 'B2', hex: 'H01' };
  expect(toldAfter(began, [...began, left])).toContain('ST marker, B2 to H01');
  const apart: GameEvent = { type: 'detached', machines: ['B2'], hex: 'H01', weather: 7 };
  expect(atSection([...began, apart, ...moved])).toMatch(
    /Flight Marker H02; marker of those who wait H01.*\(weather\s7\)/,
  );
  const back: GameEvent = { type: 'mission-resumed', machines: ['B1'], hex: 'H01', weather: 7 };
  expect(atSection([...began, apart, ...moved, back])).not.toContain('wait');
});

test('(30) in a dive the target has its marker on the track, as long as the dive lasts', () => {
  const dive: GameEvent[] = [
    { type: 'dive-began', name: 'Trucks', machines: ['B1'], altitude: 0, aft: 0 },
    {
      type: 'dive-aimed',
      machine: 'B1',
      name: 'Trucks',
      roll,
      skill: 2,
      initiative: 14,
      target: 9,
      longestBurst: 4,
    },
  ];
  expect(toldAfter(began, [...began, ...dive])).toContain('marker of Trucks to box 9; B1 to box 14');
  expect(toldAfter([...began, ...dive], [...began, ...dive, ...moved])).toContain(
    'Off the board: marker of Trucks, B1.',
  );
});

test('(43) when the mission is over the board is empty, and the log sheet has what it earned', () => {
  const over: GameEvent = {
    type: 'mission-ended',
    mission: 'dawn-patrol',
    homecomings: [],
    scores: [],
    points: 4,
    fates: [],
  };
  expect(atSection([...began, ...moved, over])).toBe(
    'Mission Log: Dawn Patrol +4 VP.\nNobody is in the air: no counter lies on the board.',
  );
});

test('(17) in any Dog-Fight each counter lies in the box that its Initiative Roll gave it', () => {
  const aloft: GameEvent[] = [...began, ...moved];
  fc.assert(
    fc.property(anyFight, fc.nat(), fc.nat(), (fight, dice, answers) => {
      const { puts } = watchFight(fight, dice, answers);
      for (const { question, told } of puts.slice(0, 12)) {
        const events = [...aloft, ...told];
        const view = given(trackOf(question));
        const known = { events, seen: undefined, track: { view, at: events.length }, book };
        const lying = ownTable(known).filter(({ place }) => place === 'Initiative Track');
        for (const { id, initiative } of onTrack(view))
          if (initiative !== undefined)
            expect(lying.find(({ piece }) => piece === id)?.at).toMatch(`box ${initiative}`);
        expect(lying).toHaveLength(1 + view.machines.filter(({ out }) => out === undefined).length);
      }
    }),
    { numRuns: 25 },
  );
});
