import type { MissionLog, Party } from '../../campaign/mission-log.ts';
import { errandsOf } from '../../campaign/work.ts';
import { archieFires, comeUnderArchie, rollLowArchie, type Volley } from '../../kit/ground-fire/archie.ts';
import { placeStraggler, placeUnderArchie } from '../../kit/ground-fire/archie-placing.ts';
import { gunsUnder } from '../../kit/ground-fire/guns-in-hex.ts';
import { comeUnderMachineGuns, machineGunsFire } from '../../kit/ground-fire/machine-guns.ts';
import { allAboard, sufferAll } from '../../kit/harm/suffer.ts';
import type { Table } from '../../table/table.ts';
import { weatherBox } from './encounter/encounter.ts';
import type { FlownTurn } from './flown-turn.ts';
import { bombsOf, ordersOf } from './party-view.ts';

type TurnUnderFire = Pick<FlownTurn, 'archie' | 'nearMissed'>;

const NO_FIRE: TurnUnderFire = { archie: 'silent', nearMissed: new Set() };

/**
 * (13) (15) (42) Archie, or machine guns where the party is too low for Archie, if any are there. The display gives the
 * number of shots, whichever guns fire.
 */
export function comeUnderFire(party: Party, log: MissionLog, table: Table): TurnUnderFire {
  if (party.machines.length === 0) return NO_FIRE;
  const guns = gunsUnder(party.hex, party.cameFrom, log.guns, table);
  const box = weatherBox(party, table);
  const fires = archieFires(guns, party.altitude, box, table);
  const shots = fires ? box.shots : rollLowArchie(guns, party.altitude, box, table);
  const turnsBefore = party.underFire;
  party.underFire = 0;
  const rakes = machineGunsFire(guns, party.altitude, box, table);
  if (shots === 0 && !rakes) return NO_FIRE;
  party.underFire = turnsBefore + 1;
  const nearMissed = shots > 0 ? standArchie({ shots, turnsBefore }, party, log, table) : NO_FIRE.nearMissed;
  if (rakes) standMachineGuns({ shots: box.shots - shots, turnsBefore }, party, log, table);
  return { archie: shots > 0 ? 'bursting' : 'silent', nearMissed };
}

/** (15) Whether the party has work over this hex that a near miss spoils. */
const hasSteadyWork = ({ hex, machines }: Party, log: MissionLog, { book }: Table): boolean =>
  errandsOf(log.mission, book).some(
    ({ work, hexesOf, isDone }) =>
      work.isSteady &&
      hexesOf(ordersOf('mission', log, book)).includes(hex) &&
      !isDone({ achieved: log.done, machines: log.crews.length, party: machines, bombs: bombsOf(machines) }),
  );

/**
 * (15) Who stays over his work under the same guns stands as he was placed when they began; where there is no such
 * work, it does not matter how he stands.
 */
const isToBePlaced = ({ turnsBefore }: Volley, party: Party, log: MissionLog, table: Table): boolean =>
  hasSteadyWork(party, log, table) && !(turnsBefore > 0 && party.machines.every(({ id }) => id in log.placing));

function standArchie(volley: Volley, party: Party, log: MissionLog, table: Table): ReadonlySet<string> {
  const machines = party.machines.map(({ id }) => id);
  const placing = log.stragglers.includes(party)
    ? placeStraggler(machines, table)
    : placeUnderArchie({ machines, before: log.placing, isToBePlaced: isToBePlaced(volley, party, log, table) }, table);
  log.placing = { ...log.placing, ...placing };
  const { harmed, shaken } = comeUnderArchie(allAboard(party, table), log.placing, volley, table);
  sufferAll(harmed, party, log, table);
  return new Set(shaken);
}

/**
 * (13) Ruling: the shots of the display are shared: each shot of light Archie is one less for the machine guns beside
 * it.
 */
function standMachineGuns(volley: Volley, party: Party, log: MissionLog, table: Table): void {
  sufferAll(comeUnderMachineGuns(allAboard(party, table), volley, table), party, log, table);
}
