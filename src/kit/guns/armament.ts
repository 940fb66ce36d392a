import type { FlyingMachine } from '../../campaign/mission-log.ts';
import type { Aircraft } from '../../cards/printed/aircraft.ts';
import { expectDefined } from '../../cards/rulebook.ts';

/** (32) Thirty units for each gun. Buckingham replaces ordinary bullets; rockets on the struts are in addition. */
export function armament(
  { guns, ammo }: Aircraft,
  load: FlyingMachine['load'],
): Pick<FlyingMachine, 'forward' | 'rear' | 'rockets'> {
  const units = expectDefined(ammo, 'ammo on an Aircraft Card of ours');
  const ahead = load === 'buckingham' ? units.buckingham : units.forward;
  return {
    forward: guns.forward === 'none' ? undefined : { state: 'clear', ammo: ahead },
    rear: guns.observer === 'none' ? undefined : { state: 'clear', ammo: units.observer },
    rockets: load === 'rockets' ? units.rockets : 0,
  };
}
