import { expect, test } from 'vitest';
import { totalOf } from '../../../src/cards/dice.ts';
import { lookUp } from '../../../src/cards/roll-table.ts';
import {
  comingDownToll,
  crewHitToll,
  criticalHitToll,
  damagedAbortToll,
  lameDuckToll,
} from '../../../src/kit/odds/damage.ts';
import { casualties } from '../../../src/kit/odds/toll.ts';
import { allFights } from '../../../src/odds/charts/damage-charts.ts';
import { book } from '../../support/cards/book.ts';
import { everyFall } from '../../support/table/every-fall.ts';

const tables = book.damageTables;

test.each(['shotDown', 'forcedDown', 'forcedLanding'] as const)(
  '(28) the toll of %s is that of counting every fall of both throws',
  (how) => {
    const falls = everyFall(['2d6', '2d6']).map((fall) => fall.map((faces) => totalOf('2d6', faces)));
    const fates = falls.map(([down = 0, fate = 0]) => {
      const row = lookUp(tables[how], down);
      return lookUp(tables.fate, fate + row.fate)[row.reaches ?? 'enemy'].fate;
    });
    const toll = comingDownToll(tables, tables[how], 'enemy', 1);
    expect(toll.killed).toBeCloseTo(fates.filter((fate) => fate === 'killed').length / fates.length, 12);
    expect(toll.prisoner).toBeCloseTo(fates.filter((fate) => fate === 'prisoner').length / fates.length, 12);
    expect(comingDownToll(tables, tables[how], 'enemy', 2).killed).toBeCloseTo(2 * toll.killed, 12);
  },
);

test('(33) a Lame Duck No. 3 with two turns to go is down in 35 chances of 324, and glides as far as the trenches in 5 of 18', () => {
  const toll = lameDuckToll(tables, 3, ['enemy', 'enemy'], 1);
  const down = 1 - (34 / 36) ** 2;
  expect(toll.machineLost).toBeCloseTo((down * 13) / 18, 12);
  expect(toll.machineDamaged).toBeCloseTo(1 - (down * 13) / 18, 12);
});

test('(33) a number without an event, or one that only loses height, brings the machine home', () => {
  for (const number of [11, 12])
    expect(lameDuckToll(tables, number, ['enemy', 'allied'], 1).machineDamaged).toBeCloseTo(1, 12);
});

test('(27) the farther beyond the lines, the likelier a damaged machine is lost', () => {
  const near = damagedAbortToll(tables, ['trenches', 'allied'], 1);
  const far = damagedAbortToll(tables, ['enemy', 'enemy', 'enemy', 'trenches', 'allied'], 1);
  expect(far.machineLost).toBeGreaterThan(near.machineLost);
});

test('a pilot killed takes the machine down with him; an observer killed does not', () => {
  const alone = crewHitToll(tables, ['allied'], 1);
  const pair = crewHitToll(tables, ['allied'], 2);
  expect(alone.machineLost).toBeGreaterThan(pair.machineLost);
  expect(casualties(alone)).toBeCloseTo(1, 12);
});

test('(25) twin guns bring down more machines than one gun', () => {
  const single = criticalHitToll(tables, 0, ['enemy', 'trenches'], 1);
  const twin = criticalHitToll(tables, 1, ['enemy', 'trenches'], 1);
  expect(twin.machineLost).toBeGreaterThan(single.machineLost);
});

/**
 * History has 49 : 27 : 24 of all casualties; engines (21) and machine guns on the ground (42) give prisoners and
 * wounded only.
 */
test('of the casualties of hits in the air half are killed, and of the others more are wounded than prisoners, most of them grazed', () => {
  const all = allFights(tables);
  expect(Math.abs(all.killed / casualties(all) - 0.53)).toBeLessThan(0.03);
  expect(all.wounded).toBeGreaterThan(all.prisoner);
});
