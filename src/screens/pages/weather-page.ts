import { boxOf, type Rulebook } from '../../cards/rulebook.ts';
import { hasTrait } from '../../games/table.ts';
import { startText, weatherMeaning, weatherName } from '../../questions/weather.ts';
import type { EventOf, GameEvent } from '../../table/events.ts';
import { signed } from '../../words/numbers.ts';

/** The present weather, its meaning, and its trend; on the ground the forecast. */
export function weatherPage(events: readonly GameEvent[], book: Rulebook): string {
  const number = events.reduce<number | undefined>(weatherAfter, undefined);
  const forecast = events.findLast(isForecast);
  if (number === undefined) return forecast ? forecastText(forecast, book) : 'No forecast has come yet.';
  const watch = events.findLast((event) => event.type === 'watch-began');
  return [
    `${weatherName(book, number)}. ${weatherMeaning(book, number)} Photographs ${signed(boxOf(number, book).photo)}.`,
    ...(watch ? [`The forecast has a trend of ${watch.trend > 0 ? '+' : '-'}.`] : []),
  ].join(' ');
}

function weatherAfter(number: number | undefined, event: GameEvent): number | undefined {
  if (event.type === 'weather-checked') return event.to;
  return hasTrait(event, 'says-the-weather') && 'weather' in event ? event.weather : number;
}

type ForecastTold = EventOf<'forecast-received' | 'real-weather-laid'>;

const isForecast = (event: GameEvent): event is ForecastTold =>
  event.type === 'forecast-received' || event.type === 'real-weather-laid';

function forecastText({ words, am, pm }: ForecastTold, book: Rulebook): string {
  const starts = [am, pm].map((start) => `${boxOf(start.number, book).name} (${startText(start)})`);
  return `${words.replace(/\.$/, '')}. ${starts[0]} for the morning, ${starts[1]} for the afternoon.`;
}
