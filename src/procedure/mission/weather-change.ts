import type { Weather } from '../../campaign/mission-log.ts';
import { consult } from '../../cards/roll-table.ts';
import type { Table } from '../../table/table.ts';

const BOXES = 16;

/** (12) Weather Change Check. A Forecast Trend moves the Weather Number one box in the direction of the forecast. */
export function checkWeatherChange(weather: Weather, table: Table): void {
  const { roll, row } = consult(table.book.weatherEffects.change, table);
  const byTrend = row.change === 'trend';
  const change = changeBy(row.change, weather.trend);
  const from = weather.number;
  weather.number = boxAfter(from, change);
  table.tell({ type: 'weather-checked', roll, from, change, byTrend, to: weather.number });
}

/** (12) By how many boxes the weather moves. */
export const changeBy = (change: number | 'trend', trend: number): number => (change === 'trend' ? trend : change);

/** (5) The boxes form a ring: after 16 comes 1, and before 1 comes 16. */
export function boxAfter(number: number, change: number): number {
  return ((number - 1 + change + BOXES) % BOXES) + 1;
}
