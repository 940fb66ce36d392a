import { h } from 'preact';
import type { Side } from '../../table/sides.ts';
import { placeLabels } from '../book/labels.ts';
import type { Piece } from '../book/markup.ts';
import type { Point } from '../geometry/pose.ts';
import type { DrawnScene, Thing } from './scene.ts';

/** A part of a scene, and its place in the picture. */
export interface Area {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type SceneBox = Pick<Area, 'west' | 'east' | 'south' | 'north'>;

/** The box round these points with a margin, with a least height and a least ratio of width to height. */
export function boxRound(points: readonly Point[], air: number, least: number, ratio: number): SceneBox {
  const ys = points.map(({ y }) => y);
  const [south, north] = spread(ys, air, least);
  const xs = points.map(({ x }) => x);
  const [west, east] = spread(xs, air, (north - south) * ratio);
  return { west, east, south, north };
}

/** The interval of some figures with a margin at both ends, and a least length. */
export function spread(figures: readonly number[], air: number, least: number): readonly [number, number] {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const half = Math.max((high - low) / 2 + air, least / 2);
  return [(low + high) / 2 - half, (low + high) / 2 + half];
}

/** Maps the places of a scene to the picture. */
export const onPicture = ({ west, east, south, north, left, top, width, height }: Area) => ({
  x: (x: number): number => Math.round(left + ((x - west) * width) / (east - west)),
  y: (y: number): number => Math.round(top + ((north - y) * height) / (north - south)),
  /** A length of the scene in the picture. */
  long: (length: number): number => Math.round((length * width) / (east - west)),
});

/** From the middle of a thing to its label. */
const BESIDE = 10;

/**
 * A scene for the record book: the way of each machine, who fires at whom, and who is out. Labels keep clear of each
 * other and of the left margin `free`.
 */
export function inShapes(scene: DrawnScene, area: Area, free = area.left, look = lookIn(area)): Piece[] {
  const { x, y, long } = onPicture(area);
  const { lines, things } = scene;
  const drawn = (all: readonly Thing[]) => all.map((thing) => thingPiece(thing, [x(thing.x), y(thing.y)], look));
  const labels = things.flatMap((each) => (each.label ? [{ x: x(each.x), y: y(each.y), text: each.label }] : []));
  const far = Math.max(BESIDE, ...things.map(({ size, label }) => (size && label ? long(size.length) / 2 + 4 : 0)));
  return [
    ...drawn(things.filter(({ is }) => is !== 'machine')),
    ...lines.map(({ is, side, through }) =>
      is
        ? h('path', { class: CLASSES[is](side), d: `M${through.map((at) => `${x(at.x)} ${y(at.y)}`).join('L')}` })
        : null,
    ),
    ...drawn(things.filter(({ is }) => is === 'machine')),
    ...placeLabels(labels, far, area.left + area.width, free).map(({ anchor, text, ...at }) =>
      h('text', { ...at, 'text-anchor': anchor }, text),
    ),
  ];
}

export const colourOf = (side: Side | undefined): string => (side === 'allied' ? 'ours' : 'theirs');

const CLASSES = {
  way: (side: Side | undefined) => `way ${colourOf(side)}-way`,
  shot: () => 'attack',
  hit: () => 'attack hit',
} as const;

function thingPiece(thing: Thing, [x, y]: readonly [number, number], look: (thing: Thing) => Piece): Piece[] {
  const { heading, told, isOut } = thing;
  const turned = heading === undefined ? '' : ` rotate(${heading * 15})`;
  return [
    h('g', { transform: `translate(${x} ${y})${turned}` }, told ? h('title', null, told) : null, look(thing)),
    isOut ? h('path', { class: 'down', d: `M${x - 7} ${y - 7}l14 14m0-14l-14 14` }) : null,
  ];
}

/** A machine is an arrow head along its nose, or a disc; a thing that does not move has its size, or is a sign. */
export const lookIn =
  (area: Area) =>
  ({ is, side, size, heading }: Thing): Piece => {
    const target = side ? colourOf(side) : 'target';
    if (size) return h('path', { class: 'ground', d: outlineOf(size, area) });
    if (is === 'balloon') return h('ellipse', { class: target, rx: 8, ry: 5 });
    if (is === 'ground') return h('rect', { class: target, x: -7, y: -7, width: 14, height: 7 });
    if (heading === undefined) return h('circle', { class: colourOf(side), r: 4 });
    return h('path', { class: colourOf(side), d: 'M0-9L5 6L0 3L-5 6Z' });
  };

export function outlineOf({ width, length }: { readonly width: number; readonly length: number }, area: Area): string {
  const [wide, long] = [width, length].map(onPicture(area).long);
  return `M${-(wide ?? 0) / 2} ${-(long ?? 0) / 2}h${wide}v${long}h-${wide}Z`;
}
