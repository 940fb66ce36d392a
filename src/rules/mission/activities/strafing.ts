import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import { TREE_TOP } from '../../../rulebook/ground.ts';
import { strafingArmsOf } from './arms.ts';
import { dares, mayDare } from './nerve.ts';
import { mayComeDownTo, type Occasion, type Offer, seesGround, soundMachines } from './occasion.ts';
import { makePasses, openFor, type Pass } from './passes.ts';

/**
 * (30) (31) Going down to Tree-Top to strafe, pass after pass. Who goes depends on Bravery.
 * Ruling: whoever dives on the ground, whether on a target or on a trench, pulls out at Tree-Top.
 */
export function offerStrafing(
  passOf: (goers: readonly FlyingMachine[]) => Pass | undefined,
  occasion: Occasion,
): Offer | undefined {
  if (!mayDive(occasion)) return undefined;
  const pass = passOf(soundMachines(occasion.party).filter((machine) => mayDare(machine, occasion.table)));
  return pass && { open: openFor(pass, occasion), step: () => strafe(passOf, occasion) };
}

/** (14) One dives on what one sees, and comes down in the turn, from where it began, by no more than one may. */
const mayDive = (occasion: Occasion): boolean => seesGround(occasion) && mayComeDownTo(TREE_TOP, occasion);

function strafe(passOf: (goers: readonly FlyingMachine[]) => Pass | undefined, occasion: Occasion): void {
  const { party, table } = occasion;
  const goers = soundMachines(party).filter((machine) => strafingArmsOf(machine) && dares(machine, table));
  makePasses(() => passOf(goers), occasion);
}
