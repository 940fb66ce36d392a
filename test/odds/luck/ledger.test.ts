import { describe, expect, test } from 'vitest';
import { faceCounts, unfairFaces } from '../../../src/odds/luck/fair-dice.ts';
import { luckLedger } from '../../../src/odds/luck/ledger.ts';
import { either, meanOfSpread, percentileOf, sumOfSpreads, TWO_DICE } from '../../../src/odds/luck/spread.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { book, flyCampaign } from '../../support/people/a-flown-campaign.ts';

const ledgerOf = (...events: GameEvent[]) => luckLedger([{ day: 1, events }], book);
const rolled = (total: number) => ({ faces: [total - 6, 6], total });

describe('what many throws come to, exactly', () => {
  test('two throws of two dice come to 4 once in 1,296', () => {
    const four = sumOfSpreads([TWO_DICE, TWO_DICE]);
    expect(four.from).toBe(4);
    expect(four.chances[0]).toBeCloseTo(1 / 1296, 12);
    expect(four.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(meanOfSpread(four)).toBeCloseTo(14, 10);
  });

  test('nothing thrown is neither luck nor the lack of it', () => {
    expect(percentileOf(sumOfSpreads([]), 0)).toBe(50);
  });

  test('of a hundred who try at 1 in 4, 75 fare worse or as ill as one who succeeds', () => {
    expect(percentileOf(either({ chance: 0.25 }), 1)).toBeCloseTo(87.5, 10);
    expect(percentileOf(either({ chance: 0.25 }), 0)).toBeCloseTo(37.5, 10);
  });
});

describe('a throw is weighed by its own odds', () => {
  test('(24) a burst by the totals that hit', () => {
    const burst: GameEvent = {
      type: 'burst-fired',
      machine: 'G12',
      gun: 'forward',
      target: 'B1',
      angle: 'astern',
      burst: 3,
      firing: 'C',
      roll: rolled(7),
      hits: [7, 8],
      jams: [],
      result: 'hit',
    };
    const { lines, costliest } = ledgerOf(burst);
    expect(lines).toMatchObject([{ kind: 'hits', side: 'german', throws: 1, came: 1 }]);
    expect(lines[0]?.expected).toBeCloseTo(11 / 36, 12);
    expect(costliest).toHaveLength(1);
  });

  test('(15) a shot of Archie by the squares on which somebody still is', () => {
    const placed: GameEvent = { type: 'machines-placed', placing: { B1: 22, B2: 55 } };
    const shot: GameEvent = { type: 'archie-fired', roll: { faces: [1, 1], total: 11 }, near: [] };
    const away: GameEvent = {
      type: 'archie-hit',
      machine: 'B1',
      roll: rolled(7),
      parts: {},
      total: 7,
      result: 'driven-off',
      words: 'Driven Off',
    };
    const kept: GameEvent = { type: 'station-kept', machine: 'B1' };
    expect(ledgerOf(placed, shot).lines[0]?.expected).toBeCloseTo(2 / 36, 12);
    expect(ledgerOf(placed, away, shot).lines[0]?.expected).toBeCloseTo(1 / 36, 12);
    expect(ledgerOf(placed, away, kept, shot).lines[0]?.expected).toBeCloseTo(2 / 36, 12);
  });

  test('(33) a Lame Duck that holds is luck for us, one that gives way a costly throw', () => {
    const check = (held: boolean): GameEvent => ({
      type: 'lame-duck-checked',
      machine: 'B1',
      number: 7,
      roll: rolled(7),
      held,
    });
    expect(ledgerOf(check(false)).lines[0]?.expected).toBeCloseTo(30 / 36, 12);
    const worth = (6 / 36 - 1) * -book.victoryPoints.machines.lost.vp;
    expect(ledgerOf(check(false)).costliest[0]?.lucky.worth).toBeCloseTo(worth, 10);
    expect(ledgerOf(check(true)).kindest).toHaveLength(1);
  });

  test('(17) a Lame Duck rolls no Initiative', () => {
    const crippled: GameEvent = {
      type: 'initiative-rolled',
      machine: 'B1',
      roll: 'lame-duck',
      skill: 3,
      column: 'low',
      number: 1,
      bonus: 0,
      initiative: 1,
    };
    expect(ledgerOf(crippled).lines).toEqual([]);
    expect(ledgerOf({ ...crippled, roll: rolled(9) }).lines).toMatchObject([{ came: 9, expected: 7 }]);
  });

  test('(46) replacements by the card, and never more than were asked for', () => {
    const answered: GameEvent = {
      type: 'request-answered',
      request: 'aircrew',
      asked: 1,
      roll: rolled(7),
      parts: {},
      total: 7,
      granted: 1,
      day: 3,
      words: 'One',
    };
    const [line] = ledgerOf(answered).lines;
    expect(line?.expected).toBeGreaterThan(0);
    expect(line?.expected).toBeLessThanOrEqual(1);
  });
});

test('of a campaign each kind has its line, a percentile from 0 to 100, and three throws either way told', () => {
  const { days } = flyCampaign('vimy', 5).lived;
  const { lines, costliest, kindest } = luckLedger(
    days.map(({ dawn, events }) => ({ day: dawn.day, events })),
    book,
  );
  expect(lines.map(({ kind, side }) => `${kind} ${side}`)).toEqual(
    expect.arrayContaining([
      'initiative allied',
      'initiative german',
      'hits allied',
      'archie german',
      'engines allied',
    ]),
  );
  for (const { percentile, throws, came } of lines) {
    expect(percentile).toBeGreaterThanOrEqual(0);
    expect(percentile).toBeLessThanOrEqual(100);
    expect(throws).toBeGreaterThan(0);
    expect(came).toBeGreaterThanOrEqual(0);
  }
  expect(costliest.map(({ lucky }) => lucky.worth)).toEqual(
    costliest.map(({ lucky }) => lucky.worth).sort((a, b) => a - b),
  );
  expect(costliest).toHaveLength(3);
  expect(kindest).toHaveLength(3);
});

describe('dice are audited', () => {
  test('fair ones pass', () => {
    const fair = Array.from({ length: 600 }, (_, i) => 1 + (i % 6));
    expect(unfairFaces(faceCounts(fair))).toEqual([]);
  });

  test('a die with a heavy side shows', () => {
    const loaded = Array.from({ length: 600 }, (_, i) => (i % 3 === 0 ? 6 : 1 + (i % 6)));
    expect(unfairFaces(faceCounts(loaded)).map(({ face }) => face)).toContain(6);
  });
});
