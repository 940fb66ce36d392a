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
const HALF = 1 / 2;

/** The last cell of a column: whole, more than half of a line, and less. */
const MARKS = { above: ['#', ':', '.'], below: ['=', ':', '.'] } as const;

/**
 * Figures by day as columns in plain characters: # above 0, = below. Colour only repeats what the position says. A
 * column reaches the figure of a line where it is whole there; `:` is more than half of a line, `.` less.
 */
export function dayChart(title: string, figures: readonly DayFigure[], { ink }: Paper): string {
  const values = figures.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = Math.max(1, Math.ceil(Math.max(most, -least) / ROWS));
  const above = Math.ceil(most / step);
  const beneath = Math.ceil(-least / step);
  const label = (value: number) => (least < 0 ? signed(value) : `${value}`);
  const line = (row: number) => {
    const [whole, more, less] = row > 0 ? MARKS.above : MARKS.below;
    const cells = figures.map(({ value }) => {
      const part = (value * Math.sign(row)) / step - (Math.abs(row) - 1);
      if (part <= 0) return ' ';
      if (part >= 1) return whole;
      return part > HALF ? more : less;
    });
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
