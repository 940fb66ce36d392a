import { expect, test } from 'vitest';
import { dayChart } from '../../src/page/day-chart.ts';
import { paperFor } from '../../src/page/paper.ts';

const paper = paperFor({ columns: 80, isTerminal: false, colour: false });

test('columns above nought and beneath it, each day under its own', () => {
  const figures = [3, 0, -8].map((value, i) => ({ day: i + 9, value }));
  expect(dayChart('Points', figures, paper).split('\n')).toEqual([
    'Points',
    '    +4 | ..',
    '    +2 | ##',
    '     0 +---------',
    '    -2 |       ==',
    '    -4 |       ==',
    '    -6 |       ==',
    '    -8 |       ==',
    ' April    9 10 11',
  ]);
});

test('a column that ends below the figure of a line does not fill it', () => {
  const figures = [9, 22, 13, -4].map((value, i) => ({ day: i + 1, value }));
  expect(dayChart('Points', figures, paper).split('\n')).toEqual([
    'Points',
    '   +24 |    ::',
    '   +18 |    ## ..',
    '   +12 | .. ## ##',
    '    +6 | ## ## ##',
    '     0 +------------',
    '    -6 |          ::',
    ' April    1  2  3  4',
  ]);
});

test('a whole April fits on a page, whatever its figures', () => {
  const figures = Array.from({ length: 22 }, (_, i) => ({ day: i + 1, value: (i - 11) * 997 }));
  const lines = dayChart('Points', figures, paper).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
  expect(lines.length).toBeLessThanOrEqual(11);
});

test('figures that are never below nought have no sign, and nothing lies beneath', () => {
  expect(dayChart('Men', [{ day: 1, value: 2 }], paper)).toBe(
    ['Men', '     2 | ##', '     1 | ##', '     0 +---', ' April    1'].join('\n'),
  );
});
