import { describe, expect, test } from 'vitest';
import { obtainForecast } from '../../src/procedure/campaign/weather-forecast.ts';
import { takeOff } from '../../src/procedure/mission/fly-mission.ts';
import { flyTurn } from '../../src/procedure/mission/turn.ts';
import { ofType } from '../../src/table/events.ts';
import type { Table } from '../../src/table/table.ts';
import { aParty, book, given } from '../support/people/activities.ts';
import { typesOf } from '../support/read/types-of.ts';
import { leaveAt } from '../support/table/leave-at.ts';
import { logOf, NOBODY, play, WEATHER_HOLDS } from '../support/table/spine.ts';
import { bFlightWith } from './b-flight.ts';

/** To the north of Mercatel and to the south of Arras; east of it are the trenches. */
const SOUTH_OF_ARRAS = 'H08';
const TRENCH_HEX = 'H09';

const nobodyLeaves = () => {
  throw new Error('The Flight stays together.');
};

const boxOf = (number: number) => given(book.weatherEffects.boxes[number - 1]);

describe('(5) (10) (14) how B Flight has come there', () => {
  test('its forecast has the morning begin at 5+, Good Visibility', () => {
    const { result } = play(obtainForecast, ['weather-forecast 36']);
    expect(result.am).toEqual({ number: 5, trend: 1 });
    expect(boxOf(5).name).toBe('Good Visibility');
  });

  test('of AFT 135, 3 for the take-off, 20 for 10,000 ft and 21 for seven moves due east leave 91', () => {
    const party = aParty(bFlightWith(135), 'H01', { altitude: 0, box: 5 });
    const log = logOf(party.machines);
    const outward = (table: Table) => {
      takeOff(party, log, table);
      for (let move = 0; move < 7; move++) flyTurn(party, log, table, nobodyLeaves);
    };
    const otherTurns = Array.from({ length: 6 }, () => [WEATHER_HOLDS, NOBODY]).flat();
    play(outward, ['weather-change 14', NOBODY, ...otherTurns], {
      height: ['5000', '10000'],
      movement: ['height', 'e', 'e', 'e', 'e', 'e', 'e', 'e'],
    });
    expect(party).toMatchObject({ hex: SOUTH_OF_ARRAS, altitude: 10_000, weather: { number: 6 } });
    expect(party.machines.map(({ aft }) => aft)).toEqual([91, 91, 91, 91]);
    expect(boxOf(6).name).toBe('Bright Sunlight');
  });
});

describe('(11) B Flight moves into the trench hex to the east of it', () => {
  const DICE = [
    'weather-change 23',
    'archie-shot 33',
    'archie-shot 16',
    'archie-shot 45',
    'archie-shot 56',
    'archie-hit 36',
    'archie-hit 51',
    'encounter 35',
    'enemy-altitude 45',
    'aircraft-met 13',
  ];

  function example() {
    const party = aParty(bFlightWith(91), SOUTH_OF_ARRAS, { altitude: 10_000, box: 6 });
    const log = logOf(party.machines);
    const turn = leaveAt('fight-began', (table) => flyTurn(party, log, table, nobodyLeaves));
    const { events } = play(turn, DICE, {
      movement: ['e'],
      'archie-placing': ['one-by-one'],
      'archie-square': ['23', '56', '41', '11'],
    });
    return { party, events };
  }

  test('all of it happens in this order, and nothing else', () => {
    expect(typesOf(example().events)).toEqual([
      'weather-checked',
      'moved',
      'machines-placed',
      'archie-fired',
      'archie-fired',
      'archie-fired',
      'archie-fired',
      'archie-hit',
      'station-kept',
      'archie-hit',
      'encounter-rolled',
      'enemy-height-rolled',
      'enemy-met',
      'attack-option-given',
      'germans-decided',
      'fight-began',
    ]);
  });

  test('(12) a 5 is the Forecast Trend, which is +: from 6 to 7, Good Visibility, unlimited up and down', () => {
    const { events } = example();
    expect(ofType(events, 'weather-checked')).toMatchObject([{ from: 6, change: 1, byTrend: true, to: 7 }]);
    expect(boxOf(7)).toMatchObject({ name: 'Good Visibility', up: 'unlimited', down: 'unlimited', shots: 4 });
  });

  test('(14) they stay at 10,000 ft; the move takes 3 of AFT 91', () => {
    const { party, events } = example();
    const moved = { type: 'moved', from: SOUTH_OF_ARRAS, to: TRENCH_HEX, aft: 3, left: 88 };
    expect(ofType(events, 'moved')).toEqual([moved]);
    expect(party).toMatchObject({ hex: TRENCH_HEX, altitude: 10_000 });
  });

  test('(15) of four shots the first is near B1, the second near nobody, the third near B3, the fourth hits B3', () => {
    const { events } = example();
    expect(ofType(events, 'machines-placed')[0]?.placing).toEqual({ B1: 23, B3: 56, B6: 41, B7: 11 });
    expect(ofType(events, 'archie-fired').map(({ hit, near }) => ({ hit, near }))).toEqual([
      { hit: undefined, near: ['B1'] },
      { hit: undefined, near: [] },
      { hit: undefined, near: ['B3'] },
      { hit: 'B3', near: [] },
    ]);
  });

  test('(15) Appleton is Driven Off by a 9, ignores it as a Daredevil, and a 6 holes his fuselage to no effect', () => {
    expect(ofType(example().events, 'archie-hit')).toMatchObject([
      { machine: 'B3', total: 9, result: 'driven-off' },
      { machine: 'B3', total: 6, result: 'no-effect' },
    ]);
  });

  test('(16) the hex has 6, Good Visibility adds 1 and the Archie 1: an 8 is an Encounter', () => {
    expect(ofType(example().events, 'encounter-rolled')).toMatchObject([
      { parts: { hex: 6, weather: 1, archie: 1 }, value: 8, roll: { faces: [3, 5] }, result: 'encounter' },
    ]);
  });

  test('(16) they arrive at 12,000 ft, six machines of Jasta 11, and having the Attack Option always attack', () => {
    const { events } = example();
    expect(ofType(events, 'enemy-height-rolled')).toMatchObject([{ feet: 12_000, ours: 10_000, sight: 'seen' }]);
    const [met] = ofType(events, 'enemy-met');
    expect(met?.numbers).toHaveLength(6);
    expect(met?.numbers.every((number) => given(book.fortyOne.counters[number - 1]).jasta11)).toBe(true);
    expect(ofType(events, 'attack-option-given')).toMatchObject([{ to: 'german', why: 'height' }]);
    expect(ofType(events, 'germans-decided')).toEqual([{ type: 'germans-decided', decides: 'attack', by: 'jasta-11' }]);
  });

  test('(18) (19) they dive with a bonus of 2; the Dog-Fight Duration is 47', () => {
    expect(ofType(example().events, 'fight-began')).toMatchObject([
      { altitude: 10_000, dfd: 47, dive: { side: 'german', bonus: 'dive' } },
    ]);
    expect(book.airToAirCombat.diveBonus.dive.amount).toBe(2);
  });
});
