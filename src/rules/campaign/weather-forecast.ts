import type { StartingWeather } from '../../rulebook/cards/weather-effects.ts';
import { consult } from '../../rulebook/roll-table.ts';
import type { Table } from '../../table/table.ts';

export interface Forecast {
  readonly total: number;
  readonly am: StartingWeather;
  readonly pm: StartingWeather;
}

/** (5) The day's Weather Forecast: its words, and where the morning and the afternoon begin. */
export function obtainForecast(table: Table): Forecast {
  const { roll, row } = consult(table.book.weatherEffects.forecast, table);
  const { words, am, pm } = row;
  table.tell({ type: 'forecast-received', roll, words, am, pm });
  return { total: roll.total, am, pm };
}
