import { expect, test } from 'vitest';
import { readBand } from '../../../src/cards/band.ts';
import { totalOf } from '../../../src/cards/dice.ts';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { percent } from '../../../src/kit/odds/chart.ts';
import {
  type DuelAirman,
  downChance,
  gunsAdd,
  hitsInPhases,
  lossChance,
  meanInitiative,
  phaseOdds,
} from '../../../src/kit/odds/combat.ts';
import { ratingsAgainst } from '../../../src/odds/charts/combat-charts.ts';
import { book } from '../../support/cards/book.ts';
import { everyFall } from '../../support/table/every-fall.ts';

const man = (id: string, skill: number, firing: DuelAirman['firing']): DuelAirman => ({
  aircraft: expectDefined(book.aircraft[id], id),
  skill,
  firing,
});

const spad = man('spad-vii', 3, 'B');
const albatros = man('albatros-d3', 4, 'C');

test('(17), (24) the odds of a phase are those of counting every fall of both pairs of dice', () => {
  const falls = everyFall(['2d6', '2d6']).map((fall) => fall.map((faces) => totalOf('2d6', faces)));
  const differences = falls.map(
    ([ours = 0, theirs = 0]) =>
      (spad.aircraft.initiative[ours + 3 - 3]?.middle ?? 0) -
      (albatros.aircraft.initiative[theirs + 4 - 3]?.middle ?? 0),
  );
  const odds = phaseOdds(book, spad, albatros, 'middle');
  const above = differences.filter((difference) => difference > 0);
  expect(odds.attacks).toBeCloseTo(above.length / falls.length, 12);
  expect(odds.level).toBeCloseTo(differences.filter((difference) => difference === 0).length / falls.length, 12);
  const ways = above.map((difference) => {
    const { angle } = readBand(book.airToAirCombat.angles, difference);
    const burst = book.airToAirCombat.longestBurst.find((row) => row.angle === angle)?.bySkill[2] ?? 0;
    return book.hitCards.angles[angle][burst - 1]?.ways.B ?? 0;
  });
  expect(odds.hitsInDuel).toBeCloseTo(ways.reduce((sum, way) => sum + way, 0) / 36 / falls.length, 12);
});

test('(20) level on the track, the two roll again in the same phase: the shot of the duel counts', () => {
  const { level, hits, hitsInDuel } = phaseOdds(book, spad, albatros, 'middle');
  expect(hits).toBeCloseTo(hitsInDuel + level * hitsInDuel, 12);
});

test('(20) once in a duel they stay in it: a fight of one phase has the shot of the pairing, and no fight has it twice', () => {
  const odds = phaseOdds(book, spad, albatros, 'middle');
  expect(hitsInPhases(odds, 1)).toBeCloseTo(odds.hits, 12);
  expect(hitsInPhases(odds, 500)).toBeCloseTo(501 * odds.hitsInDuel, 9);
});

test('of two machines one attacks, or the other, or they are level', () => {
  const [ours, theirs] = [phaseOdds(book, spad, albatros, 'high'), phaseOdds(book, albatros, spad, 'high')];
  expect(ours.attacks + theirs.attacks + ours.level).toBeCloseTo(1, 12);
  expect(ours.level).toBeCloseTo(theirs.level, 12);
});

test('the mean Initiative Number of the yardstick is seven and Pilot Skill', () => {
  expect(meanInitiative(albatros, 'low')).toBeCloseTo(11, 12);
});

test('(25) twin guns bring down more of what they hit; Lame Ducks lost on the way home come on top', () => {
  const twin = gunsAdd(albatros.aircraft, book);
  expect([twin, gunsAdd(spad.aircraft, book)]).toEqual([1, 0]);
  expect(downChance(book, twin, 1)).toBeGreaterThan(downChance(book, 0, 1));
  expect(lossChance(book, 0)).toBeGreaterThan(downChance(book, 0, 1));
  expect(lossChance(book, twin)).toBeGreaterThan(lossChance(book, 0));
});

test('(25) of a two-seater the pilot is the one hit only half the time, so fewer come down', () => {
  expect(downChance(book, 0, 2)).toBeLessThan(downChance(book, 0, 1));
});

test('(24) the chart of Skill and Firing has the odds of a phase, and what of the hits is a kill', () => {
  const { rows, columns } = ratingsAgainst(book, spad.aircraft, albatros.aircraft);
  const them = { ...albatros, skill: 3 };
  const { attacks, hits } = phaseOdds(book, spad, them, 'middle');
  const row = rows[2] ?? [];
  expect(row[1]).toBe(percent(attacks));
  expect(row[columns.indexOf('B')]).toBe(`${(100 * hits).toFixed(1)} / ${percent(hits * downChance(book, 0, 1))}`);
  expect(row.at(-2)).toBe(percent(phaseOdds(book, them, spad, 'middle').hits));
});
