import { symbol, symbolStar } from 'd3-shape';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { dateText } from '../campaign/calendar.ts';
import { harmless, type Piece } from '../kit/book/markup.ts';
import { signed } from '../words/numbers.ts';
import { type DayScore, scoreSentence } from './day-score.ts';

/** What is shown of a day beside its score. */
export interface DayShown {
  readonly code: string;
  readonly flight: string;
  /** What another player should know before he compares. */
  readonly but: readonly string[];
}

const [WIDTH, LEFT, STEP, PER_ROW] = [640, 32, 26, 20];
const [MARKS_TOP, ROW] = [176, 34];

/** Its own colours, by day and by night, because no page surrounds it. */
const COLOURS = `svg{--paper:#fbf8f1;--ink:#22201c;--faint:#5f5a50;--line:#d3cbbb;--ours:#1f5a8c;--theirs:#ab2f26;--gold:#8a6200;
font:16px Georgia,"Times New Roman",serif}@media(prefers-color-scheme:dark){svg{--paper:#17181a;--ink:#ebe6da;--faint:#aaa498;--line:#44443f;
--ours:#7db8ea;--theirs:#f0857a;--gold:#e2b64c}}.paper{fill:var(--paper);stroke:var(--line)}text{fill:var(--ink)}.faint{fill:var(--faint)}.large{font-size:56px}.head{font-size:24px}
.flown{fill:var(--ours)}.undone{fill:none;stroke:var(--faint);stroke-width:2}.victory{fill:var(--gold)}.lost{fill:none;stroke:var(--theirs);stroke-width:3.5;stroke-linecap:round}`;

const STAR = symbol(symbolStar, 150)() ?? '';

/** How each mark is drawn around its middle. */
const DRAWN = {
  flown: () => h('circle', { class: 'flown', r: 8 }),
  undone: () => h('circle', { class: 'undone', r: 7 }),
  victory: () => h('path', { class: 'victory', d: STAR }),
  machine: () => h('path', { class: 'lost', d: 'M-7-7L7 7M7-7L-7 7' }),
  man: () => h('path', { class: 'lost', d: 'M0-9V9M-6-3H6' }),
} as const satisfies Record<string, () => Piece>;
type DayMark = keyof typeof DRAWN;

const WORDS: Readonly<Record<DayMark, string>> = {
  flown: 'mission flown',
  undone: 'left undone',
  victory: 'victory',
  machine: 'machine lost',
  man: 'man lost',
};

/**
 * The score of a day as a picture without external files, to show to others. Like the lines of the score it tells how
 * much, and not what.
 */
export function dayPicture(score: DayScore, { code, flight, but }: DayShown): string {
  const title = `Wings over France, ${dateText(score.day)} 1917, ${flight}: ${signed(score.points)} Victory Points`;
  const marks = marksOf(score);
  const below = MARKS_TOP + ROW * Math.ceil(marks.length / PER_ROW);
  const height = below + 60 + 22 * but.length;
  const text = (x: number, y: number, words: string, kind?: string) => h('text', { x, y, class: kind }, words);
  const drawn = renderToString(
    h(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${WIDTH} ${height}`,
        width: WIDTH,
        height,
        role: 'img',
      },
      h('title', null, title),
      h('desc', null, [`Code ${code}.`, scoreSentence(score), ...but.map((each) => `${each}.`)].join(' ')),
      h('style', null, COLOURS),
      h('rect', { class: 'paper', x: 0.5, y: 0.5, width: WIDTH - 1, height: height - 1, rx: 8 }),
      text(LEFT, 46, 'Wings over France', 'head'),
      text(LEFT, 74, `${dateText(score.day)} 1917, ${flight}, ${code}`, 'faint'),
      text(LEFT, 138, signed(score.points), 'large'),
      text(LEFT + DIGIT * signed(score.points).length + 14, 138, 'Victory Points', 'faint'),
      marks.map((mark, i) => h('g', { transform: placeOf(i) }, DRAWN[mark]())),
      legend(marks, below + 24),
      but.map((each, i) => text(LEFT, below + 60 + 22 * i, each)),
    ),
  );
  return `${harmless(drawn)}\n`;
}

/** The width of a digit of the points. */
const DIGIT = 36;

/** In the order of the score's own line. */
const marksOf = ({ flown, notFlown, victories, machinesLost, menLost }: DayScore): DayMark[] => [
  ...times(flown, 'flown'),
  ...times(notFlown, 'undone'),
  ...times(victories, 'victory'),
  ...times(machinesLost, 'machine'),
  ...times(menLost, 'man'),
];

const times = (count: number, mark: DayMark): DayMark[] => Array.from({ length: count }, () => mark);

const placeOf = (place: number): string =>
  `translate(${LEFT + 8 + STEP * (place % PER_ROW)} ${MARKS_TOP + ROW * Math.floor(place / PER_ROW)})`;

/** The mean width of a letter of the legend. */
const LETTER = 7.4;

/** The meanings of the marks that are drawn. */
function legend(marks: readonly DayMark[], y: number): Piece[] {
  let x = LEFT + 8;
  return [...new Set(marks)].map((mark) => {
    const at = x;
    x += 28 + LETTER * WORDS[mark].length;
    return h(
      'g',
      { transform: `translate(${Math.round(at)} ${y})` },
      h('g', { transform: 'scale(.7)' }, DRAWN[mark]()),
      h('text', { x: 12, y: 5, class: 'faint', 'font-size': 13 }, WORDS[mark]),
    );
  });
}
