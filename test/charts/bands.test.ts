import { expect, test } from 'vitest';
import { casualties } from '../../src/kit/odds/toll.ts';
import { allFights } from '../../src/odds/charts/damage-charts.ts';
import { monthsOf } from '../../src/odds/charts/roster-charts.ts';
import { exchangeWith, fightLength, groundToll, pilotsADay, sortieOf } from '../../src/odds/on-paper.ts';
import { book } from '../support/cards/book.ts';

const all = sortieOf(book, () => true);
const between = (value: number, low: number, high: number) => {
  expect(value).toBeGreaterThan(low);
  expect(value).toBeLessThan(high);
};

test('fights cost 1.2 to 2.5 of 100 sorties a machine when each is flown out to its end: on paper nobody escapes', () => {
  between(all.fightToll.machineLost, 0.012, 0.025);
});

/**
 * History's split is of all casualties. A hit in the air kills the oftener, because engines that stop only make
 * prisoners.
 */
test('of those whom hits in the air cost, half are killed, for many are grazed', () => {
  const toll = allFights(book.damageTables);
  between(toll.killed / casualties(toll), 0.45, 0.65);
});

/**
 * The bands of 0.7 to 1.3 and 2 to 4 count stragglers, observers' bullets and the novices who replace these pilots as
 * well.
 */
test('man for man the pilots of 1 April are better than ordinary scouts, and lose one to two for one of Jasta 11', () => {
  between(exchangeWith(book, ({ jasta11 }) => !jasta11).ratio, 0.1, 0.4);
  between(exchangeWith(book, ({ jasta11 }) => jasta11).ratio, 1, 2);
});

test('on paper a day of full work costs a flight 0.25 to 0.65 fighter pilots, for a while or for good', () => {
  between(pilotsADay(all), 0.25, 0.65);
});

test('(16) (21) a machine of a flight has trouble with its engine on one sortie in seven, as docs/charts.md has it', () => {
  expect(Math.round(1 / all.engineTrouble)).toBe(7);
});

test('(42) a man is wounded by machine guns on one Trench Strafing in seven, as docs/charts.md has it', () => {
  const strafing = monthsOf(book).filter(({ route }) => route.mission === 'trench-strafing');
  expect(strafing.map(({ route }) => Math.round(1 / groundToll(book, route, 1).wounded))).toEqual([7]);
});

test('(19) a fight of DFD 47 lasts 6.6 phases on the mean, and one in six is joined by more Germans', () => {
  const { phases, joined } = fightLength(47);
  expect(phases).toBeCloseTo(6.6, 1);
  between(joined, 0.15, 0.18);
});
