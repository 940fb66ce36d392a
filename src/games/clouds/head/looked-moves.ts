import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { AS_EVER } from '../../../kit/head/bent.ts';
import { courseOf, withStep } from '../rules/flying/course.ts';
import { openSteps } from '../rules/flying/open-steps.ts';
import type { CloudsDecisions } from '../table/clouds-decisions.ts';
import { type FightingMachine, machineNamed, type Skirmish } from '../table/skirmish.ts';
import { baseOfBest, SIDES, type Stand } from './likely-shot.ts';
import { atEachHeight, type FlightPlan, waysOf } from './moves.ts';
import { nearerHeight } from './next-turn.ts';
import { CHORES } from './opponent.ts';
import { chanceOfTurns, keeps } from './risks.ts';
import { isDone } from './turns.ts';
import { sceneOf, type WorthScene } from './worth.ts';

export type AskedMove = CloudsDecisions['clouds-move']['about'];

/** A whole move, from the first step after its work aboard to its end. */
export interface WholeMove {
  readonly words: readonly string[];
  readonly flight: FlightPlan;
  readonly stand: Stand;
  readonly speed: number;
  /** The chance to hit somebody, from 0 to 1: the mean over where he may be by then. */
  readonly given: number;
  /** The chance that she holds every turn of it: one that is flown wide leads elsewhere. */
  readonly holds: number;
}

/** A move that may be flown, and what it comes to. */
export interface LookedMove extends WholeMove {
  /** The shots to be expected, each from 0 to 1. */
  readonly taken: number;
  /** What the move risks, in shots: 0 or less. */
  readonly risk: number;
}

export interface MoveOpen {
  readonly fight: Skirmish;
  readonly machine: FightingMachine;
  /** What has been done aboard before the move. */
  readonly chores: readonly string[];
}

/** Nothing once a step of the way is composed, and for a machine that cannot choose her way. */
export function composing({ view, machine: id, course }: AskedMove, book: Rulebook): MoveOpen | undefined {
  const machine = machineNamed(id, view);
  const isFree = machine.status === 'flying' && machine.height > 0 && machine.opensWide === undefined;
  if (!isFree || course.words.some((word) => !CHORES.includes(word))) return undefined;
  return { fight: { ...view, cards: book.fights['clouds-of-glory'] }, machine, chores: course.words };
}

export interface AskedAt {
  readonly about: AskedMove;
  readonly book: Rulebook;
}

/** All that are looked at. */
export const allLooked = memoizeByKey(
  ({ about: { machine, course } }: AskedAt) => `${machine} ${course.words.join(' ')}`,
  (_: AskedMove['view'], { about, book }: AskedAt): readonly LookedMove[] => {
    const now = composing(about, book);
    if (!now) return [];
    const { fight, machine, chores } = now;
    const flying = { machine, begun: courseOf(chores, machine, fight.cards), fight };
    const scene = sceneOf(machine, fight, AS_EVER);
    return waysOf(flying, 'sharp')
      .flatMap((way) => atEachHeight(way, flying, 'sharp'))
      .map((flight) => lookedAt(flight, scene));
  },
);

export function lookedAt(flight: FlightPlan, scene: WorthScene): LookedMove {
  const { fight, me, foes } = scene;
  const { words, course, height, speed } = flight;
  const stand = { place: course.place, heading: course.heading, height };
  let [given, taken] = [0, 0];
  for (const { weighed, few } of foes) {
    // Who has moved stays at his height; any other comes as near as he may.
    const isThere = isDone(weighed.machine, me.machine);
    const there = few.map(({ stand: his }) => (isThere ? his : { ...his, height: nearerHeight(height, his.height) }));
    given = Math.max(given, mean(there.map((his) => hit(baseOfBest(me.guns, stand, his, fight.cards)))));
    taken += mean(there.map((his) => hit(baseOfBest(weighed.guns, his, stand, fight.cards))));
  }
  const ghost = { ...me.machine, ...stand, speed };
  const holds = chanceOfTurns(course, me.machine, fight);
  return {
    words,
    stand,
    speed,
    flight,
    given: given * holds,
    holds,
    taken,
    risk: keeps(ghost, course, fight),
  };
}

const hit = (base: number): number => Math.min(base, SIDES) / SIDES;

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / Math.max(all.length, 1);

/** Whether the rules let her fly these steps to the end. */
export function mayFly(words: readonly string[], { machine, fight, chores }: MoveOpen): boolean {
  let course = courseOf(chores, machine, fight.cards);
  for (const word of words) {
    if (!openSteps(course, machine, fight).includes(word)) return false;
    course = withStep(course, word, machine, fight.cards);
  }
  return course.isOver;
}
