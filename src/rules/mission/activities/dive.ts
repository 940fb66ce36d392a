import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import { readBand } from '../../../rulebook/band.ts';
import { LONGEST_BURST } from '../../../rulebook/bursts.ts';
import { spendAft } from '../aft.ts';
import { flyTo } from '../height.ts';
import { fireBurst } from './dive-burst.ts';
import { answerFromGround, shotsBack } from './ground-fire.ts';
import type { Occasion } from './occasion.ts';
import type { Diver, Quarry } from './quarry.ts';
import { initiativeOf } from './track.ts';

interface Aim {
  readonly diver: Diver;
  readonly longest: number;
}

interface Rolled extends Aim {
  readonly initiative: number;
}

/** (30) One pass: all dive and aim; those who may fire attack one after the other; the ground answers. */
export function makePass(quarry: Quarry, divers: readonly Diver[], occasion: Occasion): void {
  const machines = divers.map(({ machine }) => machine);
  dive(quarry, machines, occasion);
  const attackers: FlyingMachine[] = [];
  for (const { diver, longest } of aimsAt(quarry, divers, occasion)) {
    if (quarry.isGone()) break;
    if (fireBurst(diver, longest, quarry, occasion)) attackers.push(diver.machine);
  }
  answerFromGround(attackers, shotsBack(quarry, occasion), occasion);
}

function dive(quarry: Quarry, machines: readonly FlyingMachine[], { party, table }: Occasion): void {
  const { name, altitude, aft } = quarry;
  table.tell({ type: 'dive-began', name, machines: machines.map(({ id }) => id), altitude, aft });
  flyTo(altitude, 0, party, table);
  spendAft(party, aft);
  quarry.passedOver(machines);
}

/**
 * (30) Those above a target on the track attack it, the highest first; (31) a trench takes no roll, and any burst on
 * the card.
 */
function aimsAt({ name, initiative }: Quarry, divers: readonly Diver[], occasion: Occasion): readonly Aim[] {
  if (initiative === undefined)
    return divers.map((diver) => ({ diver, longest: Math.min(LONGEST_BURST, diver.arms.left) }));
  const rolled = divers.map((diver) => aim(diver, name, initiative, occasion)).filter(({ longest }) => longest > 0);
  return rolled.sort((a, b) => b.initiative - a.initiative);
}

/** (30) The Initiative Roll, with Pilot Skill and without a Dive Bonus; the difference gives the longest burst. */
function aim(diver: Diver, name: string, target: number, { party, table }: Occasion): Rolled {
  const { machine, arms } = diver;
  const roll = table.roll('initiative', machine.id);
  const initiative = initiativeOf(machine, roll.total, party.altitude, table.book);
  const { burst } = readBand(table.book.airToGround.longestBurst, initiative - target);
  const longest = Math.min(burst, arms.left);
  const thrown = { machine: machine.id, name, roll, skill: machine.pilot.skill };
  table.tell({ type: 'dive-aimed', ...thrown, initiative, target, longestBurst: longest });
  return { diver, initiative, longest };
}
