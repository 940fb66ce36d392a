import type { Composed } from '../../../rules/fights/clouds-of-glory/flying/course.ts';
import { straight, turned } from '../../../rules/fights/geometry/headings.ts';
import type { FightingMachine, Place, Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';

/** What is not to be weighed against a shot: the ground, and a spin too near it to come out of; any other spin. */
const GROUND = -100;
const SPIN = { low: -60, high: -12 } as const;

/** By so much a tight turn that fails ends in a spin. */
const BADLY = 6;

/** What it risks: a stall, a spin, the ground, the edge, tests that fail. */
export function keeps(
  { speed, height, heading, panel, place, pilot, isForcedHome }: FightingMachine,
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
  const edge = isForcedHome ? 0 : edgeOf({ place, heading, speed }, half);
  return stalls + low + edge + testsOf(course, pilot.flying, spins);
}

/** What it costs to fly off the board, to be unable to keep on it, and to have to turn for it. */
const EDGE = { off: -100, cornered: -40, near: -2 } as const;

/** The way that a turn about takes ahead, in hundredths of a Move Unit. */
const TURN = 500;

/** How she stands to the edge: whoever leaves the board is out of the fight. */
function edgeOf({ place, heading, speed }: Flying, half: number): number {
  const isOff = ({ x, y }: Place) => Math.max(Math.abs(x), Math.abs(y)) > half;
  if (isOff(place)) return EDGE.off;
  const way = 100 * speed;
  if (!isOff(straight(place, heading, way))) return 0;
  const abeam = straight(place, heading, TURN);
  const mayTurn = [6, -6].some((side) => !isOff(abeam) && !isOff(straight(abeam, turned(heading, side), way)));
  return mayTurn ? EDGE.near : EDGE.cornered;
}

type Flying = Pick<FightingMachine, 'place' | 'heading' | 'speed'>;

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
