import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import { TREE_TOP } from '../../../cards/ground.ts';
import type { BraveryRow } from '../../../cards/printed/pilot-skill-firing-and-bravery.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import type { Table } from '../../../table/table.ts';
import { strafingArmsOf } from './arms.ts';
import { type ActivityOccasion, type ActivityOffer, mayComeDownTo, seesGround, soundMachines } from './occasion.ts';
import { makePasses, openFor, type Pass } from './passes.ts';

/**
 * (30) (31) Going down to Tree-Top to strafe, pass after pass. Bravery decides who goes. Ruling: a dive on the ground,
 * whether on a target or on a trench, ends at Tree-Top.
 */
export function offerStrafing(
  passOf: (goers: readonly FlyingMachine[]) => Pass | undefined,
  occasion: ActivityOccasion,
): ActivityOffer | undefined {
  if (!mayDive(occasion)) return undefined;
  const pass = passOf(soundMachines(occasion.party).filter((machine) => mayDare(machine, occasion.table)));
  return pass && { open: openFor(pass, occasion), step: () => strafe(passOf, occasion) };
}

/** (14) A dive needs a visible target, and the whole descent of the turn stays within the limit. */
const mayDive = (occasion: ActivityOccasion): boolean => seesGround(occasion) && mayComeDownTo(TREE_TOP, occasion);

function strafe(passOf: (goers: readonly FlyingMachine[]) => Pass | undefined, occasion: ActivityOccasion): void {
  const { party, table } = occasion;
  const goers = soundMachines(party).filter((machine) => strafingArmsOf(machine) && dares(machine, table));
  makePasses(() => passOf(goers), occasion);
}

/** (31) Whether a man may go down to strafe, by his Bravery or a Nerve Check. */
function dares(machine: FlyingMachine, table: Table): boolean {
  const { strafesAtTreeTop: binding, nerve } = braveryOf(machine, table);
  if (binding === 'may' || binding === 'must') return true;
  const { id, pilot } = machine;
  const { bravery } = pilot;
  if (binding === 'must-not') {
    table.tell({ type: 'strafing-nerve-tried', machine: id, bravery, goes: false });
    return false;
  }
  const roll = table.roll('nerve', id);
  const goes = roll.total <= nerve;
  table.tell({ type: 'strafing-nerve-tried', machine: id, bravery, check: { roll, nerve }, goes });
  return goes;
}

/** Whether he may possibly go down. */
const mayDare = (machine: FlyingMachine, table: Table): boolean =>
  braveryOf(machine, table).strafesAtTreeTop !== 'must-not';

const braveryOf = ({ pilot }: FlyingMachine, { book }: Table): BraveryRow =>
  expectDefined(
    book.pilotSkillFiringAndBravery.letters.find(({ letter }) => letter === pilot.bravery),
    `Bravery ${pilot.bravery}`,
  );
