import { scaleLinear } from 'd3-scale';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { placeLabels } from '../../../kit/book/labels.ts';
import { type Piece, picture } from '../../../kit/book/markup.ts';
import type { GameEvent } from '../../../table/events.ts';
import { SIDES, type Side } from '../../../table/sides.ts';
import { type CardFrame, type CardPlaced, type CardStrip, cardStripOf } from './card-frames.ts';
import { plain } from './card-words.ts';

const WIDTH = 480;

/** Where the places of a fight lie on its pictures: the same in each frame, north up. */
interface Ground {
  x(x: number): number;
  y(y: number): number;
  /** So long a piece of the table on the picture. */
  long(hundredths: number): number;
  readonly height: number;
}

function groundOf({ window: { west, east, south, north } }: CardStrip): Ground {
  const a = WIDTH / (east - west);
  const height = Math.round((north - south) * a);
  const x = scaleLinear().domain([west, east]).rangeRound([0, WIDTH]);
  const y = scaleLinear().domain([south, north]).rangeRound([height, 0]);
  return { x: (at) => x(at), y: (at) => y(at), long: (hundredths) => Math.round(hundredths * a), height };
}

/** How the base of a machine of either side is drawn. */
type Base = (side: Side) => Piece;

/** The two bases of a fight, drawn once for all its phases: they are most of what there is in them. */
export function basesOnce(strip: CardStrip, place: string): Piece {
  const ground = groundOf(strip);
  const bases = SIDES.map((side) => h('g', { id: `${side}-${place}` }, baseShapes(side, ground)));
  return h('svg', { width: 0, height: 0, 'aria-hidden': true, style: 'position:absolute' }, h('defs', null, bases));
}

/** A phase: who flew which card from where, and who fired at whom. */
export function cardPicture(frame: CardFrame, strip: CardStrip, place: string, nameOf: (id: string) => string): Piece {
  const ground = groundOf(strip);
  return picture(
    {
      title: `The table, fight ${place}, ${frame.title}`,
      words: frame.machines.map((each) => placeWords(each, nameOf)).join('; '),
      width: WIDTH,
      height: ground.height,
    },
    drawn(frame, strip, ground, (side) => h('use', { href: `#${side}-${place}` })),
  );
}

const placeWords = ({ machine, card, to, out }: CardPlaced, nameOf: (id: string) => string): string =>
  `${nameOf(machine)}: ${plain(card)}, now heading ${to.heading * 15}${out ? ', out of it' : ''}`;

function drawn({ machines, shots }: CardFrame, { ground: cards }: CardStrip, ground: Ground, base: Base): Piece[] {
  const at = (id: string) => machines.find(({ machine }) => machine === id)?.to ?? cards.find((card) => card.id === id);
  const labels = machines.map(({ machine, to }) => ({ x: ground.x(to.x), y: ground.y(to.y), text: machine }));
  return [
    h('rect', { class: 'axis', x: 0.5, y: 0.5, width: WIDTH - 1, height: ground.height - 1 }),
    ...cards.map((card) =>
      h(
        'path',
        { class: 'ground', d: outline(card.width, card.length, ground), transform: stood(card, ground) },
        h('title', null, plain(card.id)),
      ),
    ),
    ...shots.map((shot) => shotLine(shot, at(shot.by), at(shot.at), ground)),
    ...machines.map((placed) => machinePiece(placed, ground, base)),
    ...placeLabels(labels, ground.long(BASE.length) / 2 + 4, WIDTH).map(({ x, y, text, anchor }) =>
      h('text', { x, y, 'text-anchor': anchor }, text),
    ),
  ];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

type Shot = CardFrame['shots'][number];

const shotLine = ({ hit }: Shot, from: Place | undefined, to: Place | undefined, ground: Ground): Piece =>
  from && to
    ? h('line', {
        class: hit ? 'attack hit' : 'attack',
        x1: ground.x(from.x),
        y1: ground.y(from.y),
        x2: ground.x(to.x),
        y2: ground.y(to.y),
      })
    : null;

/** The base of a machine, in hundredths of a millimetre. */
const BASE = { width: 4400, length: 6800 };

/** Up is north, and a heading turns clockwise, 15 degrees each. */
const stood = ({ x, y, heading }: Place & { readonly heading: number }, ground: Ground): string =>
  `translate(${ground.x(x)} ${ground.y(y)}) rotate(${heading * 15})`;

function outline(width: number, length: number, ground: Ground): string {
  const [wide, long] = [ground.long(width), ground.long(length)];
  return `M${-wide / 2} ${-long / 2}h${wide}v${long}h${-wide}Z`;
}

const colourOf = (side: Side): string => (side === 'allied' ? 'ours' : 'theirs');

/** The base with an arrow head at its front. */
function baseShapes(side: Side, ground: Ground): Piece[] {
  const [wide, long] = [ground.long(BASE.width), ground.long(BASE.length)];
  return [
    h('path', { class: `base ${colourOf(side)}-way`, d: outline(BASE.width, BASE.length, ground) }),
    h('path', { class: colourOf(side), d: `M0 ${-long / 2}L${wide / 2} ${long / 4}H${-wide / 2}Z` }),
  ];
}

/** The base, the way by which she came, and a cross where she is out of it. */
function machinePiece({ side, from, to, out }: CardPlaced, ground: Ground, base: Base): Piece[] {
  const [x, y] = [ground.x(to.x), ground.y(to.y)];
  return [
    h('path', { class: `way ${colourOf(side)}-way`, d: `M${ground.x(from.x)} ${ground.y(from.y)}L${x} ${y}` }),
    h('g', { transform: stood(to, ground) }, base(side)),
    out ? h('path', { class: 'down', d: `M${x - 7} ${y - 7}l14 14m0-14l-14 14` }) : null,
  ];
}

const [COLUMNS, GAP, HEAD] = [3, 16, 22];

/** Its colours, where no page lends it any. */
const ALONE = `svg{background:#fbf8f1;font:12px Georgia,"Times New Roman",serif}text{fill:#22201c}.axis{stroke:#c4bbaa;fill:none}.ours{fill:#1f5a8c}
.theirs{fill:#ab2f26}.base{fill:#fffdf8}.ground{fill:#ddd3bf}.attack{stroke:#5f5a50}.attack.hit{stroke:#ab2f26;stroke-width:2.4}
.down{stroke:#22201c;stroke-width:2.4;fill:none}.way{fill:none;stroke-width:1.5;stroke-dasharray:3 3}.ours-way{stroke:#1f5a8c}.theirs-way{stroke:#ab2f26}`;

/** A finished fight as a picture by itself, a frame a phase, three abreast; nothing where no card was flown. */
export function cardStrip(events: readonly GameEvent[], title: string): string | undefined {
  const strip = cardStripOf(events, (id) => id);
  if (!strip) return undefined;
  const ground = groundOf(strip);
  const [wide, high] = [WIDTH + GAP, ground.height + HEAD + GAP];
  const frames = strip.frames.map((frame, i) =>
    h(
      'g',
      { transform: `translate(${(i % COLUMNS) * wide} ${Math.floor(i / COLUMNS) * high})` },
      h('title', null, frame.words.join(' ')),
      h('text', { x: 4, y: HEAD - 7 }, frame.title),
      h(
        'g',
        { transform: `translate(0 ${HEAD})` },
        drawn(frame, strip, ground, (side) => baseShapes(side, ground)),
      ),
    ),
  );
  const size = `0 0 ${COLUMNS * wide} ${Math.ceil(strip.frames.length / COLUMNS) * high}`;
  return renderToString(
    h(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: size },
      h('title', null, title),
      h('style', null, ALONE),
      frames,
    ),
  );
}
