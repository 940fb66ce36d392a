import type { Gun } from '../../../campaign/mission-log.ts';
import type { End } from '../../../kit/fight/fight.ts';
import type { Battle } from './battle.ts';
import type { Armament, FightingMachine } from './fighting-machine.ts';

/** (26) to (28) How the track leaves everybody. */
export const endsOf = ({ allied, germans, altitude }: Battle): End[] =>
  [...allied, ...germans].map((machine) => endOf(machine, altitude));

function endOf(machine: FightingMachine, altitude: number): End {
  const { id, fate, by, out, ranFrom, wounds, lameDuckNumber: lameDuck, forward, observer } = machine;
  const below = Math.min(machine.below, altitude);
  return {
    id,
    fate,
    by,
    escaped: out === 'escaped',
    wounds,
    lameDuck,
    struckAgain: out === 'crippled-again',
    forward: gunLeft(forward),
    observer: observer && gunLeft(observer),
    ...(ranFrom && { ranFrom }),
    ...(below > 0 && { below }),
  };
}

const gunLeft = ({ guns: [state], ammo }: Armament): Gun | undefined => state && { state, ammo };
