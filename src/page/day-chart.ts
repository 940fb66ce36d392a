import { signed } from '../words/numbers.ts';
import type { Paper } from './paper.ts';

/** The figure of a day; nothing where there is none. */
export interface DayFigure {
  readonly day: number;
  readonly value: number;
}

/** The lines above 0 or below it, whichever side is longer. */
const ROWS = 4;
const LABEL = 6;
const COLUMN = 3;

/**
 * Figures by day as columns in plain characters: # above 0, = below. Colour only repeats what the position says. The
 * label of a line is the highest value of a column that ends in it.
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
