import { copyOf, type FlyingMachine, type MissionLog, type Party } from '../../campaign/mission-log.ts';
import type { About } from '../../table/decisions.ts';
import type { Table } from '../../table/table.ts';
import { chooseFields } from './lame-duck/field-for-lame-duck.ts';
import { ordersOf, viewOf } from './party-view.ts';

/** Whether those who part have still to fly the turn, or have flown it: then they end it where they are. */
type Parting = 'turn-to-fly' | 'turn-flown';

/**
 * Machines that leave the party together: a Lame Duck alone, or others who fly home before the mission goes on, rules
 * 35 and 36.
 */
export type Detach = (party: Party, machines: readonly FlyingMachine[], parting: Parting) => void;

/**
 * (21) (34) Each new Lame Duck flies home alone, or with an escort of some or all. Ruling: the choice of its field
 * comes before anybody leaves it. (20) Ruling: a sound machine that was drawn below the others, and cannot pay for the
 * climb, flies home from there.
 */
export function settleLameDucks(party: Party, log: MissionLog, table: Table, detach: Detach): void {
  if (!party.machines.some(needsSettling)) return;
  chooseFields(party, ordersOf('home', log, table.book), table);
  const orders = ordersOf(party.errand, log, table.book);
  // The escort of an earlier Lame Duck has already left; it settles its own Lame Ducks.
  for (const machine of party.machines.filter(({ id }) => !party.escorted.includes(id))) {
    const { id, lameDuck } = machine;
    if (lameDuck && party.machines.includes(machine))
      settle({ lameDuck: id, number: lameDuck.number, orders }, party, table, detach);
  }
  for (const machine of party.machines.filter(({ lameDuck, sunkTo }) => !lameDuck && sunkTo !== undefined))
    detach(party, [machine], 'turn-flown');
  party.altitude = heightWith(party.machines, party.altitude);
}

/** It is crippled, or the others have not been asked whether they go down with it. */
const needsSettling = ({ lameDuck, sunkTo }: FlyingMachine): boolean => lameDuck !== undefined || sunkTo !== undefined;

/** (14) (34) The height of those who accompany a machine that has sunk. */
function heightWith(machines: readonly FlyingMachine[], altitude: number): number {
  const lowest = Math.min(altitude, ...machines.map(({ sunkTo = altitude }) => sunkTo));
  for (const machine of machines) machine.sunkTo = undefined;
  return lowest;
}

type EscortTrouble = Pick<About<'escort'>, 'lameDuck' | 'number' | 'orders'>;

function settle(trouble: EscortTrouble, party: Party, table: Table, detach: Detach): void {
  const sound = party.machines.filter(({ lameDuck }) => !lameDuck);
  if (sound.length === 0) return;
  const escorts = chooseEscorts(trouble, sound, party, table);
  if (escorts.length > 0)
    seeHome(trouble.lameDuck, escorts.length === sound.length ? 'all' : idsOf(escorts), party, table);
  const duck = party.machines.filter(({ id }) => id === trouble.lameDuck);
  if (escorts.length < sound.length) detach(party, [...duck, ...escorts], 'turn-flown');
}

const idsOf = (machines: readonly FlyingMachine[]): string[] => machines.map(({ id }) => id);

/** (34) (35) `alone`, `all`, or machine by machine until `done`. */
function chooseEscorts(
  trouble: EscortTrouble,
  sound: readonly FlyingMachine[],
  party: Party,
  table: Table,
): FlyingMachine[] {
  const escorts: FlyingMachine[] = [];
  while (escorts.length < sound.length) {
    const left = idsOf(sound.filter((machine) => !escorts.includes(machine)));
    const about = { party: viewOf(party, table.book), ...trouble, escorts: idsOf(escorts) };
    const chosen = table.choose('escort', about, escorts.length === 0 ? ['alone', 'all', ...left] : ['done', ...left]);
    if (chosen === 'alone' || chosen === 'done') return escorts;
    if (chosen === 'all') return [...sound];
    escorts.push(...sound.filter(({ id }) => id === chosen));
  }
  return escorts;
}

function seeHome(duck: string, by: readonly string[] | 'all', party: Party, table: Table): void {
  party.escorted.push(duck);
  table.tell({ type: 'lame-duck-escorted', machine: duck, by });
}

/**
 * (35) They form a party of their own, in the same hex, under the same weather, and at the same height, if none of them
 * has sunk.
 */
export function partOff(party: Party, machines: readonly FlyingMachine[]): Party {
  const { hex, cameFrom, altitude, underFire, weather, turn } = party;
  const escorted = party.escorted.filter((id) => machines.some((machine) => machine.id === id));
  party.machines = party.machines.filter((machine) => !machines.includes(machine));
  return {
    errand: 'home',
    machines: [...machines],
    away: [],
    escorted,
    hex,
    cameFrom,
    altitude: heightWith(machines, altitude),
    underFire,
    weather: copyOf(weather),
    // (12) (14) In the middle of a turn they have already had their Weather Change Check and their climb or descent.
    turn: turn && { from: turn.from, mayChangeHeight: turn.mayChangeHeight },
  };
}

/** (33) Whether there is a Lame Duck to bring home, in the party or away for the turn. */
export const hasLameDuck = ({ machines, away }: Party): boolean =>
  [...machines, ...away].some(({ lameDuck }) => lameDuck);

/** (36) A Lame Duck without company flies alone. */
export const isLeftAlone = (machines: readonly FlyingMachine[]): boolean =>
  machines.length === 1 && machines.every(({ lameDuck }) => lameDuck !== undefined);
