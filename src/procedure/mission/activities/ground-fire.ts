import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import { drawMachineGunFire } from '../../../kit/ground-fire/machine-guns.ts';
import { aboardOf, suffer } from '../../../kit/harm/suffer.ts';
import { weatherBox } from '../encounter/encounter.ts';
import type { Occasion } from './occasion.ts';
import type { Quarry } from './quarry.ts';

/** (13) (23) The shots that answer a pass: the target's, and no more than the weather allows on the display. */
export const shotsBack = ({ shots }: Quarry, { party, table }: Occasion): number =>
  Math.min(shots, weatherBox(party, table).shots);

/**
 * (23) The machine-gun fire that an attack on the ground brings down.
 * Ruling: the shots are the target's, not each machine's. They go round those who attacked, in the order in which they
 * dived, and what falls to a machine already brought down goes to the next.
 */
export function answerFromGround(attackers: readonly FlyingMachine[], shots: number, occasion: Occasion): void {
  for (let shot = 0; shot < shots; shot++) {
    const flying = attackers.filter((machine) => occasion.party.machines.includes(machine));
    const machine = flying[shot % flying.length];
    if (machine) shootAt(machine, occasion);
  }
}

/** Ruling: the guns of a target have no turns to get the range in; nothing is added for those spent over the hex. */
function shootAt(machine: FlyingMachine, { party, log, table }: Occasion): void {
  suffer(machine, drawMachineGunFire(aboardOf(machine, party, table), 0, table), party, log, table);
}
