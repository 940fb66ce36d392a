import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { missionsCard, type Year } from '../../../../src/games/side/cards/missions-card.ts';
import { sideScenarioFaults } from '../../../../src/games/side/cards/scenario-faults.ts';
import { there } from '../../../support/fights/cards.ts';
import { book } from '../../../support/fights/side-fights.ts';

const cards = book.fights['winged-victory'];
const noon = there(cards.scenarios['patrol-at-noon']);
const pup = there(noon.allied.machines[0]);
const wrong = (told: Partial<typeof pup>, mats = noon.mats) =>
  sideScenarioFaults({ ...noon, mats, allied: { ...noon.allied, machines: [{ ...pup, ...told }] } }, cards).map(
    ({ path, found, allowed }) => [path.join('.'), found, allowed],
  );

test.each(Object.entries(cards.scenarios))('nothing stands beyond the mats, or too high, in %s', (_, card) => {
  expect(sideScenarioFaults(card, cards)).toEqual([]);
});

test('a machine beyond the mats, above its ceiling or faster than it holds together is named with its place', () => {
  expect(wrong({ column: 40 })).toEqual([]);
  expect(wrong({ column: 41 })).toEqual([
    ['allied.machines.0.column', 'hex 41 is beyond the mats', 'these mats have 40 hexes, from the west'],
  ]);
  expect(wrong({ column: 41 }, ['A', 'B'])).toEqual([]);
  expect(wrong({ level: 30 })).toEqual([
    ['allied.machines.0.level', 'level 30 is above where a Sopwith Pup can fly', 'its ceiling is level 29'],
  ]);
  expect(wrong({ speed: 11 })).toEqual([
    ['allied.machines.0.speed', 'at speed 11 a Sopwith Pup breaks up', 'it holds together up to 10'],
  ]);
});

test('clouds and targets beyond the mats are named too', () => {
  const at = { column: 77, level: 3 };
  const target = { target: 'depot', kind: 'depot', side: 'german', ...at } as const;
  const sky = { ...noon.sky, cumuli: [at], lowStrati: [at] };
  const faults = sideScenarioFaults({ ...noon, sky, targets: [target] }, cards);
  expect(faults.map(({ path }) => path.join('.'))).toEqual([
    'targets.0.column',
    'sky.cumuli.0.column',
    'sky.lowStrati.0.column',
  ]);
});

test('an aim that needs something of the other side is refused where there is nothing of it', () => {
  const target = { target: 'depot', kind: 'depot', side: 'german', column: 30, level: 0 } as const;
  const faults = (aim: 'photograph' | 'direct' | 'destroy' | 'hold-the-front', targets: (typeof target)[]) =>
    sideScenarioFaults({ ...noon, allied: { ...noon.allied, aim }, targets }, cards).map(({ path }) => path.join('.'));
  for (const aim of ['photograph', 'direct', 'destroy'] as const)
    expect([faults(aim, []), faults(aim, [target])]).toEqual([['allied.aim'], []]);
  expect(faults('hold-the-front', [])).toEqual([]);
  const german = { ...noon.german, aim: 'destroy' } as const;
  expect(sideScenarioFaults({ ...noon, german, targets: [target] }, cards).map(({ path }) => path.join('.'))).toEqual([
    'german.aim',
  ]);
});

test('a briefing without the target that it needs is no briefing', () => {
  const missions = parse(readFileSync('data/fights/winged-victory/missions.yaml', 'utf8')) as typeof cards.missions;
  const bare = missions.briefings.map(({ target: _, ...briefing }) => briefing);
  expect(missionsCard.safeParse(missions).success).toBe(true);
  expect(missionsCard.safeParse({ ...missions, briefings: bare }).success).toBe(false);
});

test('V123 V125 in each year machines of that year are flown, and some others than the year before', () => {
  const flown = (year: Year) =>
    cards.missions.briefings.map(({ allied, german }) => [...allied[year], ...german[year]].join());
  const years = ['1916', '1917', '1918'] as const;
  for (const [i, year] of years.entries())
    for (const types of flown(year)) for (const late of TOO_LATE[year]) expect(`${i} ${types}`).not.toContain(late);
  expect(new Set(years.map((year) => flown(year).join())).size).toBe(3);
});

/** What came to the front only after that year. */
const TOO_LATE: Readonly<Record<Year, readonly string[]>> = {
  '1916': [
    'spad-vii',
    'sopwith-triplane',
    'dh4',
    're8',
    'fk8',
    'se5a',
    'sopwith-camel',
    'hp-400',
    'fokker',
    'dfw',
    'albatros-d3',
  ],
  '1917': ['nieuport-28', 'hp-400', 'fokker-d7'],
  '1918': [],
};
