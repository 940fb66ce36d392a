import type { Composed } from '../../../rules/fights/clouds-of-glory/flying/course.ts';
import type { FightingMachine, Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';

/** What is not to be weighed against a shot: the ground, and a spin too near it to come out of; any other spin. */
const GROUND = -100;
const SPIN = { low: -60, high: -12 } as const;

/** By so much a tight turn that fails ends in a spin. */
const BADLY = 6;

/** What it risks: a stall, a spin, the ground, the edge, tests that fail. */
export function keeps(
  { speed, height, panel, place, pilot }: FightingMachine,
  course: Composed,
  { half, cards }: Skirmish,
): number {
  const { stall, spin } = cards.movement.rebuilt;
  // Over the top she has lost what kept her flying.
  const isStalled = 10 * speed <= panel.stall || course.ending === 'immelmann';
  if (height <= (isStalled ? stall.falls : 0)) return GROUND;
  const spins = height > 2 * spin.falls ? SPIN.high : SPIN.low;
  const stalls = isStalled ? -6 + spins * failing(pilot.flying) : 0;
  const low = height < 4 ? -3 * (4 - height) : 0;
  const edge = Math.max(Math.abs(place.x), Math.abs(place.y)) > half - 500 ? -4 : 0;
  return stalls + low + edge + testsOf(course, pilot.flying, spins);
}

/** What its tests may cost: a strain little, a tight turn that fails the turn, and one that fails badly a spin. */
function testsOf({ tests }: Composed, flying: number, spins: number): number {
  let cost = 0;
  for (const test of tests) {
    const against = flying + (test.is === 'flying' ? test.modifier : 0);
    cost += test.is === 'flying' ? spins * failing(against + BADLY) - failing(against) : STRAIN;
  }
  return cost;
}

const STRAIN = -0.5;

/** How likely a test against so much is to fail. */
const failing = (skill: number): number => Math.min(Math.max(0, 20 - skill), 20) / 20;
