import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { columnFor } from '../../../src/cards/manuals/encounters.ts';
import { hexOf } from '../../../src/cards/map.ts';
import type { Mission } from '../../../src/cards/printed/mission.ts';
import { FaultyCards } from '../../../src/cards/reading/fault.ts';
import { lookUp } from '../../../src/cards/roll-table.ts';
import { oddsOfEncounter } from '../../../src/procedure/mission/encounter/encounter-roll.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { book } from '../../support/cards/book.ts';

const ids = Object.keys(book.missions);
const manual = (id: string): Mission => {
  const found = book.missions[id];
  if (!found) throw new Error(`There is no manual for ${id}.`);
  return found;
};
const jasta11 = (number: number) => book.fortyOne.counters[number - 1]?.jasta11;

const overlay = mkdtempSync(join(tmpdir(), 'wof-overlay-'));
mkdirSync(join(overlay, 'missions'));
afterAll(() => rmSync(overlay, { recursive: true }));

test('(introduction) there are eight routine missions, and the Dawn and Twilight Patrols', () => {
  expect(ids.filter((id) => manual(id).watches.includes('morning'))).toEqual([
    'artillery-spotting',
    'balloon-bursting',
    'bombing-raid',
    'defensive-line-patrol',
    'long-reconnaissance',
    'offensive-line-patrol',
    'photo-reconnaissance',
    'trench-strafing',
  ]);
  expect(manual('dawn-patrol').watches).toEqual(['dawn']);
  expect(manual('twilight-patrol').watches).toEqual(['twilight']);
});

test('(example) on a Photo Reconnaissance a 4 under Encounter Values 5 and 6 is six machines of Jasta 11', () => {
  const { value } = hexOf(book.missionMap, 'H09');
  const met = lookUp(manual('photo-reconnaissance').encounters[columnFor(value)], 1 + 3).met;
  expect(met).toHaveLength(6);
  expect(met.every(jasta11)).toBe(true);
});

test.each([
  [0, '1-2'],
  [1, '1-2'],
  [2, '1-2'],
  [3, '3-4'],
  [4, '3-4'],
  [5, '5-6'],
  [6, '5-6'],
  [7, '7-8'],
  [8, '7-8'],
] as const)('(16) an unmodified Encounter Value of %i is read under %s', (value, column) => {
  expect(columnFor(value)).toBe(column);
});

test.each([
  [1, 0],
  [2, 1],
  [6, 15],
  [8, 26],
  [11, 35],
  [12, 35],
  [15, 35],
])(
  '(16) (21) a modified value of %i meets the enemy in %i of 36 throws: a double 6 is always engine trouble',
  (value, ways) => {
    expect(oddsOfEncounter(value).ways).toBe(ways);
  },
);

test.each(ids)('%s: groups are of one to six, no counter twice, and at least one column holds Jasta 11', (id) => {
  const rows = Object.values(manual(id).encounters).flatMap((column) => column.rows);
  for (const { met } of rows) {
    expect(met.length).toBeGreaterThanOrEqual(1);
    expect(met.length).toBeLessThanOrEqual(6);
    expect(new Set(met).size).toBe(met.length);
  }
  expect(rows.some(({ met }) => met.every(jasta11))).toBe(true);
});

test.each(ids)('%s: Jasta 11 flies alone but for the Red Baron, and scouts do not mix with two-seaters', (id) => {
  for (const { met } of Object.values(manual(id).encounters).flatMap((column) => column.rows)) {
    const others = met.some((n) => !jasta11(n)) ? met.filter((n) => n !== RED_BARON) : met;
    const kinds = new Set(others.map((n) => [jasta11(n), n > 31].join()));
    expect(kinds.size).toBe(1);
  }
});

const RED_BARON = 1;
const rowsOf = (id: string, columns = Object.keys(manual(id).encounters)) =>
  Object.entries(manual(id).encounters).flatMap(([column, { rows }]) => (columns.includes(column) ? rows : []));
const isHalberstadt = (n: number) => book.fortyOne.counters[n - 1]?.aircraft === 'halberstadt-d3';

test('(23 of By the book) the Red Baron may come with machines of another Jasta, and with one wingman at balloons', () => {
  const mixed = (id: string) => rowsOf(id).filter(({ met }) => met.includes(RED_BARON) && met.some((n) => !jasta11(n)));
  expect(mixed('offensive-line-patrol').map(({ met }) => met.length)).toEqual([3]);
  expect(mixed('balloon-bursting').map(({ met }) => met.length)).toEqual([2]);
});

test('(23 of By the book) a lone Halberstadt may be met over our side, and four of them of an evening', () => {
  const lone = ({ met }: { readonly met: readonly number[] }) => met.length === 1 && met.every(isHalberstadt);
  for (const id of ['bombing-raid', 'defensive-line-patrol']) expect(rowsOf(id, ['1-2']).some(lone)).toBe(true);
  expect(rowsOf('twilight-patrol').some(({ met }) => met.length === 4 && met.every(isHalberstadt))).toBe(true);
});

test('(23 of By the book) one of theirs may be met crippled, on the way home past the target of a photograph', () => {
  const crippled = ids.flatMap((id) => rowsOf(id).flatMap(({ crippled }) => (crippled ? [id] : [])));
  expect(crippled).toEqual(['photo-reconnaissance']);
});

test('every one of the forty-one may be met somewhere', () => {
  const rows = ids.flatMap((id) => Object.values(manual(id).encounters)).flatMap((column) => column.rows);
  const met = new Set(rows.flatMap((row) => row.met));
  expect([...met].sort((a, b) => a - b)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
});

test('(reported) one Average plate of a Long Reconnaissance is worth 25, a useless one nothing', () => {
  const plates = manual('long-reconnaissance').activities.photograph?.table.rows ?? [];
  expect(plates.find(({ quality }) => quality === 'average')?.points).toBe(25);
  expect(plates.find(({ quality }) => quality === 'useless')?.points).toBe(0);
});

test.each(['photo-reconnaissance', 'long-reconnaissance'])(
  '(reported) a %s without a usable plate costs 10, and so does one that is not flown',
  (id) => {
    expect(manual(id).failed.points).toBe(-10);
    expect(manual(id).notFlown.points).toBe(-10);
  },
);

test('(reported) a two-seater carries five plates', () => {
  expect(manual('photo-reconnaissance').activities.photograph?.plates).toBe(5);
});

test('(13) photographs are thrown for with the modifier of the height: lower is sharper, but for the lowest', () => {
  const adds = manual('photo-reconnaissance').activities.photograph?.heights.map(({ add }) => add) ?? [];
  const [lowest = 0, ...higher] = adds;
  expect(higher).toEqual([...higher].sort((a, b) => b - a));
  expect(lowest).toBeLessThan(Math.max(...higher));
});

test('(32) ordinary rounds, Buckingham or rockets against balloons; with any of them one may fight', () => {
  const loads = manual('balloon-bursting').activities.attackBalloon?.loads ?? [];
  expect(loads.map(({ load, fights }) => [load, fights])).toEqual([
    ['ordinary', true],
    ['buckingham', true],
    ['rockets', true],
  ]);
});

test('(30) a balloon sinks with every pass, and more guns reach whoever goes down with it', () => {
  const balloon = manual('balloon-bursting').activities.attackBalloon;
  expect(balloon?.heights).toEqual([3000, 2000, 1000]);
  expect(balloon?.guns).toEqual([1, 2, 3]);
});

test('(introduction) a column of marching troops is easier to hit than a single lorry', () => {
  const targets = manual('offensive-line-patrol').activities.strafeTarget?.targets ?? [];
  const numberOf = (id: string) => targets.find(({ target }) => target === id)?.initiative ?? Number.NaN;
  expect(numberOf('troops')).toBeLessThan(numberOf('lorry'));
});

test('(reported) goods trains may be found by scanning, and shoot back', () => {
  const { scan, strafeTarget } = manual('offensive-line-patrol').activities;
  expect(scan?.table && lookUp(scan.table, 11).found).toBe('goods-train');
  expect(strafeTarget?.targets.find(({ target }) => target === 'goods-train')?.guns).toBeGreaterThan(0);
});

test('(31) every unit into the trenches counts, eight of them a point, up to what a mission may earn', () => {
  const trenches = ['trench-strafing', 'offensive-line-patrol', 'twilight-patrol'].map(
    (mission) => manual(mission).activities.strafeTrench,
  );
  expect(trenches.map((card) => [card?.unitsAPoint, card?.most])).toEqual([
    [8, 10],
    [8, 4],
    [8, 2],
  ]);
});

test('(introduction) a Defensive Line Patrol keeps to our own side of the lines', () => {
  expect(manual('defensive-line-patrol').activities.patrol?.over).toBe('allied');
});

test('(reported) one machine flies the Twilight Patrol, and the Major may be its pilot', () => {
  expect(manual('twilight-patrol').crews).toMatchObject({ fighters: { from: 1, to: 1 } });
});

test.each(ids)('(6) %s: not to fly it costs the most that it can cost', (id) => {
  expect(manual(id).notFlown.points).toBeLessThanOrEqual(manual(id).failed.points);
  expect(manual(id).notFlown.points).toBeLessThan(0);
});

test('two-seaters go only on the missions that are theirs, always at least one of them', () => {
  const theirs = ids.filter((id) => manual(id).crews.twoSeaters.to > 0);
  expect(theirs).toEqual(['artillery-spotting', 'bombing-raid', 'long-reconnaissance', 'photo-reconnaissance']);
  for (const id of theirs) expect(manual(id).crews.twoSeaters).toMatchObject({ from: 1, to: 2 });
});

test('an eleventh mission is written without touching code: the leaflet drop of the examples loads beside the ten', () => {
  cpSync('docs/examples/leaflet-drop.yaml', join(overlay, 'missions', 'leaflet-drop.yaml'));
  const eleven = loadRulebook('data', overlay);
  expect(Object.keys(eleven.missions)).toHaveLength(11);
  const drop = eleven.missions['leaflet-drop'];
  expect(drop?.activities.drop?.load).toBe('leaflets');
  expect(drop?.activities.patrol?.over).toBe('enemy');
  expect(eleven.fingerprint).not.toBe(book.fingerprint);
});

test('a manual with faults is refused with all of them at once, each at its line', () => {
  const text = readFileSync('docs/examples/leaflet-drop.yaml', 'utf8')
    .replace('points: -5', 'points: five')
    .replace('over: enemy', 'over: enmy')
    .replace('roll: 12, met: [2, 7]', 'roll: 11, met: [2, 77]');
  writeFileSync(join(overlay, 'missions', 'leaflet-drop.yaml'), text);
  const faults = () => {
    try {
      return loadRulebook('data', overlay).fingerprint;
    } catch (error) {
      return error instanceof FaultyCards ? error.faults.map(({ found }) => found) : error;
    }
  };
  expect(faults()).toEqual([
    '`over` is "enmy"',
    '`points` is "five"',
    'no row covers the roll 12',
    'rows 10 and 11 both cover the roll 11',
    'there is no German counter called 77',
  ]);
});
