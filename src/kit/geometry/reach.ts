import { expectDefined } from '../../cards/rulebook.ts';
import { aheadOf, cornersOf, rightOf } from './lying.ts';
import type { Lying, Point, Pose } from './pose.ts';
import { cosine, sine, UNIT } from './turning.ts';

/** An arc of fire by its slope: so far across for so far along, ahead or astern. */
export interface Arc {
  readonly across: number;
  readonly along: number;
  readonly astern: boolean;
}

/** A point as the gunner sees it: to his right, and along his arc. */
type SeenPoint = readonly [right: number, along: number];

/** Rounding may push a line into a corner that it only touches, so this much of a card does not block. */
const GRAZE = 3;

/** A line that is inside a card for a smaller part of its length than this only touches it. */
const TOUCH = 1e-9;

/**
 * The square of the distance to the nearest point of a card that lies in an arc and is not hidden by another card;
 * nothing, where there is none.
 */
export function reach(from: Pose, arc: Arc, target: Lying, inTheWay = nothing): number | undefined {
  if (liesAside(from, arc, target)) return undefined;
  const part = inArc(seenBy(from, arc, target), arc);
  if (part.length === 0) return undefined;
  const near = nearestOf(part);
  const cards = inTheWay();
  if (cards.length === 0) return squared(near);
  const hiding = cards.map((card) => seenBy(from, arc, shrunk(card)));
  if (!isHidden(near, hiding)) return squared(near);
  return nearestSeen(part, hiding);
}

const nothing = (): readonly Lying[] => [];

/** A quick test by the middle whether a card is out of an arc: most are. */
function liesAside(from: Pose, { across, along, astern }: Arc, card: Lying): boolean {
  // No corner is farther from the middle.
  const half = (card.width + card.length) / 2;
  const ahead = ((astern ? -1 : 1) * aheadOf(card, from)) / UNIT;
  const beyond = (Math.abs(rightOf(card, from)) / UNIT) * along - ahead * across;
  return ahead < -half || beyond > half * Math.sqrt(across * across + along * along);
}

/** The corners of a card as the gunner sees them. */
function seenBy({ x, y, heading }: Pose, { astern }: Arc, card: Lying): SeenPoint[] {
  const way = astern ? -1 : 1;
  const sin = sine(heading);
  const cos = cosine(heading);
  return cornersOf(card).map((corner): SeenPoint => {
    const dx = corner.x - x;
    const dy = corner.y - y;
    return [Math.round((dx * cos - dy * sin) / UNIT), Math.round((way * (dx * sin + dy * cos)) / UNIT)];
  });
}

const shrunk = (card: Lying): Lying => ({ ...card, width: card.width - 2 * GRAZE, length: card.length - 2 * GRAZE });

/** The part of a card inside the arc, clipped by its two sides. */
function inArc(card: SeenPoint[], { across, along }: Arc): SeenPoint[] {
  return clipped(
    clipped(card, (right, ahead) => ahead * across - right * along),
    (right, ahead) => ahead * across + right * along,
  );
}

/** Cuts off what lies on the wrong side of a line through the gunner; most cards lie on one side of it. */
function clipped(card: SeenPoint[], side: (right: number, ahead: number) => number): SeenPoint[] {
  if (card.every(([right, ahead]) => side(right, ahead) >= 0)) return card;
  if (card.every(([right, ahead]) => side(right, ahead) < 0)) return [];
  return card.flatMap((corner, i) => {
    const next = card[(i + 1) % card.length] ?? corner;
    const here = side(...corner);
    const there = side(...next);
    const kept = here >= 0 ? [corner] : [];
    return here >= 0 === there >= 0 ? kept : [...kept, partWay(corner, next, here / (here - there))];
  });
}

const partWay = (a: SeenPoint, b: SeenPoint, part: number): SeenPoint => [
  a[0] + Math.round(part * (b[0] - a[0])),
  a[1] + Math.round(part * (b[1] - a[1])),
];

/** Not rounded: a rounded point beyond a corner may fall behind it. */
const between = (a: SeenPoint, b: SeenPoint, part: number): SeenPoint => [
  a[0] + part * (b[0] - a[0]),
  a[1] + part * (b[1] - a[1]),
];

const edgesOf = (outline: readonly SeenPoint[]): [SeenPoint, SeenPoint][] =>
  outline.map((corner, i) => [corner, outline[(i + 1) % outline.length] ?? corner]);

const squared = ([right, along]: SeenPoint): number => right * right + along * along;

/** The point of a card's outline nearest to the gunner. */
function nearestOf(outline: readonly SeenPoint[]): SeenPoint {
  let nearest = expectDefined(outline[0], 'corner');
  for (const [a, b] of edgesOf(outline)) {
    const foot = footOn(a, b);
    if (squared(foot) < squared(nearest)) nearest = foot;
  }
  return nearest;
}

function footOn(a: SeenPoint, b: SeenPoint): SeenPoint {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  // Two corners coincide where one of them lies on the edge of the arc; the length must not be 0.
  const length = Math.max(1, dx * dx + dy * dy);
  const part = -(a[0] * dx + a[1] * dy) / length;
  return partWay(a, b, Math.max(0, Math.min(1, part)));
}

/**
 * Where the nearest point is hidden, the nearest visible one is at a corner of the card, where the line past a corner
 * of a hiding card first touches it, or where an edge of a hiding card crosses its outline.
 */
function nearestSeen(part: readonly SeenPoint[], hiding: readonly SeenPoint[][]): number | undefined {
  const feet = edgesOf(part).map(([a, b]) => footOn(a, b));
  const past = hiding.flat().flatMap((corner) => firstTouch(corner, part));
  const crossings = hiding.flatMap((card) => meetings(card, part));
  const seen = [...part, ...feet, ...past, ...crossings].filter((point) => !isHidden(point, hiding));
  return seen.length === 0 ? undefined : Math.min(...seen.map(squared));
}

/** Where the line from the gunner through a point meets an outline, if it does: the nearest place. */
function firstTouch([right, along]: SeenPoint, outline: readonly SeenPoint[]): SeenPoint[] {
  const touches = edgesOf(outline).flatMap(([a, b]): SeenPoint[] => {
    const here = right * a[1] - along * a[0];
    const there = right * b[1] - along * b[0];
    if (here === there || here > 0 === there > 0) return [];
    const touch = between(a, b, here / (here - there));
    return touch[0] * right + touch[1] * along > 0 ? [touch] : [];
  });
  return touches.length === 0 ? [] : [touches.reduce((a, b) => (squared(b) < squared(a) ? b : a))];
}

/** The crossings of the edges of two outlines. */
const meetings = (one: readonly SeenPoint[], other: readonly SeenPoint[]): SeenPoint[] =>
  edgesOf(one).flatMap((edge) => edgesOf(other).flatMap((across) => meeting(edge, across)));

function meeting([a, b]: [SeenPoint, SeenPoint], [c, d]: [SeenPoint, SeenPoint]): SeenPoint[] {
  const [here, there] = [sideOf(a, c, d), sideOf(b, c, d)];
  if (here > 0 === there > 0 || sideOf(c, a, b) > 0 === sideOf(d, a, b) > 0) return [];
  return [between(a, b, here / (here - there))];
}

/** Positive to the left of the line between two points, negative to the right. */
const sideOf = (point: SeenPoint, [x, y]: SeenPoint, to: SeenPoint): number =>
  (to[0] - x) * (point[1] - y) - (to[1] - y) * (point[0] - x);

const isHidden = (point: SeenPoint, hiding: readonly SeenPoint[][]): boolean =>
  hiding.some((card) => crosses(point, card));

/** Whether the line from the gunner to a point goes through a card, by clipping it with each edge. */
function crosses([right, along]: SeenPoint, card: readonly SeenPoint[]): boolean {
  const isLeft = isTurnedOver(card) ? 1 : -1;
  let [begins, ends] = [0, 1];
  for (const [i, a] of card.entries()) {
    const b = card[(i + 1) % card.length] ?? a;
    // Corners go clockwise, so in the reverse order the inside is to the left of every edge.
    const before = (b[0] - a[0]) * -a[1] - (b[1] - a[1]) * -a[0];
    const after = (b[0] - a[0]) * (along - a[1]) - (b[1] - a[1]) * (right - a[0]);
    const [outAt, inAt] = [before * isLeft, after * isLeft];
    if (outAt <= 0 && inAt <= 0) return false;
    if (outAt <= 0) begins = Math.max(begins, outAt / (outAt - inAt));
    else if (inAt <= 0) ends = Math.min(ends, outAt / (outAt - inAt));
  }
  return begins + TOUCH < ends;
}

/** Seen astern, a card's corners have the opposite order. */
function isTurnedOver(card: readonly SeenPoint[]): boolean {
  const [a, b, c] = card;
  if (!a || !b || !c) return false;
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0;
}

/** Whether the line between two points crosses any of some cards. */
export function isCrossed(from: Point, to: Point, cards: readonly Lying[]): boolean {
  const pose = { ...from, heading: 0 };
  const ahead = { across: 1, along: 1, astern: false };
  const point: SeenPoint = [to.x - from.x, to.y - from.y];
  return isHidden(
    point,
    cards.map((card) => seenBy(pose, ahead, shrunk(card))),
  );
}
