import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { placeLabels } from '../../../kit/book/labels.ts';
import { type Piece, picture } from '../../../kit/book/markup.ts';
import type { GameEvent } from '../../../table/events.ts';
import { bandOf, type HeightBand } from '../cards/ladder.ts';
import { hexOf, levelOf } from '../rules/flight/pose.ts';
import type { Pose } from '../table/fighting-machine.ts';
import { type Placed, type SideFrame, type SideStrip, sideStripOf } from './side-frames.ts';

/** A quarter of a hex along and half a level up, in the picture's units: hexes stand on their points. */
const [ALONG, UP] = [4, 7];
const [LEFT, TOP, BOTTOM] = [34, 8, 22];
const LEVELS = 30;

/** The part of the mats that is drawn, in hexes and levels: the same in each frame. */
interface Window {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

const widthOf = ({ from, to }: Window): number => LEFT + (to - from) * 4 * ALONG + 8;
const heightOf = ({ low, high }: Window): number => TOP + (high - low) * 2 * UP + BOTTOM;
const xIn = (x: number, { from }: Window): number => LEFT + (x - 4 * from) * ALONG;
const yIn = (y: number, { high }: Window): number => TOP + (2 * high - y) * UP;

/** All of the fight, and air about it. */
function windowOf({ began, frames }: SideStrip): Window {
  const poses = frames.flatMap(({ machines }) => machines.flatMap(({ from, at }) => [from, at]));
  const things = [...poses, ...began.targets];
  const xs = things.map(({ x }) => x / 4);
  const ys = things.map(({ y }) => y / 2);
  return {
    from: Math.floor(Math.min(...xs, began.hexes / 2)) - 2,
    to: Math.ceil(Math.max(...xs, began.hexes / 2)) + 2,
    low: Math.max(0, Math.floor(Math.min(...ys, LEVELS)) - 2),
    high: Math.min(LEVELS + 1, Math.ceil(Math.max(...ys, 1)) + 2),
  };
}

/**
 * A frame of the strip: the bands of height, the sky, what stands on the ground, and who flew where and fired at whom.
 */
export function framePicture(frame: SideFrame, strip: SideStrip, place: string): Piece {
  const window = windowOf(strip);
  return picture(
    {
      title: `${frame.title}, fight ${place}`,
      words: frame.machines.map(placeWords).join('; '),
      width: widthOf(window),
      height: heightOf(window),
    },
    drawn(frame, strip, window, h('use', { href: `#sky-${place}` })),
  );
}

/** What lies behind every frame of a fight, drawn once. */
export function skyOnce(strip: SideStrip, place: string): Piece {
  const sky = h('g', { id: `sky-${place}` }, behind(strip, windowOf(strip)));
  return h('svg', { width: 0, height: 0, 'aria-hidden': true, style: 'position:absolute' }, h('defs', null, sky));
}

const behind = (strip: SideStrip, window: Window): Piece => [...levels(window), ...sky(strip, window)];

const placeWords = ({ machine, at, out }: Placed): string =>
  `${machine}: hex ${hexOf(at)}, level ${levelOf(at)}, ${at.heading === 1 ? 'east' : 'west'}${out ? ', out of it' : ''}`;

const drawn = (frame: SideFrame, strip: SideStrip, window: Window, backdrop: Piece): Piece[] => [
  backdrop,
  ...targets(frame, strip, window),
  ...frame.shots.map((shot) => shotLine(shot, frame, strip, window)),
  ...frame.machines.map((placed) => machine(placed, strip, window)),
  ...names(frame, window),
];

/** From the middle of a machine to her name. */
const NAME = 10;

function names({ machines }: SideFrame, window: Window): Piece[] {
  const labels = machines.map(({ machine: text, at }) => ({ x: xIn(at.x, window), y: yIn(at.y, window), text }));
  return placeLabels(labels, NAME, widthOf(window)).map(({ x, y, text, anchor }) =>
    h('text', { x, y, 'text-anchor': anchor }, text),
  );
}

/** A rule for each level, a number for each fifth; the bands darken downwards, and level 0 is the ground. */
function levels(window: Window): Piece[] {
  const { low, high } = window;
  const right = widthOf(window) - 8;
  const all = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const bands = [...new Set(all.slice(1).map(bandOf))].map((band) => bandPiece(band, window));
  const across = (level: number) => `M${LEFT} ${yIn(2 * level, window)}L${right} ${yIn(2 * level, window)}`;
  const lines = [
    h('path', {
      class: 'level',
      d: all
        .filter((level) => level > 0)
        .map(across)
        .join(''),
    }),
    low === 0 ? h('path', { class: 'earth', d: across(0) }) : null,
  ];
  const numbers = all
    .filter((level) => level % 5 === 0)
    .map((level) =>
      h('text', { class: 'faint', x: LEFT - 6, y: yIn(2 * level, window) + 4, 'text-anchor': 'end' }, `${level}`),
    );
  return [...bands, ...lines, ...numbers, ...ends(window)];
}

const BAND_LEVELS: Readonly<Record<HeightBand, readonly [number, number]>> = {
  low: [0, 10.5],
  medium: [10.5, 20.5],
  high: [20.5, LEVELS + 1],
};

function bandPiece(band: HeightBand, window: Window): Piece {
  const [from, to] = BAND_LEVELS[band];
  const [bottom, top] = [Math.max(from, window.low), Math.min(to, window.high)];
  return h('rect', {
    class: `air ${band}`,
    x: LEFT,
    y: yIn(2 * top, window),
    width: widthOf(window) - 8 - LEFT,
    height: Math.max(0, (top - bottom) * 2 * UP),
  });
}

const ends = (window: Window): Piece[] => [
  h('text', { class: 'faint', x: LEFT, y: heightOf(window) - 6 }, '\u2190 Allies'),
  h(
    'text',
    { class: 'faint', x: widthOf(window) - 8, y: heightOf(window) - 6, 'text-anchor': 'end' },
    'Germans \u2192',
  ),
];

/** Clouds of a megahex where they hang, haze and storm as lines. */
function sky({ began: { sky: weather } }: SideStrip, window: Window): Piece[] {
  const clouds = [...weather.cumuli, ...weather.lowStrati].filter(
    ({ column, level }) => column >= window.from && column <= window.to && level >= window.low && level <= window.high,
  );
  return [
    ...clouds.map(({ column, level }) =>
      h('ellipse', {
        class: 'cloud',
        cx: xIn(4 * column, window),
        cy: yIn(2 * level, window),
        rx: 9 * ALONG,
        ry: 4 * UP,
      }),
    ),
    ...[weather.haze, weather.storm].flatMap((level) =>
      level === undefined || level < window.low || level > window.high
        ? []
        : [
            h('line', {
              class: 'haze',
              x1: LEFT,
              x2: widthOf(window) - 8,
              y1: yIn(2 * level + 1, window),
              y2: yIn(2 * level + 1, window),
            }),
          ],
    ),
  ];
}

function targets({ destroyed }: SideFrame, { began }: SideStrip, window: Window): Piece[] {
  return began.targets.map(({ target, kind, x, y }) => {
    const [cx, cy] = [xIn(x, window), yIn(y, window)];
    const sign =
      kind === 'balloon'
        ? h('ellipse', { class: 'target', cx, cy, rx: 12, ry: 7 })
        : h('rect', { class: 'target', x: cx - 9, y: cy - 8, width: 18, height: 8 });
    const cross = destroyed.includes(target) ? crossAt(cx, cy - (kind === 'balloon' ? 0 : 4)) : null;
    return h('g', null, h('title', null, target.replaceAll('-', ' ')), sign, cross);
  });
}

const crossAt = (x: number, y: number): Piece =>
  h('path', { class: 'down', d: `M${x - 7} ${y - 7}l14 14m0-14l-14 14` });

function shotLine(
  { by, at, hit }: SideFrame['shots'][number],
  frame: SideFrame,
  strip: SideStrip,
  window: Window,
): Piece {
  const [from, to] = [placeOf(by, frame, strip), placeOf(at, frame, strip)];
  if (!from || !to) return null;
  return h('line', {
    class: hit ? 'attack hit' : 'attack',
    x1: xIn(from.x, window),
    y1: yIn(from.y, window),
    x2: xIn(to.x, window),
    y2: yIn(to.y, window),
  });
}

const placeOf = (id: string, { machines }: SideFrame, { began }: SideStrip): { x: number; y: number } | undefined =>
  machines.find(({ machine: name }) => name === id)?.at ?? began.targets.find(({ target }) => target === id);

/** An arrow along the nose, and the way by which it came. */
function machine({ machine: id, from, at, out }: Placed, { began }: SideStrip, window: Window): Piece {
  const side = began.machines.find((each) => each.machine === id)?.side ?? (id.startsWith('G') ? 'german' : 'allied');
  const colour = side === 'allied' ? 'ours' : 'theirs';
  const [x, y] = [xIn(at.x, window), yIn(at.y, window)];
  return h(
    'g',
    null,
    h('title', null, placeWords({ machine: id, from, at, out })),
    h('path', { class: `way ${colour}-way`, d: `M${xIn(from.x, window)} ${yIn(from.y, window)}L${x} ${y}` }),
    h('path', { class: colour, d: 'M9 0L-6-5L-3 0L-6 5Z', transform: `translate(${x} ${y}) rotate(${turnOf(at)})` }),
    out ? crossAt(x, y) : null,
  );
}

const RISES = { level: 0, 'shallow-climb': 30, 'hard-climb': 60, 'shallow-dive': -30, 'hard-dive': -60 } as const;

/** Clockwise from east, as pictures turn. */
const turnOf = ({ heading, attitude }: Pose): number => (heading === 1 ? -RISES[attitude] : 180 + RISES[attitude]);

const COLUMNS = 3;

/** Its colours, where no page lends it any. */
const ALONE = `svg{background:#fbf8f1;font:12px Georgia,"Times New Roman",serif}text{fill:#22201c}.faint{fill:#5f5a50}.ours{fill:#1f5a8c}.theirs{fill:#ab2f26}
.attack{stroke:#5f5a50}.attack.hit{stroke:#ab2f26;stroke-width:2.4}.down{stroke:#22201c;stroke-width:2.4;fill:none}.level{stroke:#d3cbbb;stroke-width:.5}.earth{stroke:#5f5a50;stroke-width:3}
.air.low{fill:#eef2e4}.air.medium{fill:#f1f3ee}.air.high{fill:#f5f5f4}.cloud{fill:#d8dbe0}.haze{stroke:#8d95a3;stroke-dasharray:6 4}.target{fill:#8a6200}
.way{fill:none;stroke-width:1.5;stroke-dasharray:3 3}.ours-way{stroke:#1f5a8c}.theirs-way{stroke:#ab2f26}`;

/** A finished fight as a picture by itself, three frames abreast; nothing where it was not seen from the side. */
export function sideStrip(events: readonly GameEvent[], title: string): string | undefined {
  const strip = sideStripOf(events, (id) => id);
  if (!strip) return undefined;
  const window = windowOf(strip);
  const [wide, high] = [widthOf(window) + 12, heightOf(window) + 24];
  const rows = Math.ceil(strip.frames.length / COLUMNS);
  const frames = strip.frames.map((frame, i) =>
    h(
      'g',
      { transform: `translate(${(i % COLUMNS) * wide} ${Math.floor(i / COLUMNS) * high})` },
      h('g', { transform: 'translate(0 20)' }, drawn(frame, strip, window, behind(strip, window))),
      h('text', { x: LEFT, y: 16 }, frame.title),
    ),
  );
  const svg = h(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${COLUMNS * wide} ${Math.max(1, rows) * high}` },
    h('title', null, title),
    h('style', null, ALONE),
    frames,
  );
  return renderToString(svg);
}
