import { farBetween } from '../../../kit/geometry/headings.ts';
import type { Bent } from '../../../kit/head/bent.ts';
import { bestOf, type Judged, oneOfTheBest, ranked, type Spread } from '../../../kit/head/search.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import type { Composed } from '../rules/flying/composed.ts';
import type { FightingMachine, Skirmish } from '../table/skirmish.ts';
import type { Stand } from './likely-shot.ts';
import { atEachHeight, waysOf } from './moves.ts';
import type { Way } from './turns.ts';
import { sceneOf, worthAtSight, worthOfWay, worthThoughtOut } from './worth.ts';

/** How many moves that look well are thought out; nothing where he goes by the look of things. */
const THOUGHT_OUT: Readonly<Record<Strength, number>> = { novice: 0, steady: 0, sharp: 12, ace: 20 };

/** So many ways are looked at up and down. */
const WAYS = 24;

const SPREAD: Spread = { close: 0.02, nowAndThen: 0.3 };

/** Who thinks: how well, from what is composed already, and with what chance. */
export interface Thinker {
  readonly strength: Strength;
  readonly begun: Composed;
  readonly chance: () => number;
  readonly isOpen: (words: readonly string[]) => boolean;
  readonly weigh: Weigh | undefined;
  readonly bent: Bent;
}

/** What a move is worth to one who does not go by shots. */
export type Weigh = (course: Composed, machine: FightingMachine, fight: Skirmish) => number;

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
    ranked(others, (way) => worthOfWay(way, scene)),
    WAYS,
  );
  // Who is slow and near the ground has nothing but straight on, and that is not cut.
  const ways = straight ? [straight, ...turns] : turns;
  const flights = ways.flatMap((way) => atEachHeight(way, flying, strength));
  const atSight = ranked(
    flights.filter(({ words }) => isOpen(words)),
    (flight) => worthAtSight(flight, scene),
  );
  const most = THOUGHT_OUT[strength];
  const best =
    most === 0
      ? atSight
      : ranked(
          atSight.slice(0, most).map(({ of }) => of),
          (flight) => worthThoughtOut(flight, scene),
        );
  return oneOfTheBest(best, SPREAD, chance)?.of.words ?? ['end'];
}

/** The best, no two of which lead to nearly the same place. */
function apart(all: readonly Judged<Way>[], most: number): Way[] {
  const chosen: Way[] = [];
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
