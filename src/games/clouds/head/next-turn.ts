import { arcOf, farBetween, isWithin, round, straight, turned } from '../../../kit/geometry/headings.ts';
import { inTurn } from '../../../kit/head/in-turn.ts';
import { templateOf } from '../rules/flying/course.ts';
import { radiusOf } from '../rules/look-up.ts';
import type { CloudsCards, FightingMachine } from '../table/skirmish.ts';
import { harmOf } from './harm.ts';
import type { LikelyGun, Stand } from './likely-shot.ts';

/** A machine as a head sees it: its guns, the same guns with wide arcs, and the weight of damage to it. */
export interface WeighedMachine {
  readonly machine: FightingMachine;
  readonly guns: readonly LikelyGun[];
  readonly about: readonly LikelyGun[];
  readonly counts: number;
  /** Whether it has come for anything on the ground or for a balloon. */
  readonly isSent: boolean;
}

/** A machine at a place that it may reach. */
export interface PlacedMachine {
  readonly weighed: WeighedMachine;
  readonly stand: Stand;
  readonly speed: number;
}

/** For the turn after, only turns of these steps of fifteen degrees are looked at: at once, or half way on. */
const [TURNS, LATE_TURNS] = [
  [2, 4, 6, 8, 10, 12],
  [3, 6],
] as const;

/** Rough places of a machine after the next turn. */
export function fanOf({ weighed, stand, speed }: PlacedMachine, cards: CloudsCards): PlacedMachine[] {
  const way = 100 * speed;
  const half = straight(stand.place, stand.heading, Math.round(way / 2));
  const radius = radiusOf(templateOf({ ...weighed.machine, speed }, 0, cards), cards);
  const swings = ([1, -1] as const).flatMap((side) => [
    ...swung(stand, { way, radius, side, stops: TURNS }),
    ...swung({ ...stand, place: half }, { way: Math.round(way / 2), radius, side, stops: LATE_TURNS }),
  ]);
  const on = { ...stand, place: straight(stand.place, stand.heading, way) };
  return [on, ...swings].map((end) => ({ weighed, stand: end, speed }));
}

interface Swing {
  readonly way: number;
  readonly radius: number;
  readonly side: 1 | -1;
  readonly stops: readonly number[];
}

/** A turn up to each of these steps, then straight on with the rest of the way. */
function swung({ place, heading, height }: Stand, { way, radius, side, stops }: Swing): Stand[] {
  const ends: Stand[] = [];
  const arc = Math.max(arcOf(radius), 1);
  let [at, on] = [place, heading];
  const most = Math.min(stops.at(-1) ?? 0, Math.floor(way / arc));
  for (let step = 1; step <= most; step++) {
    at = round(at, on, radius, side);
    on = turned(on, side);
    if (stops.includes(step)) ends.push({ place: straight(at, on, way - step * arc), heading: on, height });
  }
  return ends;
}

/** Two machines may come so many levels nearer in height before they fire. */
const LEVELS = 3;

/** The height of the other machine, after both have come as near in height as they may. */
export const nearerHeight = (height: number, his: number): number =>
  height + Math.sign(his - height) * Math.max(0, Math.abs(his - height) - LEVELS);

/** How much more likely one more point of initiative makes it to move last. */
const A_POINT = 0.05;

/**
 * The worth of the next turn for the first of two machines: from both fans of places what each has of the other,
 * weighted by who is likely to move last.
 */
export function nextTurn(mine: PlacedMachine, his: PlacedMachine, cards: CloudsCards): number {
  const level = { ...his, stand: { ...his.stand, height: nearerHeight(mine.stand.height, his.stand.height) } };
  const [mineThere, hisThere] = [fanOf(mine, cards), fanOf(level, cards)];
  const { first, last } = inTurn(mineThere.length, hisThere.length, (one, other) =>
    exchange(mineThere[one] ?? mine, hisThere[other] ?? level, cards),
  );
  const late = lateness(mine, his, cards);
  return late * last + (1 - late) * first;
}

/** What both machines gain and lose where they stand. Only an estimate: the places were chosen roughly. */
function exchange(
  { weighed: me, stand: mine }: PlacedMachine,
  { weighed: him, stand: his }: PlacedMachine,
  cards: CloudsCards,
): number {
  const given = harmOf(me.about, mine, his, cards);
  const taken = harmOf(him.about, his, mine, cards);
  return him.counts * given - me.counts * taken;
}

/** (C001) The chance of moving after the other machine, by awareness and threats. */
function lateness(mine: PlacedMachine, his: PlacedMachine, cards: CloudsCards): number {
  const awake = ({ weighed: { machine } }: PlacedMachine) => machine.pilot.awareness;
  const ahead = awake(mine) + threat(his, mine, cards) - awake(his) - threat(mine, his, cards);
  return Math.min(Math.max(0.5 + A_POINT * ahead, 0.1), 0.9);
}

/** (C001) What one machine takes off the other's initiative. */
function threat({ stand: by }: PlacedMachine, { stand: on }: PlacedMachine, { shooting }: CloudsCards): number {
  const { side, rear, within } = shooting.threats;
  const isNear =
    farBetween(by.place, on.place) <= 100 * within.amount && Math.abs(by.height - on.height) <= within.amount;
  if (!isNear || !isWithin(by.place, by.heading, on.place, 45)) return 0;
  if (isWithin(on.place, turned(on.heading, 12), by.place, 45)) return rear.amount;
  return isWithin(on.place, on.heading, by.place, 45) ? 0 : side.amount;
}
