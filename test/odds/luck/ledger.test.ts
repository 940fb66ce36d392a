import { describe, expect, test } from 'vitest';
import { priceOfEnemy } from '../../../src/cards/counters.ts';
import { chanceThat } from '../../../src/cards/odds.ts';
import { faceCounts, unfairFaces } from '../../../src/odds/luck/fair-dice.ts';
import { hitWorth, meanCrewHitWorth, meanHitWorth } from '../../../src/odds/luck/hit-worth.ts';
import { luckLedger } from '../../../src/odds/luck/ledger.ts';
import { either, meanOfSpread, percentileOf, sumOfSpreads, TWO_DICE } from '../../../src/odds/luck/spread.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { book, flyCampaign } from '../../support/people/a-flown-campaign.ts';
import { eventsOf } from '../../support/people/a-lived-day.ts';

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
  const burst = (adds: number): GameEvent => ({
    type: 'burst-fired',
    machine: 'G12',
    gun: 'forward',
    target: 'B1',
    angle: 'astern',
    burst: 3,
    firing: 'C',
    adds,
    roll: rolled(7),
    hits: [7, 8],
    jams: [],
    result: 'hit',
  });

  test('(24) a burst by the totals that hit', () => {
    const { lines, costliest } = ledgerOf(burst(0));
    expect(lines).toMatchObject([{ kind: 'hits', side: 'german', throws: 1, came: 1 }]);
    expect(lines[0]?.expected).toBeCloseTo(11 / 36, 12);
    expect(costliest).toHaveLength(1);
  });

  test('(25) a hit by what a Critical Hit of such guns brings', () => {
    const struck = { machine: 'B1', hasObserver: false };
    const modifier = book.damageTables.twinGuns.modifier;
    const worthOf = (adds: number) => ledgerOf(burst(adds)).costliest[0]?.lucky.worth;
    expect(worthOf(0)).toBeCloseTo((1 - 11 / 36) * meanHitWorth(0, struck, book), 10);
    expect(worthOf(modifier)).toBeCloseTo((1 - 11 / 36) * meanHitWorth(modifier, struck, book), 10);
    expect(worthOf(modifier)).toBeLessThan(worthOf(0) ?? 0);
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

  test('(33) a Lame Duck that only sinks costs nothing, and tells nothing', () => {
    const number = 11;
    expect(book.damageTables.lameDuck.events.find((each) => each.number === number)?.event).toBe('loses-height');
    const sinks: GameEvent = { type: 'lame-duck-checked', machine: 'B1', number, roll: rolled(11), held: false };
    const { lines, costliest } = ledgerOf(sinks);
    expect(lines).toMatchObject([{ kind: 'lame-ducks', throws: 1, came: 0 }]);
    expect(costliest).toEqual([]);
  });

  describe('(25) a man who is hit', () => {
    const combatant = { skill: 3, firing: 'C', guns: {}, lameDuck: false } as const;
    const began: GameEvent = {
      type: 'fight-began',
      system: 'wings-over-france',
      altitude: 8000,
      dfd: 40,
      over: 'trenches',
      allied: [{ ...combatant, id: 'B7', aircraft: 'fk8' }],
      germans: [{ ...combatant, id: 'G12', aircraft: 'albatros-d3' }],
    };
    const hit = (machine: string, who: 'pilot' | 'observer', effect: 'shot-down' | 'flies-on'): GameEvent => ({
      type: 'crew-hit',
      machine,
      who,
      roll: rolled(7),
      fate: { fate: 'killed' },
      effect,
    });
    const { crewHit } = book.damageTables;
    const falls = chanceThat(crewHit, 0, ({ asPilot }) => asPilot === 'shot-down');
    const isPilot = chanceThat(book.damageTables.crewMemberHit, 0, ({ who }) => who === 'pilot');

    test('may bring her down, and counts with the hits that do', () => {
      const { lines, kindest } = ledgerOf(began, hit('G12', 'pilot', 'shot-down'));
      expect(lines).toMatchObject([{ kind: 'brought-down', side: 'allied', throws: 1, came: 1 }]);
      expect(lines[0]?.expected).toBeCloseTo(falls, 12);
      const other = book.victoryPoints.enemies.find(({ enemy }) => enemy === 'other');
      const crippled = chanceThat(crewHit, 0, ({ asPilot }) => asPilot === 'lame-duck');
      const mean = falls * (other?.shotDown ?? 0) + crippled * (other?.damagedAbort ?? 0);
      expect(kindest[0]?.lucky.worth).toBeCloseTo((other?.shotDown ?? 0) - mean, 10);
      expect(kindest[0]?.lucky.chance).toBeCloseTo(falls, 12);
    });

    test('(50) is worth what the card gives for him, also where he is Richthofen', () => {
      const red = { ...began, germans: [{ ...combatant, id: 'G1', aircraft: 'albatros-d3' }] };
      const { kindest, worth } = ledgerOf(red, hit('G1', 'pilot', 'shot-down'));
      const { shotDown } = priceOfEnemy('richthofen', book);
      expect(kindest[0]?.lucky.worth).toBeGreaterThan(shotDown / 2);
      expect(worth).toBe(kindest[0]?.lucky.worth);
    });

    test('is the observer more often than not, as long as there is one', () => {
      const spared = ledgerOf(began, hit('B7', 'observer', 'flies-on'));
      expect(spared.lines).toMatchObject([{ kind: 'brought-down', side: 'german', came: 0 }]);
      expect(spared.lines[0]?.expected).toBeCloseTo(isPilot * falls, 12);
      const twice = ledgerOf(began, hit('B7', 'observer', 'flies-on'), hit('B7', 'pilot', 'shot-down'));
      expect(twice.lines[0]?.expected).toBeCloseTo(isPilot * falls + falls, 12);
      const { machines, aircrew } = book.victoryPoints;
      expect(twice.costliest[0]?.lucky.worth).toBeLessThan(0);
      expect(twice.costliest[0]?.lucky.worth).toBeGreaterThan(machines.lost.vp + aircrew.killed.vp);
    });

    test('brings on the mean what a Critical Hit that is one is weighed by', () => {
      const struck = { machine: 'G12', hasObserver: false };
      expect(hitWorth('crew-hit', struck, book)).toBe(meanCrewHitWorth(struck, book));
      expect(meanCrewHitWorth(struck, book)).toBeGreaterThan(0);
      const inB7 = { machine: 'B7', hasObserver: true };
      expect(meanCrewHitWorth(inB7, book)).toBeGreaterThan(
        meanCrewHitWorth({ machine: 'B1', hasObserver: false }, book),
      );
    });

    test('on a counter that is met again is another man', () => {
      const { lines } = ledgerOf(
        { ...began, germans: [{ ...combatant, id: 'G30', aircraft: 'dfw-c5' }] },
        hit('G30', 'observer', 'flies-on'),
        { ...began, germans: [{ ...combatant, id: 'G30', aircraft: 'dfw-c5' }] },
        hit('G30', 'observer', 'flies-on'),
      );
      expect(lines[0]?.expected).toBeCloseTo(2 * isPilot * falls, 12);
    });

    test('and the fights of another game are counted, not weighed', () => {
      expect(ledgerOf(began).unweighed).toBe(0);
      expect(ledgerOf({ ...began, system: 'wings-of-war' }).unweighed).toBe(1);
    });
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
    days.map((day) => ({ day: day.dawn.day, events: eventsOf(day) })),
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
