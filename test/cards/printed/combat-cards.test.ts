import { describe, expect, test } from 'vitest';
import { ANGLES, FIRING } from '../../../src/cards/bursts.ts';
import { groundTargets } from '../../../src/cards/manuals/ground-targets.ts';
import { meanOf, oddsOfAny, oddsOfRows } from '../../../src/cards/odds.ts';
import { lookUp } from '../../../src/cards/roll-table.ts';
import { passedOver } from '../../charts/passed-over.ts';
import { book } from '../../support/cards/book.ts';

const { airToAirCombat, airToGround, enemyAircraftResponse, fortyOne, hitCards } = book;

/** Whether a row of figures never falls from one to the next. */
const rises = (figures: readonly number[]) => figures.every((figure, i) => figure >= (figures[i - 1] ?? figure));

describe('the forty-one', () => {
  test('(2) numbers 1 to 8 are solid red: Jasta 11, in the Albatros D.III; nobody else is', () => {
    const red = fortyOne.counters.filter(({ jasta11 }) => jasta11);
    expect(red.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(red.map(({ aircraft }) => aircraft))).toEqual(new Set(['albatros-d3']));
  });

  test('(50) one counter is a person: Manfred von Richthofen, number 1', () => {
    const people = fortyOne.counters.filter(({ personal }) => personal);
    expect(people.map(({ number, personal }) => [number, personal])).toEqual([[1, 'Manfred von Richthofen']]);
  });

  test('(24) an observer is rated in every two-seater, and in nothing else', () => {
    for (const { aircraft, observer } of fortyOne.counters)
      expect(observer !== undefined).toBe(book.aircraft[aircraft]?.seats === 2);
  });

  test('Jasta 11 flies and shoots better than the other scouts', () => {
    const scouts = fortyOne.counters.filter(({ observer }) => !observer);
    const skill = (red: boolean) => {
      const men = scouts.filter(({ jasta11 }) => jasta11 === red);
      return men.reduce((sum, man) => sum + man.skill, 0) / men.length;
    };
    expect(skill(true)).toBeGreaterThan(skill(false) + 0.75);
  });
});

describe('Enemy Aircraft Response', () => {
  const { altitude, reinforcements } = enemyAircraftResponse;

  test('in the example a 9 puts them at 12,000 ft', () => {
    expect(lookUp(altitude, 9).feet).toBe(12_000);
  });

  test('a flight at 17,000 ft is above all of them, as players found', () => {
    expect(Math.max(...altitude.rows.map(({ feet }) => feet))).toBeLessThan(17_000);
  });

  test('(16) six formations may pass over six fighters at 1,000 ft, and one over three, as in played games', () => {
    expect(passedOver(6) ** 6).toBeGreaterThan(0.05);
    expect(passedOver(3)).toBeGreaterThan(0.2);
  });

  test('(18) some heights are starred and some are not; a higher throw is a higher enemy', () => {
    expect(new Set(altitude.rows.map(({ starred }) => starred)).size).toBe(2);
    expect(rises(altitude.rows.map(({ feet }) => feet))).toBe(true);
  });

  test('in the example Jasta 11 has the option and always attacks', () => {
    expect(enemyAircraftResponse.jasta11.decides).toBe('attack');
  });

  test('the die for the option is fair', () => {
    expect(oddsOfRows(enemyAircraftResponse.attackOptionDie).map(({ odds }) => odds.chance)).toEqual([0.5, 0.5]);
  });

  test('three Albatros D.III may join two, as in a played game', () => {
    const { numbers } = lookUp(reinforcements, 7);
    expect(numbers.map((number) => fortyOne.counters[number - 1]?.aircraft)).toEqual(Array(3).fill('albatros-d3'));
  });

  test('(19) those who join are between two and three on the mean', () => {
    const mean = meanOf(reinforcements, ({ numbers }) => numbers.length);
    expect(mean).toBeGreaterThan(2);
    expect(mean).toBeLessThan(3);
  });
});

describe('Air-to-Air Combat', () => {
  test('(18) the dive adds 2 and surprise 4; (19) a phase costs 2 AFT and 1,000 ft', () => {
    const { diveBonus, phase } = airToAirCombat;
    expect([diveBonus.dive.amount, diveBonus.surprise.amount]).toEqual([2, 4]);
    expect([phase.aft.amount, phase.feet.amount]).toEqual([2, 1000]);
  });

  test('(39) in the fight a jam clears in 15 of 36, stays in 18, is permanent in 3', () => {
    expect(oddsOfRows(airToAirCombat.clearJam).map(({ odds }) => odds.ways)).toEqual([15, 18, 3]);
  });

  test('(39) at leisure it clears in 33 of 36', () => {
    expect(oddsOfRows(airToAirCombat.clearJamAtLeisure).map(({ odds }) => odds.ways)).toEqual([33, 3]);
  });

  test('(24) a better pilot never has a shorter burst', () => {
    for (const { bySkill } of airToAirCombat.longestBurst) expect(rises(bySkill)).toBe(true);
  });

  test('(24) the better the angle the longer the burst, for any pilot', () => {
    for (let skill = 0; skill < 7; skill++)
      expect(rises(airToAirCombat.longestBurst.slice(0, 4).map(({ bySkill }) => bySkill[skill] ?? 0))).toBe(true);
  });

  test('(24) return fire comes before, after, both or not at all, by the angle', () => {
    expect(new Set(airToAirCombat.returnFire.map(({ when }) => when))).toEqual(
      new Set(['none', 'before', 'after', 'both']),
    );
  });

  test('(34), (40) of the Germans only a Lame Duck leaves a fight of itself', () => {
    const leaving = airToAirCombat.germanConduct.filter(({ does }) => does === 'escape');
    expect(leaving.map(({ when }) => when)).toEqual(['lame-duck']);
  });
});

describe('the Hit Cards', () => {
  const rows = ANGLES.flatMap((angle) => hitCards.angles[angle]);

  test('(38) every unit more makes the jam likelier, from 1 in 36 to 6 in 36', () => {
    for (const angle of ANGLES) {
      const ways = hitCards.angles[angle].map(({ jams }) => oddsOfAny('2d6', jams).ways);
      expect(ways).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test('(24) one JAMS number is listed for each burst, for 5 and 6 as for the others', () => {
    for (const { jams } of rows) expect(jams).toHaveLength(1);
  });

  test('(32) Buckingham at aeroplanes jams twice as often, the likelier the longer the burst, and never on a hit', () => {
    const ways = hitCards.buckingham.map(({ jams }) => oddsOfAny('2d6', jams).ways);
    expect(ways).toEqual([2, 4, 6, 8, 10, 12]);
    expect(hitCards.buckingham.map(({ jamWays }) => jamWays)).toEqual(ways);
    for (const { burst, hits } of rows)
      for (const letter of FIRING)
        expect(hits[letter].filter((number) => hitCards.buckingham[burst - 1]?.jams.includes(number))).toEqual([]);
  });

  test('(38) a number that jams never scores', () => {
    for (const { jams, hits } of rows)
      for (const letter of FIRING) expect(hits[letter].filter((number) => jams.includes(number))).toEqual([]);
  });

  test('(24) a better shot never has a worse chance, and nobody has none', () => {
    for (const { ways } of rows) {
      expect(rises(['E', 'D', 'C', 'B', 'A'].map((letter) => ways[letter as 'A']))).toBe(true);
      expect(ways.E).toBeGreaterThan(0);
    }
  });

  test.each(ANGLES)(
    '(24) on the %s card each further unit of a burst makes a hit likelier, for every Firing',
    (angle) => {
      for (const letter of FIRING) {
        const ways = hitCards.angles[angle].map((row) => row.ways[letter]);
        expect(ways).toEqual([...new Set(ways)].toSorted((a, b) => a - b));
      }
    },
  );

  test.each(ANGLES)('(24) on the %s card a better pilot with as good an eye never hits less', (angle) => {
    const bySkill = airToAirCombat.longestBurst.find((row) => row.angle === angle)?.bySkill ?? [];
    for (const letter of FIRING)
      expect(rises(bySkill.map((burst) => hitCards.angles[angle][burst - 1]?.ways[letter] ?? 0))).toBe(true);
  });

  test('(24) burst for burst, head-on is no better than beam, beam than quarter, quarter than astern', () => {
    for (let burst = 0; burst < 6; burst++)
      for (const letter of FIRING)
        expect(rises(ANGLES.slice(0, 4).map((angle) => hitCards.angles[angle][burst]?.ways[letter] ?? 0))).toBe(true);
  });
});

describe('Air-to-Ground', () => {
  const targets = groundTargets(book).map(({ name }) => name);

  test('(30) a column of marching troops is an easier target than a single lorry', () => {
    expect(targets).toContain('Single lorry');
    expect(targets.indexOf('Column of marching troops')).toBeLessThan(targets.indexOf('Single lorry'));
  });

  test('(30) only a machine above the target on the track may fire, and the higher the longer', () => {
    expect(airToGround.longestBurst[0]?.burst).toBe(0);
    expect(rises(airToGround.longestBurst.map(({ burst }) => burst))).toBe(true);
  });
});
