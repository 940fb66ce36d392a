import { h } from 'preact';
import type { Piece } from '../../../kit/book/markup.ts';
import { drawnOnce, type Frames } from '../../../kit/scene/frames.ts';
import type { DrawnScene, Thing } from '../../../kit/scene/scene.ts';
import { shotLines } from '../../../kit/scene/scene.ts';
import { type Area, inShapes, onPicture } from '../../../kit/scene/shapes.ts';
import type { GameEvent } from '../../../table/events.ts';
import { bandOf, type HeightBand } from '../cards/ladder.ts';
import { hexOf, levelOf } from '../rules/flight/pose.ts';
import type { SidePose } from '../table/fighting-machine.ts';
import { type FrameMachinePlace, type SideFrame, type SideStrip, sideStripOf } from './side-frames.ts';

/** A quarter of a hex along and half a level up, in the picture's units: hexes stand on their points. */
const [ALONG, UP] = [4, 7];
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 8, 8, 22];
const LEVELS = 30;

/** A fight seen from the side, frame by frame; empty where it was fought another way. */
export function sideStrip(
  events: readonly GameEvent[],
  nameOf: (id: string) => string,
  place: string,
): Frames | undefined {
  const strip = sideStripOf(events, nameOf);
  if (!strip) return undefined;
  const area = areaOf(strip);
  const sky = [...levels(area), ...skyOver(strip, area)];
  return {
    seen: 'The mats',
    width: LEFT + area.width + RIGHT,
    height: heightOf(area),
    once: drawnOnce(h('g', { id: `sky-${place}` }, sky)),
    frames: strip.frames.map((frame) => ({
      title: frame.title,
      shapes: [h('use', { href: `#sky-${place}` }), inShapes(sceneOf(frame, strip), area)],
      told: frame.machines.map(placeWords).join('; '),
      words: frame.words,
    })),
  };
}

const heightOf = ({ height }: Area): number => TOP + height + BOTTOM;

/** The whole fight with a margin, in quarters of a hex and halves of a level: the same area in each frame. */
function areaOf({ began, frames }: SideStrip): Area {
  const poses = frames.flatMap(({ machines }) => machines.flatMap(({ from, at }) => [from, at]));
  const things = [...poses, ...began.targets];
  const xs = things.map(({ x }) => x / 4);
  const ys = things.map(({ y }) => y / 2);
  const west = 4 * (Math.floor(Math.min(...xs, began.hexes / 2)) - 2);
  const east = 4 * (Math.ceil(Math.max(...xs, began.hexes / 2)) + 2);
  const south = 2 * Math.max(0, Math.floor(Math.min(...ys, LEVELS)) - 2);
  const north = 2 * Math.min(LEVELS + 1, Math.ceil(Math.max(...ys, 1)) + 2);
  const size = { width: (east - west) * ALONG, height: (north - south) * UP };
  return { west, east, south, north, left: LEFT, top: TOP, ...size };
}

const placeWords = ({ machine, at, out }: FrameMachinePlace): string =>
  `${machine}: hex ${hexOf(at)}, level ${levelOf(at)}, ${at.heading === 1 ? 'east' : 'west'}${out ? ', out of it' : ''}`;

/** Who flew where and fired at whom, and the targets. */
function sceneOf({ machines, shots, destroyed }: SideFrame, { began }: SideStrip): DrawnScene {
  const sideOf = (id: string) =>
    began.machines.find(({ machine }) => machine === id)?.side ?? (id.startsWith('G') ? 'german' : 'allied');
  const things = [
    ...began.targets.map(
      ({ target, kind, side, x, y }): Thing => ({
        id: target,
        side,
        is: kind === 'balloon' ? 'balloon' : 'ground',
        x,
        y,
        told: target.replaceAll('-', ' '),
        isOut: destroyed.includes(target),
      }),
    ),
    ...machines.map(
      (placed): Thing => ({
        id: placed.machine,
        is: 'machine',
        x: placed.at.x,
        y: placed.at.y,
        heading: noseOf(placed.at),
        side: sideOf(placed.machine),
        label: placed.machine,
        told: placeWords(placed),
        isOut: placed.out,
      }),
    ),
  ];
  const ways = machines.map(({ machine, from, at }) => ({
    is: 'way' as const,
    side: sideOf(machine),
    through: [from, at],
  }));
  return { things, lines: [...ways, ...shotLines(shots, things)] };
}

const RISES = { level: 0, 'shallow-climb': 2, 'hard-climb': 4, 'shallow-dive': -2, 'hard-dive': -4 } as const;

/** Degrees clockwise from the top of the page. */
const noseOf = ({ heading, attitude }: SidePose): number =>
  heading === 1 ? 6 - RISES[attitude] : 18 + RISES[attitude];

/** A line for each level, a number for every fifth. The bands darken downwards; level 0 is the ground. */
function levels(area: Area): Piece[] {
  const [low, high] = [area.south / 2, area.north / 2];
  const right = LEFT + area.width;
  const { y } = onPicture(area);
  const all = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const bands = [...new Set(all.slice(1).map(bandOf))].map((band) => bandPiece(band, area));
  const across = (level: number) => `M${LEFT} ${y(2 * level)}H${right}`;
  const above = all.filter((level) => level > 0);
  const numbers = all
    .filter((level) => level % 5 === 0)
    .map((level) => h('text', { class: 'faint', x: LEFT - 6, y: y(2 * level) + 4, 'text-anchor': 'end' }, `${level}`));
  const foot = { class: 'faint', y: heightOf(area) - 6 };
  return [
    ...bands,
    h('path', { class: 'level', d: above.map(across).join('') }),
    low === 0 ? h('path', { class: 'earth', d: across(0) }) : null,
    ...numbers,
    h('text', { ...foot, x: LEFT }, '\u2190 Allies'),
    h('text', { ...foot, x: right, 'text-anchor': 'end' }, 'Germans \u2192'),
  ];
}

const BAND_LEVELS: Readonly<Record<HeightBand, readonly [number, number]>> = {
  low: [0, 10.5],
  medium: [10.5, 20.5],
  high: [20.5, LEVELS + 1],
};

function bandPiece(band: HeightBand, area: Area): Piece {
  const [from, to] = BAND_LEVELS[band];
  const [bottom, top] = [Math.max(2 * from, area.south), Math.min(2 * to, area.north)];
  const height = Math.max(0, (top - bottom) * UP);
  return h('rect', { class: `air ${band}`, x: LEFT, y: onPicture(area).y(top), width: area.width, height });
}

/** Clouds of a megahex at their places; haze and storm as lines. */
function skyOver({ began: { sky } }: SideStrip, area: Area): Piece[] {
  const { x, y } = onPicture(area);
  const isIn = (level: number) => 2 * level >= area.south && 2 * level <= area.north;
  const clouds = [...sky.cumuli, ...sky.lowStrati].filter(
    ({ column, level }) => 4 * column >= area.west && 4 * column <= area.east && isIn(level),
  );
  const layers = [sky.haze, sky.storm].flatMap((level) => (level !== undefined && isIn(level) ? [level] : []));
  return [
    ...clouds.map(({ column, level }) =>
      h('ellipse', { class: 'cloud', cx: x(4 * column), cy: y(2 * level), rx: 9 * ALONG, ry: 4 * UP }),
    ),
    ...layers.map((level) => h('path', { class: 'haze', d: `M${LEFT} ${y(2 * level + 1)}h${area.width}` })),
  ];
}
