import type { Strength } from '../../../kit/head/strengths.ts';
import { hasPower } from '../rules/engines.ts';
import type { ComposedMove } from '../rules/flying/composed.ts';
import { speedAfter, templateOf, withStep } from '../rules/flying/course.ts';
import { radiusOf } from '../rules/look-up.ts';
import type { FightingMachine, Skirmish } from '../table/skirmish.ts';
import { type FlightWay, sidesOf, straightOn, turnsRound, wideWays } from './turns.ts';

/** A machine that is to move, with the steps composed so far. */
export interface Flying {
  readonly machine: FightingMachine;
  readonly begun: ComposedMove;
  readonly fight: Skirmish;
}

/** A possible move: its steps to the end, and where it leads. */
export interface FlightPlan {
  readonly words: readonly string[];
  readonly course: ComposedMove;
  readonly height: number;
  readonly speed: number;
}

/** What a strength considers: how late a machine turns, how tightly, and how far up or down. */
interface Art {
  /** Of the Move Units flown before the turn, only every n-th is considered. */
  readonly every: number;
  readonly tighter: number;
  readonly heights: readonly number[];
}

const ARTS: Readonly<Record<Strength, Art>> = {
  novice: { every: 9, tighter: 0, heights: [0, 1, -1] },
  steady: { every: 3, tighter: 0, heights: [0, 1, 2, -1, -2, -4] },
  sharp: { every: 1, tighter: 2, heights: [0, 1, 2, 4, -1, -2, -4, -7] },
  ace: { every: 1, tighter: 2, heights: [0, 1, 2, 4, -1, -2, -4, -7] },
};

/** The ways worth considering at the machine's height. */
export function waysOf(flying: Flying, strength: Strength): FlightWay[] {
  const { machine, begun } = flying;
  if (machine.opensWide !== undefined && begun.words.length === 0) return wideWays(machine);
  const { every, tighter } = ARTS[strength];
  return [
    straightOn(machine, begun.left),
    ...tightsOf(tighter, flying).flatMap((tight) => turns(tight, every, flying)),
  ];
}

/** How many templates tighter than its speed gives a machine may turn. */
const tightsOf = (most: number, flying: Flying): number[] =>
  Array.from({ length: most + 1 }, (_, tight) => tight).filter(
    (tight) => tight === 0 || templateAt(tight, flying) < templateAt(tight - 1, flying),
  );

/** Every turn on a template, to either side, sooner or later, as far as actions and energy allow. */
function turns(tight: number, every: number, flying: Flying): FlightWay[] {
  const { machine, begun, fight } = flying;
  const radius = radiusOf(templateAt(tight, flying), fight.cards);
  const price = 1 + tight * fight.cards.movement.rebuilt.tightEnergy.amount;
  const most = Math.min(begun.actions, Math.floor((machine.speed + begun.energy) / price));
  const ways: FlightWay[] = [];
  for (let before = 0; before < begun.left / 100 - 1; before += every)
    for (const side of sidesOf(machine))
      ways.push(...turnsRound(machine, { before, side, radius, tight, way: begun.left, turns: most }));
  return ways;
}

const templateAt = (tighter: number, { machine, fight }: Flying): number => templateOf(machine, tighter, fight.cards);

/** A way at every height that it may reach. A climb or a dive does not change the heading. */
export function atEachHeight(
  { words }: FlightWay,
  { machine, begun, fight }: Flying,
  strength: Strength,
): FlightPlan[] {
  const { cards } = fight;
  const level = words.reduce((course, word) => withStep(course, word, machine, cards), begun);
  return ARTS[strength].heights
    .filter((by) => mayGo(by, level, machine))
    .map((by) => {
      const word = by > 0 ? `c${by}` : `d${-by}`;
      const course = by === 0 ? level : withStep(level, word, machine, cards);
      const all = by === 0 ? words : [word, ...words];
      return { words: all, course, height: machine.height + course.climbs, speed: speedAfter(course, machine, cards) };
    });
}

/** Whether the energy suffices to climb so far, and the ground is low enough to dive so far. */
function mayGo(by: number, { energy, climbs }: ComposedMove, machine: FightingMachine): boolean {
  const { speed, height } = machine;
  if (by === 0) return true;
  if (climbs !== 0) return false;
  return by > 0 ? hasPower(machine) && by <= speed + energy : -by < height && -by <= speed;
}
