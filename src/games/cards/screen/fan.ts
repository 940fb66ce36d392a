import type { Rulebook } from '../../../cards/rulebook.ts';
import { cornersOf } from '../../../kit/geometry/lying.ts';
import { flown, type Point, wayFlown } from '../../../kit/geometry/pose.ts';
import { Canvas } from '../../../kit/screen/canvas.ts';
import type { Drawing } from '../../../kit/screen/cards/make.ts';
import type { Paper } from '../../../page/paper.ts';
import type { ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import { letterOf } from './card-words.ts';

const START = { x: 0, y: 0, heading: 0 };
const WIDEST = 46;
/** A letter is as high as four dots: finer than this two ends run into each other. */
const AIR = 1200;

/** A deck as it lies before a machine's nose: where every card would take her. */
export const fanOf = (cards: readonly ManoeuvreCard[], book: Rulebook): Drawing => ({
  shape: 'drawing',
  draw: (paper) =>
    paper.inSentences ? 'Up is ahead; the lengths are below.' : fanLines(cards, book, paper).join('\n'),
});

function fanLines(cards: readonly ManoeuvreCard[], book: Rulebook, paper: Paper): string[] {
  const { base } = book.fights['manoeuvre-cards'].cardTable;
  const ends = cards.map((card) => flown(START, card, base.length));
  const corners = cornersOf({ ...START, width: base.width, length: base.length });
  const canvas = canvasFor([...ends, ...corners], Math.min(paper.width, WIDEST));
  canvas.outline(corners);
  canvas.write(START, '↑');
  for (const card of cards) canvas.path([START, ...wayFlown(START, card, base.length)], 2);
  for (const [place, end] of ends.entries()) canvas.write(end, letterOf(place));
  return canvas.lines.map((line) => line.trimEnd());
}

function canvasFor(points: readonly Point[], columns: number): Canvas {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, south, north] = [
    Math.min(...xs) - AIR,
    Math.max(...xs) + AIR,
    Math.min(...ys) - AIR,
    Math.max(...ys) + AIR,
  ];
  const scale = Math.ceil((east - west) / (columns * 2));
  return new Canvas({ columns, rows: Math.ceil((north - south) / (scale * 4)), west, south, scale });
}
