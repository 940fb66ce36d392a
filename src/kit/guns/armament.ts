import type { FlyingMachine } from '../../campaign/mission-log.ts';
import type { Aircraft } from '../../cards/printed/aircraft.ts';
import { promised } from '../../cards/rulebook.ts';

/** (32) Thirty units for each gun; Buckingham takes the place of bullets, rockets hang on the struts beside them. */
export function armament(
  { guns, ammo }: Aircraft,
  load: FlyingMachine['load'],
): Pick<FlyingMachine, 'forward' | 'rear' | 'rockets'> {
  const units = promised(ammo, 'ammo on an Aircraft Card of ours');
  const ahead = load === 'buckingham' ? units.buckingham : units.forward;
  return {
    forward: guns.forward === 'none' ? undefined : { state: 'clear', ammo: ahead },
    rear: guns.observer === 'none' ? undefined : { state: 'clear', ammo: units.observer },
    rockets: load === 'rockets' ? units.rockets : 0,
  };
}
