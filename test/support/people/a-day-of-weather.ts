import type { Campaign, FlightRecord } from '../../../src/campaign/campaign.ts';
import { nothingDone } from '../../../src/campaign/done.ts';
import type { Weather } from '../../../src/campaign/mission-log.ts';
import type { Watch } from '../../../src/campaign/watch.ts';
import type { StartingWeather } from '../../../src/cards/printed/weather-effects.ts';
import { obtainForecast } from '../../../src/procedure/campaign/weather-forecast.ts';
import { checkWeatherChange } from '../../../src/procedure/mission/weather-change.ts';
import type { About } from '../../../src/table/decisions.ts';
import type { Table } from '../../../src/table/table.ts';

const HOME = 'H01';
/** The turns that the petrol lasts. */
const MOST_TURNS = 60;

/** The question of a turn: whether the flight stays in the air. */
export const aTurn = (watch: Watch, turn: number, weather: number): About<'movement'> => ({
  party: {
    machines: [],
    hex: HOME,
    altitude: 1000,
    ceiling: 17_500,
    weather,
    aft: { fighters: 135, twoSeaters: undefined },
    bombs: 0,
    fields: [],
  },
  orders: {
    errand: 'mission',
    mission: watch,
    zones: [],
    machines: 1,
    target: undefined,
    achieved: { ...nothingDone(), damage: turn },
  },
  steps: [
    { step: 'stay', aft: 2 },
    { step: 'land', aft: 0 },
  ],
});

/**
 * A day with nothing but weather, for the tests of the log-book, which need throws and questions but no missions. A
 * flight stays over its field, morning and afternoon, until it is told to land. The day's points are the Weather
 * Numbers at the landings, so that its end depends on its weather.
 */
export function aDayOfWeather(campaign: Campaign, table: Table): void {
  const { day, flights } = campaign;
  table.tell({ type: 'day-broke', day });
  const { am, pm } = obtainForecast(table);
  for (const flight of flights) flight.points.push(stayUp('morning', am, flight, table));
  for (const flight of flights) flight.points.push((flight.points.pop() ?? 0) + stayUp('afternoon', pm, flight, table));
  const points = flights.reduce((sum, flight) => sum + (flight.points.at(-1) ?? 0), 0);
  campaign.day += 1;
  table.tell({ type: 'day-ended', day, points, total: points });
}

function stayUp(watch: Watch, { number, trend }: StartingWeather, { flight }: FlightRecord, table: Table): number {
  const seat = table.during(flight, watch);
  const weather: Weather = { number, trend };
  seat.tell({ type: 'watch-began', watch, flight, weather: number, trend });
  let turns = 0;
  while (turns < MOST_TURNS && staysUp(watch, turns, weather, seat)) {
    turns += 1;
    checkWeatherChange(weather, seat);
  }
  seat.tell({ type: 'landed', machines: ['B1'], field: 'home', isHome: true });
  return weather.number;
}

const staysUp = (watch: Watch, turn: number, { number }: Weather, table: Table): boolean =>
  table.choose('movement', aTurn(watch, turn, number), ['stay', 'land']) === 'stay';
