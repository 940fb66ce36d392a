import type { ArchieAndMachineGun, GunsPresent, MachineGunHeight } from '../../cards/printed/archie-and-machine-gun.ts';
import { consult, lookUp } from '../../cards/roll-table.ts';
import { sumOf } from '../../table/parts.ts';
import type { Table } from '../../table/table.ts';
import { type Aboard, type Harm, type HarmedMachine, UNHARMED } from '../harm/aboard.ts';
import { type InTheWeather, isInSight, type Volley, worsening } from './archie.ts';
import { harmFrom } from './ground-hit.ts';

/**
 * (13) (42) Machine guns reach machines where Archie does not fire: at 1,000 feet and at Tree-Top, if the weather
 * allows shooting.
 */
export function machineGunsFire(
  guns: GunsPresent,
  altitude: number,
  { down, shots }: InTheWeather,
  { book }: Pick<Table, 'book'>,
): boolean {
  return (
    guns.machineGuns && isInSight(altitude, down) && shots > 0 && altitude <= book.archieAndMachineGun.archieAbove.feet
  );
}

/**
 * (13) (42) A turn over machine guns: each machine is fired at once, while the display's shots last. Ruling: those in
 * front first.
 */
export function comeUnderMachineGuns(
  flight: readonly Aboard[],
  { shots, turnsBefore }: Volley,
  table: Table,
): HarmedMachine[] {
  const firedAt = flight.slice(0, shots);
  return firedAt.map((aboard) => ({ machine: aboard.machine, harm: drawMachineGunFire(aboard, turnsBefore, table) }));
}

/** (23) (42) One burst from the ground at one machine, in passing or during its attack. */
export function drawMachineGunFire(aboard: Aboard, turnsBefore: number, table: Table): Harm {
  const { machineGunFire } = table.book.archieAndMachineGun;
  const { machine } = aboard;
  const height = gunHeight(aboard.altitude);
  const parts = worsening(turnsBefore, table);
  const roll = table.roll(machineGunFire.check, machine);
  const total = roll.total + sumOf(parts);
  const hit = isHitFromTheGround(total, height, machineGunFire);
  table.tell({ type: 'machine-guns-fired', machine, height, roll, parts, total, hit });
  return hit ? takeMachineGunHit(aboard, table) : UNHARMED;
}

export const gunHeight = (altitude: number): MachineGunHeight => (altitude > 0 ? 'at1000Feet' : 'atTreeTop');

/** (42) Whether a throw with its modifiers hits a machine at that height. */
export const isHitFromTheGround = (
  total: number,
  height: MachineGunHeight,
  fire: ArchieAndMachineGun['machineGunFire'],
): boolean => lookUp(fire, total)[height] === 'hit';

function takeMachineGunHit(aboard: Aboard, table: Table): Harm {
  const { roll, row } = consult(table.book.archieAndMachineGun.machineGunHits, table, aboard.machine);
  const { result, words } = row;
  table.tell({ type: 'machine-gun-hit', machine: aboard.machine, roll, result, words });
  return harmFrom(result, aboard, table);
}
