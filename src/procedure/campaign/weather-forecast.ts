import type { StartingWeather } from '../../cards/printed/weather-effects.ts';
import { consult } from '../../cards/roll-table.ts';
import { expectDefined } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';

export interface Forecast {
  readonly am: StartingWeather;
  readonly pm: StartingWeather;
}

/** (5) The day's Weather Forecast: its text, and the numbers for morning and afternoon. */
export function obtainForecast(table: Table): Forecast {
  const { roll, row } = consult(table.book.weatherEffects.forecast, table);
  const { words, am, pm } = row;
  table.tell({ type: 'forecast-received', roll, words, am, pm });
  return { am, pm };
}

/**
 * (5) Ruling: if the player wants the historical April, a day begins with its real weather; after that rule 12 goes by
 * the dice.
 */
export function layRealWeather(day: number, table: Table): Forecast {
  const { summary, weather } = expectDefined(
    table.book.april1917.days[day - 1],
    `${day} April on the card of April 1917`,
  );
  const { am, pm } = weather;
  table.tell({ type: 'real-weather-laid', day, words: summary, am, pm });
  return { am, pm };
}
