import type { MissionLog, Party } from '../../campaign/mission-log.ts';
import type { Table } from '../../table/table.ts';
import type { Harmed } from '../harm/aboard.ts';
import { aboardOf, suffer } from '../harm/suffer.ts';
import { weatherBox } from '../mission/encounter/encounter.ts';
import type { FlownTurn } from '../mission/flown-turn.ts';
import { archieFires, comeUnderArchie, rollLowArchie } from './archie.ts';
import { placeStraggler, placeUnderArchie } from './archie-placing.ts';
import { gunsUnder } from './guns-in-hex.ts';
import { comeUnderMachineGuns, machineGunsFire } from './machine-guns.ts';

type Fire = Pick<FlownTurn, 'archieFired' | 'nearMissed'>;

const NO_FIRE: Fire = { archieFired: false, nearMissed: new Set() };

/** (15) (42) Archie, or machine guns where the party is too low for Archie, if there are any under it. */
export function comeUnderFire(party: Party, log: MissionLog, table: Table): Fire {
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
  const nearMissed = shots > 0 ? standArchie(party, shots, turnsBefore, log, table) : NO_FIRE.nearMissed;
  if (rakes) enterHarms(comeUnderMachineGuns(flightOf(party, table), box.shots, turnsBefore, table), party, log, table);
  return { archieFired: shots > 0, nearMissed };
}

function standArchie(
  party: Party,
  shots: number,
  turnsBefore: number,
  log: MissionLog,
  table: Table,
): ReadonlySet<string> {
  const machines = party.machines.map(({ id }) => id);
  const placing = log.stragglers.includes(party)
    ? placeStraggler(machines, table)
    : placeUnderArchie(machines, log.placing, table);
  log.placing = { ...log.placing, ...placing };
  const { harmed, shaken } = comeUnderArchie(flightOf(party, table), log.placing, shots, turnsBefore, table);
  enterHarms(harmed, party, log, table);
  return new Set(shaken);
}

const flightOf = (party: Party, table: Table) => party.machines.map((machine) => aboardOf(machine, party, table));

function enterHarms(harmed: readonly Harmed[], party: Party, log: MissionLog, table: Table): void {
  for (const { machine: id, harm } of harmed)
    for (const machine of party.machines.filter((each) => each.id === id)) suffer(machine, harm, party, log, table);
}
