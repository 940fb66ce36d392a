import { LAST_DAY } from '../../campaign/campaign.ts';
import { oddsOfRows } from '../../rulebook/odds.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { boxOf } from '../../rulebook/weather-box.ts';
import { type Chart, figure } from './chart.ts';

type Half = 'am' | 'pm';
type Weighted = readonly { readonly box: number; readonly chance: number }[];

/** The real three weeks beside what the Weather Forecast makes of three weeks. */
export function aprilCharts(book: Rulebook): Chart[] {
  const rows = (['am', 'pm'] as const).flatMap((half) => [
    [`April 1917, ${HALVES[half]}`, ...means(book, realDays(book, half))],
    [`the forecast, ${HALVES[half]}`, ...means(book, forecast(book, half))],
  ]);
  const columns = ['where the half-day begins', 'Encounter', "Archie's shots", 'Photo', 'DFD'];
  return [{ title: 'The real April and the forecast', columns, rows }];
}

const HALVES: Readonly<Record<Half, string>> = { am: 'morning', pm: 'afternoon' };

function realDays({ april1917 }: Rulebook, half: Half): Weighted {
  const days = april1917.days.slice(0, LAST_DAY);
  return days.map(({ weather }) => ({ box: weather[half].number, chance: 1 / days.length }));
}

function forecast({ weatherEffects }: Rulebook, half: Half): Weighted {
  return oddsOfRows(weatherEffects.forecast).map(({ row, odds }) => ({ box: row[half].number, chance: odds.chance }));
}

function means(book: Rulebook, days: Weighted): string[] {
  return (['encounter', 'shots', 'photo', 'dfd'] as const).map((cell) =>
    figure(days.reduce((sum, { box, chance }) => sum + chance * boxOf(box, book)[cell], 0)),
  );
}
