import type { DoneSoFar } from '../../../campaign/done.ts';
import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import { TREE_TOP } from '../../../cards/ground.ts';
import { clearAtLeisure } from '../../../kit/guns/clear-jam.ts';
import { viewOf } from '../party-view.ts';
import type { Arms } from './arms.ts';
import { makePass, shotsBack, waysAbove } from './dive.ts';
import { type ActivityOccasion, type ActivityOffer, canSpend, soundMachines } from './occasion.ts';
import type { Diver, Quarry } from './quarry.ts';

/** A pass that can be made now, and its machines. */
export interface Pass {
  readonly quarry: Quarry;
  readonly divers: readonly Diver[];
}

/** (30) The next pass of those who still fly and have something to fire; nothing when none is to be made. */
export function preparePass(
  quarry: Quarry,
  goers: readonly FlyingMachine[],
  armsOf: (machine: FlyingMachine) => Arms | undefined,
  occasion: ActivityOccasion,
): Pass | undefined {
  const { party } = occasion;
  const divers = soundMachines(party)
    .filter((machine) => goers.includes(machine))
    .flatMap((machine) => diverWith(machine, armsOf(machine)));
  if (quarry.isGone() || divers.length === 0 || !canSpend(costOf(quarry, occasion), party)) return undefined;
  return { quarry, divers };
}

const diverWith = (machine: FlyingMachine, arms: Arms | undefined): Diver[] => (arms ? [{ machine, arms }] : []);

/** (23) The cost of a pass, with the climb from Tree-Top that must follow. */
function costOf({ aft, altitude }: Quarry, { table }: ActivityOccasion): number {
  return altitude === TREE_TOP ? aft + table.book.turnProcedure.aft.leaveTreeTop.aft : aft;
}

/** The costs, risks and gains of an attack, by its first pass. */
export function openFor(pass: Pass, occasion: ActivityOccasion): ActivityOffer['open'] {
  const { name, points } = pass.quarry;
  const shots = shotsBack(pass.quarry, occasion);
  return { name, aft: costOf(pass.quarry, occasion), shots, points, machines: oddsOf(pass, occasion) };
}

const oddsOf = ({ quarry, divers }: Pass, { table }: ActivityOccasion) =>
  divers.map(({ machine, arms }) => ({
    machine: machine.id,
    left: arms.left,
    ways: waysAbove(machine, quarry.initiative, quarry.altitude, table.book),
  }));

/** (30) (31) Pass after pass, while one is possible and the commander wants it. */
export function makePasses(next: () => Pass | undefined, occasion: ActivityOccasion): void {
  let pass = next();
  while (pass) {
    makePass(pass.quarry, pass.divers, occasion);
    pass = next();
    if (pass && !goesRoundAgain(pass, occasion)) break;
  }
  clearJamsOfDive(occasion);
}

/** (38) (39) Ruling: guns that jammed in a dive are cleared after it, as after a Dog-Fight. */
function clearJamsOfDive({ party, table }: ActivityOccasion): void {
  for (const machine of party.machines) {
    const { id, forward } = machine;
    if (forward?.state === 'jammed') machine.forward = { ...forward, state: clearAtLeisure(id, 'forward', table) };
  }
}

function goesRoundAgain(pass: Pass, occasion: ActivityOccasion): boolean {
  const { party, table } = occasion;
  const { name, altitude, aft, points } = pass.quarry;
  const about = {
    party: viewOf(party, table.book),
    name,
    altitude,
    aft,
    shots: shotsBack(pass.quarry, occasion),
    points,
    machines: oddsOf(pass, occasion),
  };
  return table.choose('another-pass', about, ['again', 'enough']) === 'again';
}

/** Passes of a machine on a target, counted through the mission. */
export const passesOf = ({ id }: FlyingMachine, at: string, { passes }: DoneSoFar): number =>
  passes[`${id} ${at}`] ?? 0;

export function countPasses(machines: readonly FlyingMachine[], at: string, done: DoneSoFar): void {
  for (const machine of machines) done.passes[`${machine.id} ${at}`] = passesOf(machine, at, done) + 1;
}
