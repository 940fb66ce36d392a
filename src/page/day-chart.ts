import { signed } from '../words/numbers.ts';
import type { Paper } from './paper.ts';

/** A figure of a day; nothing where there is none. */
export interface DayFigure {
  readonly day: number;
  readonly value: number;
}

/** So many lines are above nought, or beneath it, whichever is the longer way. */
const ROWS = 4;
const LABEL = 6;
const COLUMN = 3;

/**
 * Figures day by day as columns, in plain characters: # above nought, = beneath it. Colour only repeats what the place
 * says. What stands beside a line is the most that a column ending in it comes to.
 */
export function dayChart(title: string, figures: readonly DayFigure[], { ink }: Paper): string {
  const values = figures.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = Math.max(1, Math.ceil(Math.max(most, -least) / ROWS));
  const above = Math.ceil(most / step);
  const beneath = Math.ceil(-least / step);
  const label = (value: number) => (least < 0 ? signed(value) : `${value}`);
  const line = (row: number) => {
    const mark = row > 0 ? '#' : '=';
    const cells = figures.map(({ value }) =>
      (row > 0 ? value > (row - 1) * step : value < (row + 1) * step) ? mark : ' ',
    );
    const text =
      `${label(row * step).padStart(LABEL)} |${cells.map((cell) => `${cell}${cell}`.padStart(COLUMN)).join('')}`.trimEnd();
    return row < 0 ? ink.red(text) : text;
  };
  const days = figures.map(({ day }) => `${day}`.padStart(COLUMN)).join('');
  return [
    ink.bold(title),
    ...Array.from({ length: above }, (_, i) => line(above - i)),
    `${'0'.padStart(LABEL)} +${'-'.repeat(COLUMN * figures.length)}`,
    ...Array.from({ length: beneath }, (_, i) => line(-i - 1)),
    `${'April'.padStart(LABEL)}  ${days}`,
  ].join('\n');
}
