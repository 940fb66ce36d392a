import { scaleLinear } from 'd3-scale';
import { h } from 'preact';
import type { OutputTable } from '../../../kit/book/markup.ts';
import { legend, type Piece, picture, recordTable } from '../../../kit/book/markup.ts';
import { type LuckLine, luckLedger } from '../../../odds/luck/ledger.ts';
import { LUCK_WORDS, unweighedText } from '../../../words/luck-words.ts';
import type { Lived } from '../../lived.ts';
import { turnsOf } from '../../untold.ts';

const [WIDTH, LEFT, RIGHT, ROW, TOP] = [680, 190, 20, 26, 26];

/** The part of luck: each kind of throw as a percentile, for us and for the Germans. */
export function luckChart(lived: Lived): Piece[] {
  const { known, note } = turnsOf(lived);
  const { lines, unweighed } = luckLedger(known, lived.book);
  if (lines.length === 0) return [h('p', null, note ?? 'Nothing has been thrown yet.')];
  const said =
    'Of a hundred who threw as often at the same odds, how many would have fared worse: each side by its own throws, by exact distributions.';
  return [
    h('p', null, said),
    note === undefined ? null : h('p', null, note),
    unweighed > 0 ? h('p', null, unweighedText(unweighed)) : null,
    drawn(lines),
    legend(['ours', 'our throws'], ['theirs', 'German throws']),
    recordTable(tableOf(lines)),
  ];
}

/** The same in figures. */
const tableOf = (lines: readonly LuckLine[]): OutputTable => ({
  name: 'luck',
  title: 'The throws by kind',
  columns: [
    { name: 'kind', heading: 'Kind' },
    { name: 'side', heading: 'Whose' },
    { name: 'throws', heading: 'Throws' },
    { name: 'came', heading: 'Came to' },
    { name: 'expected', heading: 'The mean' },
    { name: 'percentile', heading: 'Worse, of 100' },
  ],
  rows: lines.map(({ kind, side, throws, came, expected, percentile }) => ({
    kind: LUCK_WORDS[kind],
    side: side === 'allied' ? 'ours' : 'German',
    throws,
    came,
    expected: Number(expected.toFixed(1)),
    percentile: Math.round(percentile),
  })),
});

function drawn(lines: readonly LuckLine[]): Piece {
  const x = scaleLinear([0, 100], [LEFT, WIDTH - RIGHT]);
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  const yOf = (row: number) => TOP + ROW * (row + 0.5);
  const bottom = TOP + ROW * kinds.length;
  return picture(
    {
      title: 'Luck by kind of throw',
      words: lines.map(inWords).join(' '),
      width: WIDTH,
      height: bottom + 6,
      least: 520,
    },
    [0, 25, 50, 75, 100].map((tick) => [
      h('line', { class: tick === 50 ? 'zero' : 'axis', x1: x(tick), x2: x(tick), y1: TOP, y2: bottom }),
      h('text', { class: 'faint', x: x(tick), y: 16, 'text-anchor': 'middle' }, `${tick}`),
    ]),
    kinds.map((kind, row) => h('text', { x: LEFT - 12, y: yOf(row) + 4, 'text-anchor': 'end' }, `${LUCK_WORDS[kind]}`)),
    lines.map(({ kind, side, percentile, throws }) =>
      h(
        'circle',
        { class: side === 'allied' ? 'ours' : 'theirs', cx: x(percentile), cy: yOf(kinds.indexOf(kind)), r: 6 },
        h('title', null, `${percentile.toFixed(0)} of 100, ${throws} throws`),
      ),
    ),
  );
}

const inWords = ({ kind, side, throws, came, expected, percentile }: LuckLine): string =>
  `${LUCK_WORDS[kind]}, ${side === 'allied' ? 'ours' : 'theirs'}: ${throws} throws came to ${came}, the mean is ${expected.toFixed(1)}, the percentile ${percentile.toFixed(0)}.`;
