import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { GameEvent } from '../../table/events.ts';
import { type Piece, picture } from '../book/markup.ts';
import { type GameBook, nameIn, type Strip } from '../game-book.ts';

/** A phase or a turn of a fight: its title, its picture, its text alternative, and the lines below it. */
interface StripFrame {
  readonly title: string;
  readonly shapes: Piece;
  readonly told: string;
  readonly words: readonly string[];
}

/** A fight as pictures, all of one size. */
export interface Frames {
  /** What each of them shows. */
  readonly seen: string;
  readonly width: number;
  readonly height: number;
  /** What they share, drawn once. */
  readonly once?: Piece;
  readonly frames: readonly StripFrame[];
}

/** Shapes that are drawn once and referenced by each picture. */
export const drawnOnce = (...shapes: readonly Piece[]): Piece =>
  h('svg', { width: 0, height: 0, 'aria-hidden': true, style: 'position:absolute' }, h('defs', null, shapes));

/** Frame by frame for the record book. */
export const figuresIn = ({ seen, width, height, frames }: Frames, place: string): Piece[] =>
  frames.map(({ title, shapes, told, words }) =>
    h(
      'figure',
      null,
      h('figcaption', null, title),
      shapes && picture({ title: `${seen}, fight ${place}, ${title}`, words: told, width, height }, shapes),
      words.length > 0 &&
        h(
          'ul',
          null,
          words.map((each) => h('li', null, each)),
        ),
    ),
  );

/** The events of a fight in frames; nothing where there is nothing to draw. `place` is its index among all fights. */
type FramesOf = (told: readonly GameEvent[], nameOf: (id: string) => string, place: string) => Frames | undefined;

/** The book of a game whose frames are all of one kind. */
export const drawnIn = (how: Pick<Strip, 'by' | 'seen' | 'words'>, framesOf: FramesOf): GameBook => ({
  ends: 'fight-over',
  strip: (fight, place) => {
    const drawn = framesOf(fight.told, nameIn(fight), place);
    return drawn && { ...how, signs: SIGNS, figures: figuresIn(drawn, place), ...(drawn.once && { once: drawn.once }) };
  },
  alone: (events, title) => {
    const drawn = framesOf(events, (id) => id, 'alone');
    return drawn && pictureAlone(drawn, title);
  },
});

const SIGNS = [
  ['way-key', 'the way flown'],
  ['cross', 'out of it'],
] as const;

const [COLUMNS, GAP, HEAD] = [3, 16, 22];

/** The colours of a picture outside a page. */
const STYLE = `svg{background:#fbf8f1;font:12px Georgia,"Times New Roman",serif}text{fill:#22201c}.faint{fill:#5f5a50}.axis{stroke:#c4bbaa;fill:none}.ours{fill:#1f5a8c}
.theirs{fill:#ab2f26}.base{fill:#fffdf8}.ground{fill:#ddd3bf}.attack{stroke:#5f5a50}.attack.hit{stroke:#ab2f26;stroke-width:2.4}.down{stroke:#22201c;stroke-width:2.4;fill:none}
.level{stroke:#d3cbbb;stroke-width:.5}.earth{stroke:#5f5a50;stroke-width:3}.air.low{fill:#eef2e4}.air.medium{fill:#f1f3ee}.air.high{fill:#f5f5f4}.cloud{fill:#d8dbe0}.haze{stroke:#8d95a3;stroke-dasharray:6 4}
.target{fill:#8a6200}.way{fill:none;stroke-width:1.5;stroke-dasharray:3 3}.ours-way{stroke:#1f5a8c}.theirs-way{stroke:#ab2f26}`;

/** A fight as a picture of its own, three frames in a row. */
function pictureAlone({ width, height, once, frames }: Frames, title: string): string {
  const [wide, high] = [width + GAP, height + HEAD + GAP];
  const frameAt = ({ title: head, told, shapes }: StripFrame, i: number) =>
    h(
      'g',
      { transform: `translate(${(i % COLUMNS) * wide + GAP} ${Math.floor(i / COLUMNS) * high})` },
      h('title', null, told),
      h('text', { x: 4, y: HEAD - 7 }, head),
      h('g', { transform: `translate(0 ${HEAD})` }, shapes),
    );
  const [across, down] = [COLUMNS * wide + GAP, Math.ceil(frames.length / COLUMNS) * high];
  return renderToString(
    h(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${across} ${down}` },
      h('title', null, title),
      h('style', null, STYLE),
      once,
      frames.map(frameAt),
    ),
  );
}
