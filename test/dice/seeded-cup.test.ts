import { describe, expect, test } from 'vitest';
import { FLIGHTS, WATCHES } from '../../src/campaign/watch.ts';
import type { Dice } from '../../src/cards/dice.ts';
import type { Cup } from '../../src/dice/cup.ts';
import { isThrowOf } from '../../src/dice/hand-dice.ts';
import { drawFace, drawFaces, seededCup } from '../../src/dice/seeded-cup.ts';
import { lineOf } from '../../src/games/table.ts';
import { CHECKS, type Check, STREAMS } from '../../src/table/checks.ts';

const SEED = 'alea:1:dawn';
const PLACES = FLIGHTS.flatMap((flight) => WATCHES.map((watch) => ({ flight, watch })));
const checks = Object.keys(CHECKS) as Check[];

const throwTimes = (cup: Cup, times: number, check: Check = 'weather-change') =>
  Array.from({ length: times }, () => cup.throw(check).join('')).join(' ');

describe('the first throws of alea:1:dawn, which no later version may change', () => {
  test('day 1, before any watch', () => {
    expect(throwTimes(seededCup(SEED, 1), 20)).toBe('53 14 53 12 54 12 54 66 25 16 52 42 65 15 36 52 56 31 44 54');
  });

  test("day 1, B Flight's morning", () => {
    expect(throwTimes(seededCup(SEED, 1).during('B', 'morning'), 20)).toBe(
      '25 34 24 22 11 24 63 34 41 52 43 46 11 16 63 42 65 26 16 44',
    );
  });
});

describe('the dice of one place lie apart from those of every other', () => {
  const first = (day: number, place?: (typeof PLACES)[number]) => {
    const cup = seededCup(SEED, day);
    return throwTimes(place ? cup.during(place.flight, place.watch) : cup, 12);
  };

  test('no two days, flights or watches begin with the same throws', () => {
    const begun = [1, 2, 3].flatMap((day) => [first(day), ...PLACES.map((place) => first(day, place))]);
    expect(new Set(begun).size).toBe(begun.length);
  });

  test('another seed throws other dice', () => {
    expect(throwTimes(seededCup('alea:1:dusk', 1), 12)).not.toBe(first(1));
  });

  test.each(PLACES)("however much is thrown in $flight Flight's $watch, no other place is moved", (busy) => {
    const day = seededCup(SEED, 1);
    throwTimes(day.during(busy.flight, busy.watch), 100);
    for (const place of PLACES.filter((each) => each !== busy))
      expect(throwTimes(day.during(place.flight, place.watch), 12)).toBe(first(1, place));
    expect(throwTimes(day, 12)).toBe(first(1));
  });

  test('a watch that is come back to goes on where it was left', () => {
    const whole = throwTimes(seededCup(SEED, 1).during('B', 'morning'), 4);
    const day = seededCup(SEED, 1);
    const begun = throwTimes(day.during('B', 'morning'), 2);
    throwTimes(day.during('B', 'afternoon'), 3);
    expect(`${begun} ${throwTimes(day.during('B', 'morning'), 2)}`).toBe(whole);
  });

  test('a watch reached from within another is the same watch', () => {
    const day = seededCup(SEED, 1);
    const begun = throwTimes(day.during('B', 'morning').during('C', 'dawn'), 2);
    expect(`${begun} ${throwTimes(day.during('C', 'dawn'), 2)}`).toBe(
      throwTimes(seededCup(SEED, 1).during('C', 'dawn'), 4),
    );
  });
});

describe.each(STREAMS.filter((stream) => stream !== 'cards'))('the stream %s', (stream) => {
  const own = checks.filter((check) => lineOf(check).stream === stream);
  const others = checks.filter((check) => lineOf(check).stream !== stream);

  test('is drawn from by at least one check', () => {
    expect(own).not.toEqual([]);
  });

  test.each(own)('throws the same for %s, whatever is thrown in other streams', (check) => {
    const cup = seededCup(SEED, 1);
    const among = Array.from({ length: 8 }, () => {
      for (const other of others) cup.throw(other);
      return cup.throw(check).join('');
    });
    expect(among.join(' ')).toBe(throwTimes(seededCup(SEED, 1), 8, check));
  });
});

test.each(checks)('%s throws as many dice as it calls for, none of them by hand', (check) => {
  const cup = seededCup(SEED, 1);
  expect(isThrowOf(lineOf(check).dice, cup.throw(check))).toBe(true);
  expect(cup.isByHand(check)).toBe(false);
});

test.each<[Dice, number[]]>([
  ['1d6', [1]],
  ['2d6', [1, 2]],
  ['d66', [1, 2]],
])('%s is drawn die by die, the red one first', (dice, faces) => {
  const draws = [0, 1];
  expect(drawFaces(dice, { int32: () => draws.shift() ?? 0 })).toEqual(faces);
});

describe('no face is favoured', () => {
  test.each([
    ['alea:1:dawn', 1],
    ['alea:1:dusk', 9],
    ['alea:1:1917', 21],
  ] as const)('%s on day %i: the red and the white die, and both together, by chi-square', (seed, day) => {
    const cup = seededCup(seed, day);
    const falls = Array.from({ length: 36_000 }, () => cup.throw('weather-change'));
    const count = (keys: readonly (string | number | undefined)[], cells: number) => {
      const counts = new Map<unknown, number>();
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
      expect(counts.size).toBe(cells);
      const even = falls.length / cells;
      return [...counts.values()].reduce((sum, seen) => sum + (seen - even) ** 2 / even, 0);
    };
    // One throw in a thousand lies beyond 20.5 with five degrees of freedom, beyond 66.6 with thirty-five.
    expect(
      count(
        falls.map(([red]) => red),
        6,
      ),
    ).toBeLessThan(20.5);
    expect(
      count(
        falls.map(([, white]) => white),
        6,
      ),
    ).toBeLessThan(20.5);
    expect(
      count(
        falls.map((faces) => faces.join('')),
        36,
      ),
    ).toBeLessThan(66.6);
  });

  test('a draw beyond the last whole six of 32 bits is thrown again', () => {
    const draws = [4_294_967_292, 4_294_967_295, -1, 4_294_967_291];
    expect(drawFace({ int32: () => draws.shift() ?? 0 })).toBe(6);
    expect(draws).toEqual([]);
  });

  test.each([
    [0, 1],
    [5, 6],
    [6, 1],
    [-2_147_483_648, 3],
  ])('a draw of %i is a %i', (draw, face) => {
    expect(drawFace({ int32: () => draw })).toBe(face);
  });
});
