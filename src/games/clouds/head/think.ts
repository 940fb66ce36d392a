import { farBetween } from '../../../kit/geometry/headings.ts';
import type { Bent } from '../../../kit/head/bent.ts';
import { bestOf, type ChoiceSpread, type Judged, oneOfTheBest, rankWays } from '../../../kit/head/search.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import type { ComposedMove } from '../rules/flying/composed.ts';
import type { FightingMachine, Skirmish } from '../table/skirmish.ts';
import type { Stand } from './likely-shot.ts';
import { atEachHeight, waysOf } from './moves.ts';
import type { FlightWay } from './turns.ts';
import { sceneOf, worthAtSight, worthOfWay, worthThoughtOut } from './worth.ts';

/** How many good-looking moves are thought out; 0 where the choice is by looks alone. */
const THOUGHT_OUT: Readonly<Record<Strength, number>> = { novice: 0, steady: 0, sharp: 12, ace: 20 };

/** How many ways are tried with climbs and dives. */
const WAYS = 24;

const SPREAD: ChoiceSpread = { close: 0.02, nowAndThen: 0.3 };

/** Who thinks: its strength, the steps composed so far, and its random numbers. */
export interface Thinker {
  readonly strength: Strength;
  readonly begun: ComposedMove;
  readonly chance: () => number;
  readonly isOpen: (words: readonly string[]) => boolean;
  readonly weigh: Weigh | undefined;
  readonly bent: Bent;
}

/** The worth of a move, where something other than shots decides. */
export type Weigh = (course: ComposedMove, machine: FightingMachine, fight: Skirmish) => number;

/** The move that a head would fly. */
export function thoughtOut(machine: FightingMachine, fight: Skirmish, thinker: Thinker): readonly string[] {
  const { strength, begun, chance, isOpen, weigh, bent } = thinker;
  const flying = { machine, begun, fight };
  if (weigh) {
    const all = waysOf(flying, strength).flatMap((way) => atEachHeight(way, flying, strength));
    const open = all.filter(({ words }) => isOpen(words));
    return bestOf(open, ({ course }) => weigh(course, machine, fight))?.words ?? ['end'];
  }
  const scene = sceneOf(machine, fight, bent);
  const [straight, ...others] = waysOf(flying, strength);
  const turns = apart(
    rankWays(others, (way) => worthOfWay(way, scene)),
    WAYS,
  );
  // A slow machine near the ground can only fly straight on, so that way is always kept.
  const ways = straight ? [straight, ...turns] : turns;
  const flights = ways.flatMap((way) => atEachHeight(way, flying, strength));
  const atSight = rankWays(
    flights.filter(({ words }) => isOpen(words)),
    (flight) => worthAtSight(flight, scene),
  );
  const most = THOUGHT_OUT[strength];
  const best =
    most === 0
      ? atSight
      : rankWays(
          atSight.slice(0, most).map(({ of }) => of),
          (flight) => worthThoughtOut(flight, scene),
        );
  return oneOfTheBest(best, SPREAD, chance)?.of.words ?? ['end'];
}

/** The best ways, no two of which lead to nearly the same place. */
function apart(all: readonly Judged<FlightWay>[], most: number): FlightWay[] {
  const chosen: FlightWay[] = [];
  for (const { of } of all) {
    if (chosen.length >= most) break;
    if (!chosen.some(({ stand }) => isNear(of.stand, stand))) chosen.push(of);
  }
  return chosen;
}

/** In hundredths of a Move Unit. */
const SAME = 60;

const isNear = (one: Stand, other: Stand): boolean =>
  one.heading === other.heading && farBetween(one.place, other.place) < SAME;
