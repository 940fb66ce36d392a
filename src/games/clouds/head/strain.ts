import { rowAt } from '../../../cards/row-at.ts';
import type { ComposedMove } from '../rules/flying/composed.ts';
import { skillOf } from '../rules/tests.ts';
import { type CloudsCards, type FightingMachine, has, type Man, type Skirmish } from '../table/skirmish.ts';

const FACES = 20;

/** A tight turn that fails by so much ends in a spin. */
export const BADLY = 6;

/** The chance that a test against this skill fails. */
export const failing = (skill: number): number => Math.min(Math.max(0, FACES - skill), FACES) / FACES;

/** What the tests of a move may come to, each from 0 to 1. */
export interface TestsAhead {
  /** A test of the structure fails; and one that fails takes a wing, or all of her. */
  readonly strained: number;
  readonly apart: number;
  /** A turn is not held, and flown wide; and one that fails badly is a spin. */
  readonly wide: number;
  readonly spins: number;
}

const NONE: TestsAhead = { strained: 0, apart: 0, wide: 0, spins: 0 };

/** (C009) (C072) (C077) The tests that a move requires, those of its speed at both ends with them. */
export function testsAhead(
  { tests }: Pick<ComposedMove, 'tests'>,
  machine: FightingMachine,
  end: { readonly speed: number },
  fight: Skirmish,
): TestsAhead {
  const { structure, speed, testAbove = Number.POSITIVE_INFINITY } = machine;
  const isOverspeed = 10 * Math.max(speed, end.speed) > testAbove;
  if (tests.length === 0 && !isOverspeed) return NONE;
  const flying = skillOf(machine.pilot, 'flying', fight);
  const strains = tests.filter(({ is }) => is === 'structure').length + (isOverspeed ? 1 : 0);
  let [held, safe] = [1, 1];
  for (const test of tests) {
    if (test.is !== 'flying') continue;
    held *= 1 - failing(flying + test.modifier);
    safe *= 1 - failing(flying + test.modifier + BADLY);
  }
  const fails = failing(structure);
  const fatal = fails === 0 ? 0 : fatalFaces(machine.pilot, fight.cards).length / FAILURES.length;
  return {
    strained: 1 - (1 - fails) ** strains,
    apart: 1 - (1 - fails * fatal) ** strains,
    wide: 1 - held,
    spins: 1 - safe,
  };
}

/** The faces of the die of structural failure. */
export const FAILURES = [1, 2, 3, 4, 5, 6];

/** (C043) (C044) Those of its faces that take a wing, or all of her. (C127) The best rigger adds one. */
export function fatalFaces(pilot: Man, { mishaps }: CloudsCards): number[] {
  const most = FAILURES.length;
  return FAILURES.filter((face) => {
    const { effects } = rowAt(mishaps.structuralFailure, Math.min(face + (has(pilot, 'best-rigger') ? 1 : 0), most));
    return effects.some(({ do: does }) => FATAL.has(does));
  });
}

const FATAL: ReadonlySet<string> = new Set(['breaks-up', 'wing-gone']);
