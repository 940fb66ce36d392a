import { isFit } from '../../campaign/aircrew.ts';
import { type Campaign, everybody, lastDayOf } from '../../campaign/campaign.ts';
import { isReady } from '../../campaign/machine.ts';
import { type DayFigure, dayChart } from '../../page/day-chart.ts';
import type { Paper } from '../../page/paper.ts';

/** The strength of all flights at the start of a day. */
export interface FlightStrength {
  readonly day: number;
  readonly men: number;
  readonly machines: number;
}

export const strengthAt = (dawn: Campaign): FlightStrength => ({
  day: dawn.day,
  men: everybody(dawn).filter((man) => isFit(man, dawn.day)).length,
  machines: dawn.flights.flatMap(({ machines }) => machines).filter((machine) => isReady(machine, dawn.day)).length,
});

/** (45) The points of all flights together on each finished day. */
export function pointsByDay({ day, flights }: Campaign): DayFigure[] {
  const count = Math.max(0, ...flights.map(({ points }) => points.length));
  return Array.from({ length: count }, (_, i) => ({
    day: day - count + i,
    value: flights.reduce((sum, { points }) => sum + (points[i] ?? 0), 0),
  }));
}

/** Points and strength by day, as small charts. Listeners get them as sentences elsewhere. */
export function aprilCharts(dawns: readonly Campaign[], now: Campaign, paper: Paper): string | undefined {
  const points = pointsByDay(now);
  if (paper.inSentences || points.length === 0) return undefined;
  // The day after the last has a dawn too, and is no day of the campaign.
  const strengths = dawns.filter(({ day }) => day <= lastDayOf(now)).map(strengthAt);
  return [
    dayChart('Victory Points by day', points, paper),
    dayChart(
      'Men fit, as each day began',
      strengths.map(({ day, men }) => ({ day, value: men })),
      paper,
    ),
    dayChart(
      'Machines ready, as each day began',
      strengths.map(({ day, machines }) => ({ day, value: machines })),
      paper,
    ),
  ].join('\n\n');
}
