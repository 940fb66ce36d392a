import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOfFire } from '../../../src/games/cards/cards/line-of-fire.ts';
import { overlap } from '../../../src/kit/geometry/lying.ts';
import type { Lying } from '../../../src/kit/geometry/pose.ts';
import { reach } from '../../../src/kit/geometry/reach.ts';
import { book } from '../../support/cards/book.ts';

const { cardTable: pieces } = book.fights['manoeuvre-cards'];
const SIZE = { width: 4400, length: 6800 };
const AHEAD = { ...pieces['front-arc'], astern: false };

/** A card by millimetres and heading, as one writes it down. */
const at = (x: number, y: number, heading: number): Lying => ({ x: x * 100, y: y * 100, heading, ...SIZE });

test.each(['wings-of-war', 'wings-of-glory'] as const)(
  '%s: past the card between them G1 is in sight at 144 mm',
  (system) => {
    const [a1, g1, a2] = [at(450, 450, 4), at(535, 609, 4), at(473, 569, 21)];
    const rules = { system, pieces, blindSpot: false };
    expect(lineOfFire(a1, 'front', g1, () => [a2], rules)).toEqual({ range: 'long', distance: 144 });
  },
);

/*
 * A reading of its own, by millimetres and the sines of the machine: the target's outline is walked, a dot every tenth
 * of a millimetre, and each dot is looked at from the middle of who fires.
 */
type Dot = readonly [number, number];

const STEP = 0.1;

/** How far a dot lies to the right of a card and ahead of it. */
function seenFrom({ x, y, heading }: Lying, [e, n]: Dot): Dot {
  const angle = (heading * Math.PI) / 12;
  const [dx, dy] = [e - x / 100, n - y / 100];
  return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
}

function outlineOf({ x, y, heading, width, length }: Lying): Dot[] {
  const angle = (heading * Math.PI) / 12;
  const place = (right: number, ahead: number): Dot => [
    x / 100 + right * Math.cos(angle) + ahead * Math.sin(angle),
    y / 100 - right * Math.sin(angle) + ahead * Math.cos(angle),
  ];
  const [w, l] = [width / 200, length / 200];
  const walk = (half: number) =>
    Array.from({ length: Math.round((2 * half) / STEP) + 1 }, (_, i) => Math.min(half, i * STEP - half));
  return [
    ...walk(w).flatMap((right) => [place(right, l), place(right, -l)]),
    ...walk(l).flatMap((ahead) => [place(w, ahead), place(-w, ahead)]),
  ];
}

/** Whether the way to a dot goes through a card that is wider by so many millimetres on every side. */
function goesThrough(from: Lying, dot: Dot, card: Lying, wider: number): boolean {
  const here = seenFrom(card, [from.x / 100, from.y / 100]);
  const there = seenFrom(card, dot);
  const half = [card.width / 200 + wider, card.length / 200 + wider];
  let [enters, leaves] = [0, 1];
  for (const axis of [0, 1] as const) {
    const most = half[axis] ?? 0;
    const go = there[axis] - here[axis];
    if (go === 0 && Math.abs(here[axis]) >= most) return false;
    const [a, b] = [(-most - here[axis]) / go, (most - here[axis]) / go];
    enters = Math.max(enters, Math.min(a, b));
    leaves = Math.min(leaves, Math.max(a, b));
  }
  return enters < leaves;
}

/** The nearest dot in sight; what hides is wider by so much, and the arc narrower. */
function nearestInSight(from: Lying, target: Lying, others: readonly Lying[], by: number): number {
  const far = outlineOf(target)
    .filter((dot) => {
      const [right, ahead] = seenFrom(from, dot);
      return Math.abs(right) <= (ahead * AHEAD.across) / AHEAD.along - by;
    })
    .filter((dot) => !others.some((card) => goesThrough(from, dot, card, by)))
    .map((dot) => Math.hypot(...seenFrom(from, dot)));
  return Math.min(...far);
}

const near = (most: number) =>
  fc.record({
    x: fc.integer({ min: -9000, max: 9000 }),
    y: fc.integer({ min: 3000, max: most }),
    heading: fc.integer({ min: 0, max: 23 }),
  });

/** So much, in millimetres, may rounding and the distance between two dots make. */
const HAIR = 0.2;

test('W021 G023 whatever lies between, a shot is open as a walk round the target finds it, and as near', () => {
  const tables = fc.tuple(near(19_000), fc.array(near(14_000), { minLength: 1, maxLength: 3 }));
  fc.assert(
    fc.property(tables, ([there, between]) => {
      const from: Lying = { x: 0, y: 0, heading: 0, ...SIZE };
      const target = { ...there, ...SIZE };
      const others = between.map((pose) => ({ ...pose, ...SIZE })).filter((card) => !overlap(from, card));
      fc.pre(!overlap(from, target));
      const found = Math.sqrt(reach(from, AHEAD, target, () => others) ?? Number.POSITIVE_INFINITY) / 100;
      expect(found).toBeLessThanOrEqual(nearestInSight(from, target, others, HAIR) + HAIR);
      expect(found).toBeGreaterThanOrEqual(nearestInSight(from, target, others, -HAIR) - HAIR);
    }),
    { numRuns: 150, seed: 21 },
  );
});
