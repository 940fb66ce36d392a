import type { MissionLog, Party } from '../../campaign/mission-log.ts';
import { SQUARES, WIDEST_FIRST } from '../../rulebook/archie-grid.ts';
import type { Placing } from '../../table/mission-events.ts';
import type { Table } from '../../table/table.ts';
import type { Harmed } from '../harm/aboard.ts';
import { aboardOf, suffer } from '../harm/suffer.ts';
import { weatherBox } from '../mission/encounter/encounter.ts';
import type { FlownTurn } from '../mission/flown-turn.ts';
import { archieFires, comeUnderArchie, rollLowArchie, type Volley } from './archie.ts';
import { gunsUnder } from './guns-in-hex.ts';
import { comeUnderMachineGuns, machineGunsFire } from './machine-guns.ts';

type Fire = Pick<FlownTurn, 'archie' | 'nearMissed'>;

const NO_FIRE: Fire = { archie: 'silent', nearMissed: new Set() };

/**
 * (13) (15) (42) Archie, or machine guns where the party is too low for Archie, if there are any under it: what is fired
 * is the display's shots, whoever fires them.
 */
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
  const nearMissed = shots > 0 ? standArchie({ shots, turnsBefore }, party, log, table) : NO_FIRE.nearMissed;
  if (rakes) standMachineGuns({ shots: box.shots - shots, turnsBefore }, party, log, table);
  return { archie: shots > 0 ? 'bursting' : 'silent', nearMissed };
}

function standArchie(volley: Volley, party: Party, log: MissionLog, table: Table): ReadonlySet<string> {
  const machines = party.machines.map(({ id }) => id);
  const placing = log.stragglers.includes(party)
    ? placeStraggler(machines, table)
    : placeUnderArchie(machines, log.placing, table);
  log.placing = { ...log.placing, ...placing };
  const { harmed, shaken } = comeUnderArchie(flightOf(party, table), log.placing, volley, table);
  enterHarms(harmed, party, log, table);
  return new Set(shaken);
}

/** (13) Ruling: the display is one: a shot of Archie's who is light is one less for the machine guns beside him. */
function standMachineGuns(volley: Volley, party: Party, log: MissionLog, table: Table): void {
  enterHarms(comeUnderMachineGuns(flightOf(party, table), volley, table), party, log, table);
}

const flightOf = (party: Party, table: Table) => party.machines.map((machine) => aboardOf(machine, party, table));

function enterHarms(harmed: readonly Harmed[], party: Party, log: MissionLog, table: Table): void {
  for (const { machine: id, harm } of harmed)
    for (const machine of party.machines.filter((each) => each.id === id)) suffer(machine, harm, party, log, table);
}

/** (15) The commander places his machines on the grid, one to a square. */
export function placeUnderArchie(machines: readonly string[], before: Placing, table: Table): Placing {
  const placed = machines.every((machine) => machine in before);
  const how = table.choose(
    'archie-placing',
    { machines, before },
    placed ? ['as-before', 'spread', 'one-by-one'] : ['spread', 'one-by-one'],
  );
  const placing = { 'as-before': asBefore, spread, 'one-by-one': oneByOne }[how](machines, before, table);
  table.tell({ type: 'machines-placed', placing });
  return placing;
}

type Place = (machines: readonly string[], before: Placing, table: Table) => Placing;

/** (15) (36) Nobody is asked where a Straggler flies: he is set wide. */
function placeStraggler(machines: readonly string[], table: Table): Placing {
  const placing = spread(machines, {}, table);
  table.tell({ type: 'machines-placed', placing });
  return placing;
}

const asBefore: Place = (machines, before) =>
  Object.fromEntries(Object.entries(before).filter(([machine]) => machines.includes(machine)));

const spread: Place = (machines) =>
  Object.fromEntries(WIDEST_FIRST.slice(0, machines.length).map((square, i) => [machines[i], square]));

/** Each is proposed where it stood last, else as wide as there is room. */
const oneByOne: Place = (machines, before, table) => {
  let taken: Placing = {};
  for (const [place, machine] of machines.entries()) {
    const free = SQUARES.filter((square) => !Object.values(taken).includes(square));
    const about = { machine, taken, rest: machines.slice(place + 1), wanted: before[machine] };
    taken = { ...taken, [machine]: Number(table.choose('archie-square', about, free.map(String))) };
  }
  return taken;
};
