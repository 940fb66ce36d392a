import { farBetween } from '../../../kit/geometry/headings.ts';
import type { Bent } from '../../../kit/head/bent.ts';
import { leadingOn } from '../../../kit/head/outlook.ts';
import { type ChoiceSpread, type Judged, oneOfTheBest, rankWays } from '../../../kit/head/search.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import type { ComposedMove } from '../rules/flying/composed.ts';
import type { FightingMachine, Skirmish } from '../table/skirmish.ts';
import type { Stand } from './likely-shot.ts';
import { atEachHeight, type FlightPlan, waysOf } from './moves.ts';
import { outlookFor } from './outlook.ts';
import type { FlightWay } from './turns.ts';
import { sceneOf, type WorthScene, worthAtSight, worthOfWay, worthThoughtOut } from './worth.ts';

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

/** For how many turns after its move a head sees to it that the machine can be kept. */
const TURNS = 3;

/** A head that thinks no move out chooses among so many that lead on. */
const AT_SIGHT = 8;

/** Where no move that a head considers leads on, it looks at all that this strength considers. */
const IN_NEED: Strength = 'steady';

/** The move that a head would fly. */
export function thoughtOut(machine: FightingMachine, fight: Skirmish, thinker: Thinker): readonly string[] {
  const ranked = thoughtOver(machine, fight, thinker);
  const chosen = thinker.weigh ? ranked[0] : oneOfTheBest(ranked, SPREAD, thinker.chance);
  return chosen?.of.words ?? ['end'];
}

/** The moves that it thinks over, the best first. */
export function thoughtOver(
  machine: FightingMachine,
  fight: Skirmish,
  { strength, begun, isOpen, weigh, bent }: Omit<Thinker, 'chance'>,
): readonly Judged<FlightPlan>[] {
  const flying = { machine, begun, fight };
  const { turns, ahead } = outlookFor(machine, fight, TURNS);
  const outlook = { turns, ahead: ({ course }: FlightPlan) => ahead(course) };
  const scene = sceneOf(machine, fight, bent);
  const most = THOUGHT_OUT[strength];
  const worthOf = (flight: FlightPlan) => (weigh ? weigh(flight.course, machine, fight) : worthAtSight(flight, scene));
  const leading = (ways: readonly FlightWay[], as: Strength): Judged<FlightPlan>[] => {
    const flights = ways.flatMap((way) => atEachHeight(way, flying, as)).filter(({ words }) => isOpen(words));
    return leadingOn(rankWays(flights, worthOf), outlook, most || AT_SIGHT);
  };
  const all = waysOf(flying, strength);
  const found = leading(weigh ? all : waysThatLookWell(all, scene), strength);
  const [first] = found;
  const atSight = first && outlook.ahead(first.of) >= turns ? found : leading(waysOf(flying, IN_NEED), IN_NEED);
  if (weigh || most === 0) return atSight;
  return rankWays(
    atSight.map(({ of }) => of),
    (flight) => worthThoughtOut(flight, scene),
  );
}

/**
 * The ways that are tried with climbs and dives: those that look best, and straight on. A slow machine near the ground
 * can fly nothing else.
 */
function waysThatLookWell([straight, ...others]: readonly FlightWay[], scene: WorthScene): FlightWay[] {
  const turns = apart(
    rankWays(others, (way) => worthOfWay(way, scene)),
    WAYS,
  );
  return straight ? [straight, ...turns] : turns;
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
