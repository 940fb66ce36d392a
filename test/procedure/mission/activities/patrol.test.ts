import { expect, test } from 'vitest';
import { scorePatrol } from '../../../../src/procedure/mission/activities/patrol.ts';
import { ofType } from '../../../../src/table/events.ts';
import {
  aLog,
  anFk8,
  aParty,
  aSpad,
  book,
  given,
  MOVED,
  playActivity,
  STAYED,
  withManual,
} from '../../../support/people/activities.ts';
import { typesOf } from '../../../support/read/types-of.ts';

const patrol = (hex: string, told = {}) => aParty([aSpad()], hex, { altitude: 8000, ...told });

test('(23) a hex stayed over on a Dawn Patrol counts, once, and four of them are worth 5', () => {
  const log = aLog('dawn-patrol');
  const points = ['H11', 'H11', 'H12', 'H13', 'H14'].flatMap((hex) =>
    ofType(playActivity(patrol(hex), log, STAYED), 'hex-patrolled').map((event) => [event.hexes, event.points]),
  );
  expect(points).toEqual([
    [1, 0],
    [2, 2],
    [3, 2],
    [4, 5],
  ]);
  expect(log.done.patrolled).toEqual(['H11', 'H12', 'H13', 'H14']);
});

test.each([
  [2, [0, 0, 0, 3]],
  [3, [0, 2, 2, 5]],
])('(43) a patrol of %i has its credit by how many took off, where so few earn less', (machines, worth) => {
  const patrols = given(book.missions['dawn-patrol']?.activities.patrol);
  const cards = withManual('dawn-patrol', {
    patrol: { ...patrols, few: 2, creditOfFew: [{ at: 4, points: 3, source: 'invented' }] },
  });
  const crews = Array.from({ length: machines }, (_, i) => ({ machine: `B${i}`, pilot: `${i}`, observer: undefined }));
  const log = aLog('dawn-patrol', { crews });
  const points = ['H11', 'H12', 'H13', 'H14'].flatMap((hex) =>
    ofType(playActivity(patrol(hex), log, STAYED, { cards }), 'hex-patrolled').map((event) => event.points),
  );
  expect(points).toEqual(worth);
  expect(scorePatrol(given(given(cards.missions['dawn-patrol']).activities.patrol), log)).toEqual([
    { points: worth[3], why: 'patrol' },
  ]);
});

/** Heavy Cloud lets one see so far down, and no farther. */
const HEAVY_CLOUD = book.weatherEffects.boxes.find(
  ({ down }) => typeof down === 'number' && down > 3000 && down < 8000,
);

test('(13) a hex is patrolled by who sees the ground, or is at 3,000 ft or below', () => {
  const { box = 0, down } = given(HEAVY_CLOUD);
  const isCounted = (altitude: number) =>
    playActivity(patrol('H12', { altitude, box }), aLog('dawn-patrol'), STAYED).length > 0;
  expect([Number(down), Number(down) + 1000].map(isCounted)).toEqual([true, false]);
  const mist = { ...book.weatherEffects, boxes: book.weatherEffects.boxes.map((each) => ({ ...each, down: 1000 })) };
  const inMist = (altitude: number) =>
    playActivity(patrol('H12', { altitude }), aLog('dawn-patrol'), STAYED, { cards: { ...book, weatherEffects: mist } })
      .length > 0;
  expect([1000, 3000, 4000].map(inMist)).toEqual([true, true, false]);
});

test.each([
  ['moving through is not patrolling', 'H12', MOVED, {}, {}],
  ['the trenches are not behind the lines', 'H09', STAYED, {}, {}],
  ['one move from the trenches is too near for a Dawn Patrol', 'H10', STAYED, {}, {}],
  ['nine moves are too far', 'H18', STAYED, {}, {}],
  ['500 ft above its heights is too high', 'H12', STAYED, { altitude: 16_500 }, {}],
  ['another zone is another flight’s', 'H12', STAYED, {}, { zones: ['A'] }],
  [
    'a Lame Duck alone patrols nothing',
    'H12',
    STAYED,
    { machines: [aSpad({ lameDuck: { number: 3, climbs: true, repair: 1 } })] },
    {},
  ],
] as const)('(23) no credit: %s', (_, hex, turn, party, log) => {
  expect(playActivity(patrol(hex, party), aLog('dawn-patrol', log), turn)).toEqual([]);
});

test('(23) a Defensive Line Patrol counts hexes on our side, up to two moves from the trenches', () => {
  const log = aLog('defensive-line-patrol', { zones: ['B'] });
  for (const hex of ['H08', 'H07', 'H06']) playActivity(patrol(hex), log, STAYED);
  expect(log.done.patrolled).toEqual(['H08', 'H07']);
});

const flight = () => [aSpad(), anFk8(), anFk8({ id: 'B8' })];

test('(23) fighters that are with the two-seaters when they cross the lines again have escorted each of them, once', () => {
  const log = aLog('bombing-raid');
  const events = playActivity(aParty(flight(), 'H08', { cameFrom: 'H09' }), log, MOVED);
  expect(events).toEqual([{ type: 'two-seaters-escorted', machines: ['B7', 'B8'], points: 2 }]);
  expect(playActivity(aParty(flight(), 'H08', { cameFrom: 'H09' }), log, MOVED)).toEqual([]);
  expect(log.done.escorted).toEqual(['B7', 'B8']);
});

test.each([
  ['without fighters', [anFk8()], 'H08', 'H09'],
  ['without two-seaters', [aSpad()], 'H08', 'H09'],
  ['over the trenches still', flight(), 'H09', 'H10'],
  ['never across', flight(), 'H07', 'H08'],
] as const)('(23) no escort: %s', (_, machines, hex, cameFrom) => {
  expect(playActivity(aParty([...machines], hex, { cameFrom }), aLog('bombing-raid'), MOVED)).toEqual([]);
});

test('(23) from Tree-Top the flight climbs to 1,000 ft at the end, for 2 AFT, whatever else it did', () => {
  const party = aParty([aSpad()], 'H05', { altitude: 0 });
  expect(playActivity(party, aLog('dawn-patrol'), MOVED)).toEqual([
    { type: 'height-changed', from: 0, to: 1000, aft: 2 },
  ]);
  expect(party.machines[0]?.aft).toBe(98);
});

test('(23) nobody is left to do anything', () => {
  expect(typesOf(playActivity(aParty([], 'H09', { altitude: 0 }), aLog('trench-strafing'), STAYED))).toEqual([]);
});
