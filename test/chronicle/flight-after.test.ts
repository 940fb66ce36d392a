import { expect, test } from 'vitest';
import { flightAfter } from '../../src/chronicle/flight-after.ts';
import type { GameEvent } from '../../src/table/events.ts';

const START = { number: 5, trend: 1 } as const;
const roll = { faces: [3, 4], total: 7 };

test('a flight is spoken of from its first word until another flight’s, or the squadron’s', () => {
  const events: GameEvent[] = [
    { type: 'day-broke', day: 1 },
    { type: 'flight-paraded', flight: 'A', pilots: 8, observers: 2, machines: 8, present: [], absent: [] },
    { type: 'acting-commander-appointed', man: 'x', day: 1 },
    { type: 'forecast-received', roll, words: 'Fair', am: START, pm: START },
    { type: 'watch-began', watch: 'dawn', flight: 'B', weather: 5, trend: 1 },
    { type: 'landed', machines: ['B1'], field: 'home', isHome: true },
    { type: 'evening-came', flight: 'C', points: 3, firsts: [] },
    { type: 'day-ended', day: 1, points: 3, total: 3 },
  ];
  let flight: ReturnType<typeof flightAfter>;
  const spokenOf = events.map((event) => {
    flight = flightAfter(event, flight);
    return flight;
  });
  expect(spokenOf).toEqual([undefined, 'A', 'A', undefined, 'B', 'B', 'C', undefined]);
});
