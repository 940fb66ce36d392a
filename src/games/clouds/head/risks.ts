import { straight } from '../../../kit/geometry/headings.ts';
import type { Composed } from '../rules/flying/composed.ts';
import { courseOf } from '../rules/flying/course.ts';
import { isOffBoard } from '../rules/look-up.ts';
import type { FightingMachine, Skirmish } from '../table/skirmish.ts';

/** What is not to be weighed against a shot: the ground, the edge, and a spin too near the ground; any other spin. */
const GROUND = -10;
const SPIN = { low: -6, high: -1.2 } as const;

/** By so much a tight turn that fails ends in a spin. */
const BADLY = 6;

/** A stall costs the shots of a turn and more; each level below so many is a danger. */
const STALL = -0.6;
const LOW = { below: 4, each: -0.3 } as const;

/** What it risks: a stall, a spin, the ground, the edge, tests that fail. */
export function keeps(ghost: FightingMachine, course: Composed, fight: Skirmish): number {
  const { speed, height, panel, pilot } = ghost;
  const { stall, spin } = fight.cards.movement.rebuilt;
  // Over the top she has lost what kept her flying.
  const isStalled = 10 * speed <= panel.stall || course.ending === 'immelmann';
  // And a stall takes from her what she has climbed.
  const left = isStalled ? height - stall.falls : height;
  if (left <= 0) return GROUND;
  const spins = left > 2 * spin.falls ? SPIN.high : SPIN.low;
  const stalls = isStalled ? STALL + spins * failing(pilot.flying) : 0;
  const low = left < LOW.below ? LOW.each * (LOW.below - left) : 0;
  const off = isOffBoard(ghost.place, fight) && !ghost.isForcedHome ? EDGE.off : 0;
  return stalls + low + off + testsOf(course, pilot.flying, spins);
}

/** What it costs to fly off the board, to be unable to keep on it, and to have to turn for it. */
const EDGE = { off: -10, cornered: -4, near: -0.2 } as const;

/** How she would turn away from it. */
const AWAY = [
  ['l90', 'l90', 'end'],
  ['r90', 'r90', 'end'],
  ['l90', 'end'],
  ['r90', 'end'],
] as const;

/** How she stands to the edge: whoever leaves the board is out of the fight. */
export function edgeOf(ghost: FightingMachine, fight: Skirmish): number {
  const on = straight(ghost.place, ghost.heading, 100 * ghost.speed);
  if (ghost.isForcedHome || !isOffBoard(on, fight)) return 0;
  const level = { ...ghost, bank: 'level' as const };
  return AWAY.some((words) => !isOffBoard(courseOf(words, level, fight.cards).place, fight))
    ? EDGE.near
    : EDGE.cornered;
}

/** What its tests may cost: a strain little, a tight turn that fails badly a spin. */
function testsOf({ tests }: Composed, flying: number, spins: number): number {
  let cost = 0;
  for (const test of tests) {
    const against = flying + (test.is === 'flying' ? test.modifier : 0);
    cost += test.is === 'flying' ? spins * failing(against + BADLY) : STRAIN;
  }
  return cost;
}

const STRAIN = -0.05;

/** How likely every turn of it is to be flown as it is meant. */
export const held = ({ tests }: Composed, { pilot }: FightingMachine): number =>
  tests.reduce(
    (chance, test) => (test.is === 'flying' ? chance * (1 - failing(pilot.flying + test.modifier)) : chance),
    1,
  );

/** How likely a test against so much is to fail. */
const failing = (skill: number): number => Math.min(Math.max(0, 20 - skill), 20) / 20;
