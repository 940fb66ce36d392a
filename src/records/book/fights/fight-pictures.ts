import { scaleLinear } from 'd3-scale';
import { h } from 'preact';
import { counted, height } from '../../../english/numbers.ts';
import { isGerman } from '../../../rulebook/counters.ts';
import type { SkirmishFrame } from '../../../table/fights/clouds-of-glory/frames.ts';
import { legend, type Piece, picture } from '../markup.ts';
import { basesOnce, cardPicture } from './card-strip.ts';
import type { FoughtFight, Phase } from './fight-phases.ts';
import type { SideFrame, SideStrip } from './side-frames.ts';
import { framePicture, skyOnce } from './side-strip.ts';
import { PICTURE, skirmishShapes, skirmishWords } from './skirmish-picture.ts';

const [WIDTH, LEFT, RIGHT, ROW, GAP] = [480, 16, 16, 20, 46];

/**
 * A fight phase by phase, or turn by turn: where scripts are on, one after the other; where they are not, and on paper,
 * all of them.
 */
export function fightPieces(fight: FoughtFight, place: string): Piece {
  const { began, cards, strip } = fight;
  const { by, seen, signs, words } = KINDS[kindOf(fight)];
  const sides = `${counted(began.allied.length, 'machine')} of ours, ${counted(began.germans.length, 'German')}`;
  return h(
    'section',
    { class: `fight ${seen}`, 'aria-label': `Fight ${place}` },
    h('h4', null, `Fight ${place}: ${sides}, at ${height(began.altitude)}`),
    cards ? basesOnce(cards, place) : null,
    strip ? skyOnce(strip, place) : null,
    h(
      'div',
      { class: 'steps' },
      h('button', { type: 'button', class: 'back' }, by === 'turn' ? 'Turn before' : 'Phase before'),
      h('button', { type: 'button', class: 'on' }, by === 'turn' ? 'Next turn' : 'Next phase'),
      h('span', { 'aria-live': 'polite' }),
    ),
    legend(['ours', 'ours'], ['theirs', 'German'], ['shot-key', 'fires'], ['shot-key hit', 'hits'], ...signs),
    h('p', { class: 'sub' }, words),
    figuresOf(fight, place),
  );
}

/** How the fights of a system are looked at, and what their pictures need to be understood. */
interface Kind {
  readonly by: 'phase' | 'turn';
  readonly seen: string;
  readonly signs: readonly (readonly [string, string])[];
  readonly words: string;
}

const OUT = ['cross', 'out of it'] as const;
const WAY = ['way-key', 'the way flown'] as const;

const KINDS: Readonly<Record<'track' | 'cards' | 'side' | 'table', Kind>> = {
  track: {
    by: 'phase',
    seen: 'on-the-track',
    signs: [],
    words: 'The figures on the line are those of Initiative: the farther to the right, the sooner a man acts.',
  },
  cards: {
    by: 'phase',
    seen: 'with-cards',
    signs: [WAY, OUT],
    words: 'The table from above, north up.',
  },
  side: {
    by: 'turn',
    seen: 'from-the-side',
    signs: [WAY, OUT],
    words: 'Seen from the south; the figures at the edge are levels of height, and grey is cloud.',
  },
  table: {
    by: 'turn',
    seen: 'on-the-table',
    signs: [['flown-key', 'the way flown'], OUT],
    words:
      'The table from above, and under it from the south; the figure behind a name, and at the edge, is the height.',
  },
};

function kindOf({ strip, cards, phases }: FoughtFight): keyof typeof KINDS {
  if (strip) return 'side';
  if (cards) return 'cards';
  return phases.some(({ frame }) => frame) ? 'table' : 'track';
}

/** By the way in which it was fought out. */
function figuresOf(fight: FoughtFight, place: string): Piece[] {
  const { names, phases, strip, cards } = fight;
  const nameOf = (id: string) => names.get(id) ?? id;
  if (strip) return strip.frames.map((frame) => frameFigure(frame, strip, place));
  if (cards)
    return cards.frames.map((frame) => figureOf(frame.title, cardPicture(frame, cards, place, nameOf), frame.words));
  return phases.map((phase) => phaseFigure(phase, fight, place));
}

function phaseFigure(phase: Phase, fight: FoughtFight, place: string): Piece {
  const onTrack = phase.initiative.size > 0 ? trackPicture(phase, fight, place) : null;
  return figureOf(phase.title, phase.frame ? skirmishPicture(phase.frame, fight, place) : onTrack, phase.words);
}

const frameFigure = (frame: SideFrame, strip: SideStrip, place: string): Piece =>
  figureOf(frame.title, framePicture(frame, strip, place), frame.words);

const figureOf = (title: string, drawn: Piece, words: readonly string[]): Piece =>
  h(
    'figure',
    null,
    h('figcaption', null, title),
    drawn,
    words.length === 0
      ? null
      : h(
          'ul',
          null,
          words.map((each) => h('li', null, each)),
        ),
  );

/** A turn In Clouds of Glory: the table from above, and the heights. */
const skirmishPicture = (frame: SkirmishFrame, { names }: FoughtFight, place: string): Piece =>
  picture(
    {
      title: frame.turn === 0 ? `The table, fight ${place}` : `The table, fight ${place}, turn ${frame.turn}`,
      words: skirmishWords(frame, (id) => names.get(id) ?? id),
      width: PICTURE.width,
      height: PICTURE.height,
    },
    ...skirmishShapes(frame),
  );

interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The Initiative Track: ours above it, theirs below, the quicker to the right; who fires at whom, and hits. */
function trackPicture({ title, initiative, shots }: Phase, { names }: FoughtFight, place: string): Piece {
  const figures = [...initiative.values()];
  const x = scaleLinear()
    .domain([Math.min(0, ...figures), Math.max(12, ...figures)])
    .rangeRound([LEFT, WIDTH - RIGHT]);
  const [ours, theirs] = [false, true].map((german) =>
    [...initiative].filter(([id]) => isGerman(id) === german).sort(([, a], [, b]) => b - a),
  );
  const axis = 8 + ROW * (ours?.length ?? 0) + GAP / 2;
  const placed: Placed[] = [
    ...(ours ?? []).map(([id, number], i, all) => ({
      id,
      x: x(number),
      y: axis - GAP / 2 - ROW * (all.length - 1 - i),
    })),
    ...(theirs ?? []).map(([id, number], i) => ({ id, x: x(number), y: axis + GAP / 2 + ROW * i })),
  ];
  const at = (id: string) => placed.find((each) => each.id === id);
  return picture(
    {
      title: `Initiative, fight ${place}, ${title}`,
      words: placed.map(({ id }) => `${names.get(id) ?? id}: ${initiative.get(id)}`).join('; '),
      width: WIDTH,
      height: axis + GAP / 2 + ROW * (theirs?.length ?? 0),
    },
    h('line', { class: 'axis', x1: LEFT, x2: WIDTH - RIGHT, y1: axis, y2: axis }),
    h(
      'g',
      { class: 'ticks' },
      x.ticks(8).map((tick) => h('text', { x: x(tick), y: axis + 4 }, `${tick}`)),
    ),
    shots.map(({ by, at: target, hit }) => shotLine(at(by), at(target), hit)),
    placed.map((each) => counter(each, names.get(each.id) ?? each.id)),
  );
}

const shotLine = (from: Placed | undefined, to: Placed | undefined, hit: boolean): Piece | null =>
  from && to ? h('line', { class: hit ? 'attack hit' : 'attack', x1: from.x, y1: from.y, x2: to.x, y2: to.y }) : null;

/** A name stands towards the middle of the picture, where it has room. */
function counter({ id, x, y }: Placed, name: string): Piece {
  const isRight = x > WIDTH / 2;
  return h(
    'g',
    null,
    h('circle', { class: isGerman(id) ? 'theirs' : 'ours', cx: x, cy: y, r: 5 }),
    h('text', { x: isRight ? x - 9 : x + 9, y: y + 4, 'text-anchor': isRight ? 'end' : 'start' }, name),
  );
}
