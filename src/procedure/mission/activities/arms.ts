import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import type { Load } from '../../../table/activity-decisions.ts';

/** What a machine dives with: units of ammo, or rockets, rule 32. */
export interface Arms {
  readonly load: Load;
  readonly left: number;
}

/** (32) (38) A forward gun that fires, and what it is loaded with. */
function gunOf({ forward, load }: FlyingMachine): Arms | undefined {
  if (forward?.state !== 'clear' || forward.ammo === 0) return undefined;
  return { load: load === 'buckingham' ? 'buckingham' : 'ordinary', left: forward.ammo };
}

/** (32) Ruling: rockets go first; when the last has gone, the gun does what it can. */
export function balloonArmsOf(machine: FlyingMachine): Arms | undefined {
  return machine.rockets > 0 ? { load: 'rockets', left: machine.rockets } : gunOf(machine);
}

/** Ruling: what is on the ground is strafed with ordinary rounds; Buckingham is for balloons only. */
export function strafingArmsOf(machine: FlyingMachine): Arms | undefined {
  const arms = gunOf(machine);
  return arms?.load === 'ordinary' ? arms : undefined;
}

/**
 * (32) (38) The ammo is used, jam or no jam. Returns what is left.
 * Ruling: a rocket that hangs fire scores nothing, but there is no gun to jam.
 */
export function expend(machine: FlyingMachine, { load, left }: Arms, burst: number, gun: 'clear' | 'jammed'): number {
  const ammo = left - burst;
  if (load === 'rockets') machine.rockets = ammo;
  else machine.forward = { state: gun, ammo };
  return ammo;
}
