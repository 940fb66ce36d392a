import { LAST_DAY } from '../../campaign/campaign.ts';
import { oddsOfRows } from '../../cards/odds.ts';
import { boxOf, type Rulebook } from '../../cards/rulebook.ts';
import { figure, type OddsChart, percent } from '../../kit/odds/chart.ts';
import { meanShotsAt, weatherAfter } from '../weather.ts';

const TURNS = [0, 8, 16, 30];

/** The weather by the forecast and by the changes of a mission. */
export function weatherCharts(book: Rulebook): OddsChart[] {
  return [boxes(book), shots(book)];
}

function boxes({ weatherEffects: card }: Rulebook): OddsChart {
  const after = TURNS.map((turns) => {
    const [am, pm] = [weatherAfter(card, 'am', turns), weatherAfter(card, 'pm', turns)];
    return card.boxes.map((_, i) => percent(((am[i] ?? 0) + (pm[i] ?? 0)) / 2));
  });
  return {
    title: 'The weather after so many turns, morning and afternoon alike',
    columns: ['box', 'weather', ...TURNS.map((turns) => (turns === 0 ? 'at first' : `turn ${turns}`))],
    rows: card.boxes.map(({ box, name }, i) => [String(box), name, ...after.map((chances) => chances[i] ?? '')]),
  };
}

function shots(book: Rulebook): OddsChart {
  return {
    title: "Archie's shots in a turn on the mean, by height",
    columns: ['feet', ...TURNS.slice(1).map((turns) => `turn ${turns}`)],
    rows: [2000, 4000, 6000, 8000, 10_000, 12_000, 15_000].map((feet) => [
      String(feet),
      ...TURNS.slice(1).map((turns) => figure(meanShotsAt(book, feet, turns))),
    ]),
  };
}

type HalfOfDay = 'am' | 'pm';
type Weighted = readonly { readonly box: number; readonly chance: number }[];

/** The historical three weeks in comparison with the Weather Forecast's. */
export function aprilCharts(book: Rulebook): OddsChart[] {
  const rows = (['am', 'pm'] as const).flatMap((half) => [
    [`April 1917, ${HALVES[half]}`, ...means(book, realDays(book, half))],
    [`the forecast, ${HALVES[half]}`, ...means(book, forecast(book, half))],
  ]);
  const columns = ['where the half-day begins', 'Encounter', "Archie's shots", 'Photo', 'DFD'];
  return [{ title: 'The real April and the forecast', columns, rows }];
}

const HALVES: Readonly<Record<HalfOfDay, string>> = { am: 'morning', pm: 'afternoon' };

function realDays({ april1917 }: Rulebook, half: HalfOfDay): Weighted {
  const days = april1917.days.slice(0, LAST_DAY);
  return days.map(({ weather }) => ({ box: weather[half].number, chance: 1 / days.length }));
}

function forecast({ weatherEffects }: Rulebook, half: HalfOfDay): Weighted {
  return oddsOfRows(weatherEffects.forecast).map(({ row, odds }) => ({ box: row[half].number, chance: odds.chance }));
}

function means(book: Rulebook, days: Weighted): string[] {
  return (['encounter', 'shots', 'photo', 'dfd'] as const).map((cell) =>
    figure(days.reduce((sum, { box, chance }) => sum + chance * boxOf(box, book)[cell], 0)),
  );
}
