import { expect, test } from 'vitest';
import { sideScenarioFaults } from '../../../src/rulebook/fights/winged-victory/scenario-faults.ts';
import { there } from '../../support/fights/cards.ts';
import { book } from '../../support/fights/side-fights.ts';

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
