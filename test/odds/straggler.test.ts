import { expect, test } from 'vitest';
import { distance } from '../../src/cards/hexes.ts';
import { alliedFieldsFrom, hexesAround } from '../../src/cards/map.ts';
import { peopleOf } from '../../src/kit/screen/people.ts';
import { chanceDownAlone, chanceDownLanding } from '../../src/odds/straggler.ts';
import { waysMet } from '../../src/odds/turn-of-work.ts';
import { TURN_QUESTIONS } from '../../src/questions/mission/turn-questions.ts';
import { appleton, aTurnOver, aView, camberwell, whitworth } from '../support/people/a-turn.ts';
import { book, given } from '../support/people/activities.ts';

const field = given(alliedFieldsFrom(book.missionMap, 'J08')[0]).hex;
const beside = given(hexesAround(book.missionMap, field).find((hex) => nearest(hex) === field));
const duck = (number: number, told: object = {}) => ({
  ...appleton,
  lameDuck: { number, climbs: false, repair: 1 },
  ...told,
});
const down = (hex: string, altitude: number, number: number, told: object = {}) =>
  chanceDownAlone({ hex, altitude, weather: 7 }, duck(number, told), book);

function nearest(hex: string) {
  const [first] = [...alliedFieldsFrom(book.missionMap, hex)].sort(
    (a, b) => distance(hex, a.hex) - distance(hex, b.hex),
  );
  return first?.hex;
}

/** (36) A roll of six or more of two dice brings down who is met alone. */
const BROUGHT_DOWN = 26 / 36;

test('(36) who lands alone is met as often as anybody over this hex, and then escapes by a roll of 5 or less', () => {
  const met = waysMet({ hex: field, altitude: 1000, weather: 7 }, book) / 36;
  expect(chanceDownLanding({ hex: field, weather: 7 }, book)).toBeCloseTo(met * BROUGHT_DOWN, 5);
  expect(down(field, 1000, 7)).toBeCloseTo(met * BROUGHT_DOWN, 5);
});

test('(33) (36) each move has its throw for the enemy and its check; the landing has no check', () => {
  const landing = chanceDownLanding({ hex: field, weather: 7 }, book);
  // Seven is thrown by 6 of 36.
  const flies = (1 - landing) * (1 - landing) * (30 / 36);
  expect(down(beside, 5000, 7)).toBeCloseTo(1 - flies, 5);
  expect(chanceDownAlone({ hex: field, altitude: 1000, weather: 7 }, whitworth, book)).toBeCloseTo(landing, 5);
});

test('(33) who is left in the middle of a turn is checked at its end as well', () => {
  const later = down(beside, 5000, 7);
  const now = chanceDownAlone({ hex: beside, altitude: 5000, weather: 7 }, duck(7), book, 'in-the-turn');
  expect(1 - now).toBeCloseTo((1 - later) * (30 / 36), 5);
});

test('(14) (36) a Straggler that comes in high stays over its field until it is low enough to land', () => {
  expect(down(field, 15_000, 7)).toBeGreaterThan(down(field, 5000, 7));
  expect(down(field, 15_000, 7, { sunkTo: 3000 })).toBeCloseTo(down(field, 5000, 7), 5);
  expect(down(beside, 10_000, 7)).toBeCloseTo(down(beside, 5000, 7), 5);
});

test('(36) the answers that leave a Lame Duck alone say how likely he comes down on the way', () => {
  const machines = [appleton, { ...camberwell, plates: [] }, whitworth];
  const party = aView('J16', { machines });
  const orders = { ...aTurnOver(party).orders, mission: 'long-reconnaissance', target: 'J17' };
  const people = peopleOf({ flights: [] });
  const about = { party, orders, lameDuck: 'B3', number: 5, escorts: [] };
  const chance = Math.round(100 * chanceDownAlone(party, appleton, book, 'in-the-turn'));
  const alone = TURN_QUESTIONS.escort.does('alone', about, book, people);
  expect(alone).toMatch(
    new RegExp(`^he flies alone, a Straggler: ${chance} in 100 to come down \\(met on the way, or she gives way\\)`),
  );
  expect(TURN_QUESTIONS.escort.does('all', about, book, people)).toMatch(
    /^the whole flight turns home with him; five plates left; nothing won so far: -\d+$/,
  );
  const steps = [{ step: 'leave B3', aft: 0, machine: 'B3', goes: 'parts' as const }];
  const turn = { ...aTurnOver(party), orders, steps };
  expect(TURN_QUESTIONS.movement.does('leave B3', turn, book, people)).toMatch(
    new RegExp(` flies alone: ${Math.round(100 * chanceDownAlone(party, appleton, book))} in 100 to come down`),
  );
  const there = aView(field, { machines, altitude: 1000 });
  const setsDown = [{ step: 'land B3', aft: 0, machine: 'B3', goes: 'sets-down' as const }];
  expect(TURN_QUESTIONS.movement.does('land B3', { ...aTurnOver(there), steps: setsDown }, book, people)).toMatch(
    /lands here: \d+ in 100 to be met and brought down first; the others fly on$/,
  );
});
