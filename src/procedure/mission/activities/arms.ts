import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import type { Load } from '../../../table/activity-decisions.ts';

/** The arms of a diving machine: units of ammo, or rockets, rule 32. */
export interface Arms {
  readonly load: Load;
  readonly left: number;
}

/** (32) (38) A forward gun that fires, and its load. */
function gunOf({ forward, load }: FlyingMachine): Arms | undefined {
  if (forward?.state !== 'clear' || forward.ammo === 0) return undefined;
  return { load: load === 'buckingham' ? 'buckingham' : 'ordinary', left: forward.ammo };
}

/** (32) Ruling: rockets are used first; after the last one the gun is used. */
export function balloonArmsOf(machine: FlyingMachine): Arms | undefined {
  return machine.rockets > 0 ? { load: 'rockets', left: machine.rockets } : gunOf(machine);
}

/** Ruling: ground targets are strafed with ordinary rounds; Buckingham is only for balloons. */
export function strafingArmsOf(machine: FlyingMachine): Arms | undefined {
  const arms = gunOf(machine);
  return arms?.load === 'ordinary' ? arms : undefined;
}

/**
 * (32) (38) The ammo is used even with a jam. Returns what is left. Ruling: a rocket that fails scores nothing, but
 * there is no gun to jam.
 */
export function expend(machine: FlyingMachine, { load, left }: Arms, burst: number, gun: 'clear' | 'jammed'): number {
  const ammo = left - burst;
  if (load === 'rockets') machine.rockets = ammo;
  else machine.forward = { state: gun, ammo };
  return ammo;
}
