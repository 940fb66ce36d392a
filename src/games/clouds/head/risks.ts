import { straight } from '../../../kit/geometry/headings.ts';
import type { ComposedMove } from '../rules/flying/composed.ts';
import { courseOf } from '../rules/flying/course.ts';
import { isOffBoard } from '../rules/look-up.ts';
import { skillOf } from '../rules/tests.ts';
import type { FightingMachine, Skirmish } from '../table/skirmish.ts';
import { failing, testsAhead } from './strain.ts';

/** Risks that outweigh any shot: the ground, the edge, and a spin near the ground. SPIN is any other spin. */
const GROUND = -10;
const SPIN = { low: -6, high: -1.2 } as const;

/** A stall costs more than the shots of a turn. Each level below the safe height is a danger. */
const STALL = -0.6;
const LOW = { below: 4, each: -0.3 } as const;

/** The risk of a move: a stall, a spin, the ground, the edge, failed tests. */
export function keeps(ghost: FightingMachine, course: ComposedMove, fight: Skirmish): number {
  const { speed, height, panel, pilot } = ghost;
  const { stall, spin } = fight.cards.movement.rebuilt;
  // After the loop the machine has lost its flying speed.
  const isStalled = 10 * speed <= panel.stall || course.ending === 'immelmann';
  // A stall also loses the height that was climbed.
  const left = isStalled ? height - stall.falls : height;
  if (left <= 0) return GROUND;
  const spins = left > 2 * spin.falls ? SPIN.high : SPIN.low;
  const stalls = isStalled ? STALL + spins * failing(skillOf(pilot, 'flying', fight)) : 0;
  const low = left < LOW.below ? LOW.each * (LOW.below - left) : 0;
  const off = isOffBoard(ghost.place, fight) && !ghost.isForcedHome ? EDGE.off : 0;
  return stalls + low + off + testsOf(course, ghost, fight, spins);
}

/** The cost of leaving the board, of being unable to stay on it, and of having to turn away from its edge. */
const EDGE = { off: -10, cornered: -4, near: -0.2 } as const;

/** Ways to turn away from the edge. */
const AWAY = [
  ['l90', 'l90', 'end'],
  ['r90', 'r90', 'end'],
  ['l90', 'end'],
  ['r90', 'end'],
] as const;

/** The cost of a place near the edge: a machine that leaves the board is out of the fight. */
export function edgeOf(ghost: FightingMachine, fight: Skirmish): number {
  const on = straight(ghost.place, ghost.heading, 100 * ghost.speed);
  if (ghost.isForcedHome || !isOffBoard(on, fight)) return 0;
  const level = { ...ghost, bank: 'level' as const };
  return AWAY.some((words) => !isOffBoard(courseOf(words, level, fight.cards).place, fight))
    ? EDGE.near
    : EDGE.cornered;
}

/**
 * The cost of failed tests: a tight turn that fails badly is a spin, a strain that fails takes some of her strength, or
 * all of her.
 */
function testsOf(course: ComposedMove, ghost: FightingMachine, fight: Skirmish, spins: number): number {
  const ahead = testsAhead(course, ghost, ghost, fight);
  return spins * ahead.spins + STRAIN.some * (ahead.strained - ahead.apart) + STRAIN.all * ahead.apart;
}

const STRAIN = { some: -0.3, all: -4 } as const;

/** The chance that every turn of a move succeeds. */
export const chanceOfTurns = (course: ComposedMove, machine: FightingMachine, fight: Skirmish): number => {
  const { wide, apart } = testsAhead(course, machine, machine, fight);
  return (1 - wide) * (1 - apart);
};
