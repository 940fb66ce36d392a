import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import { strafingArmsOf } from './arms.ts';
import { dares, mayDare } from './nerve.ts';
import { type Occasion, type Offer, seesGround, soundMachines } from './occasion.ts';
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
  return pass && { open: openFor(pass, occasion), carryOut: () => strafe(passOf, occasion) };
}

/** Ruling: one dives on what one sees, and from no higher than one may come down in a turn (14). */
function mayDive(occasion: Occasion): boolean {
  const { party, table } = occasion;
  return seesGround(occasion) && party.altitude <= table.book.turnProcedure.limits.descent.feet;
}

function strafe(passOf: (goers: readonly FlyingMachine[]) => Pass | undefined, occasion: Occasion): void {
  const { party, table } = occasion;
  const goers = soundMachines(party).filter((machine) => strafingArmsOf(machine) && dares(machine, table));
  makePasses(() => passOf(goers), occasion);
}
