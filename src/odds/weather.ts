import { oddsOfRows } from '../cards/odds.ts';
import type { WeatherBox, WeatherEffects } from '../cards/printed/weather-effects.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { machineGunsFire } from '../kit/ground-fire/machine-guns.ts';
import { boxAfter, changeBy } from '../procedure/mission/weather-change.ts';
import { chanceNoneIsLeft, shotsIn } from './archie.ts';

/** A possible weather: a box, the trend of its forecast, and their chance. */
export interface PossibleWeather {
  readonly number: number;
  readonly trend: 1 | -1;
  readonly chance: number;
}

/** Every weather in which the morning or the afternoon of a day may begin. */
export function skiesOfForecast({ forecast }: WeatherEffects, half: 'am' | 'pm'): PossibleWeather[] {
  return gathered(oddsOfRows(forecast).map(({ row, odds: { chance } }) => ({ ...row[half], chance })));
}

/** (12) Every weather that one turn's Weather Change Check may lead to, by exact count. */
export function skiesAfterChange({ change }: WeatherEffects, skies: readonly PossibleWeather[]): PossibleWeather[] {
  const changes = oddsOfRows(change);
  const next = skies.flatMap(({ number, trend, chance }) =>
    changes.map(({ row, odds }) => ({
      number: boxAfter(number, changeBy(row.change, trend)),
      trend,
      chance: chance * odds.chance,
    })),
  );
  return gathered(next);
}

/** Merges equal weathers and adds up their chances. */
function gathered(skies: readonly PossibleWeather[]): PossibleWeather[] {
  const sums = new Map<number, PossibleWeather>();
  for (const sky of skies) {
    const key = sky.number * sky.trend;
    sums.set(key, { ...sky, chance: (sums.get(key)?.chance ?? 0) + sky.chance });
  }
  return [...sums.values()];
}

/** The exact chance of each weather box, 1 to 16, after so many turns of a morning or an afternoon. */
export function weatherAfter(card: WeatherEffects, half: 'am' | 'pm', turns: number): number[] {
  let skies = skiesOfForecast(card, half);
  for (let turn = 0; turn < turns; turn++) skies = skiesAfterChange(card, skies);
  return card.boxes.map(({ box }) => skies.reduce((sum, { number, chance }) => sum + (number === box ? chance : 0), 0));
}

/** The mean number of Archie's shots in a turn at a height, over all weathers after so many turns. */
export const meanShotsAt = (book: Rulebook, feet: number, turns: number): number =>
  meanOverWeather(book, turns, (box) => shotsIn(GUNS, feet, box, book));

/** The chance that machine guns fire in a turn at a height, at least at the first machine of a flight. */
export const chanceOfMachineGuns = (book: Rulebook, feet: number, turns: number): number =>
  meanOverWeather(book, turns, (box) =>
    machineGunsFire(GUNS, feet, box, { book }) ? 1 - chanceNoneIsLeft(GUNS, feet, box, book) : 0,
  );

const GUNS = { archie: true, machineGuns: true };

/** The mean of a value that depends on the weather, after so many turns of a morning or an afternoon. */
function meanOverWeather(book: Rulebook, turns: number, worth: (box: WeatherBox) => number): number {
  const { weatherEffects: card } = book;
  const halves = (['am', 'pm'] as const).map((half) => weatherAfter(card, half, turns));
  return card.boxes.reduce(
    (sum, box, i) => sum + worth(box) * (((halves[0]?.[i] ?? 0) + (halves[1]?.[i] ?? 0)) / 2),
    0,
  );
}
