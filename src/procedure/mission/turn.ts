import type { MissionLog, Party, TurnBegun } from '../../campaign/mission-log.ts';
import { expectDefined } from '../../cards/rulebook.ts';
import { checkLameDuck } from '../../kit/harm/lame-duck.ts';
import { aboardOf, suffer } from '../../kit/harm/suffer.ts';
import type { Table } from '../../table/table.ts';
import type { OrdersView } from '../../table/turn-decisions.ts';
import { comeUnderFire } from './come-under-fire.ts';
import { meetEnemy } from './encounter/meet-enemy.ts';
import { type Detach, hasLameDuck, isLeftAlone, partOff, settleLameDucks } from './escort.ts';
import { type FlownTurn, QUIET_TURN } from './flown-turn.ts';
import { meetAsStraggler } from './lame-duck/straggler.ts';
import { fieldIn, land } from './land.ts';
import { move } from './movement.ts';
import { landStranded, landWithoutAft, landWithoutAftOnTheWay } from './out-of-aft.ts';
import { ordersOf } from './party-view.ts';
import { doSpecialActivity, leaveTreeTop } from './special-activity.ts';
import { noteProgress, noteWorkLeft } from './undertaken.ts';
import { checkWeatherChange } from './weather-change.ts';

/** (11) One turn, in the strict order of the Turn Procedure Card. */
export function flyTurn(party: Party, log: MissionLog, table: Table, detach: Detach): void {
  const isOnMission = party.errand === 'mission';
  const did = takeMove(party, log, table, detach);
  if (isOnMission) noteProgress(party, log, table);
  if (did === 'lands') return comeIn(party, log, table);
  if (did === 'goes-it-alone') return;
  landWithoutAftOnTheWay(party, log, table);
  const fire = comeUnderFire(party, log, table);
  const turn = { ...fire, stayed: did === 'stayed', fought: false };
  const fought = meetWhoever(party, turn, log, table);
  landWithoutAft(party, log, table);
  settleLameDucks(party, log, table, detach);
  if (isOnMission) doSpecialActivity(party, { ...turn, fought }, log, table);
  endTurn(party, log, table, detach);
  if (isOnMission) noteWorkLeft(party, log, table);
}

/** (12) A turn begins with one Weather Change Check. Those who part in the middle of it continue the same turn. */
export function beginTurn(party: Party, table: Table): TurnBegun {
  if (party.turn) return party.turn;
  checkWeatherChange(party.weather, table);
  party.turn = { from: party.altitude, mayChangeHeight: true };
  return party.turn;
}

/** (23) (26) (33) (34) The end of every turn in the air, that of the take-off included. */
export function endTurn(party: Party, log: MissionLog, table: Table, detach: Detach): void {
  party.turn = undefined;
  rejoin(party);
  leaveTreeTop(party, table);
  landWithoutAft(party, log, table);
  settleLameDucks(party, log, table, detach);
  checkLameDucks(party, log, table);
}

/**
 * (14) The party's move. Machines that part or land alone leave first. (36) A Lame Duck left alone does not wait for
 * the next turn.
 */
function takeMove(
  party: Party,
  log: MissionLog,
  table: Table,
  detach: Detach,
): 'moved' | 'stayed' | 'climbed' | 'lands' | 'goes-it-alone' | 'is-down' {
  const turn = beginTurn(party, table);
  while (party.machines.length > 0) {
    const moved = move(party, turn, ordersFor(party, log, table), table);
    if (moved.did === 'is-stranded') landStranded(party, log, table);
    else if (moved.did === 'parts') detach(party, moved.machines, 'turn-to-fly');
    else if (moved.did === 'sets-down') comeIn(partOff(party, moved.machines), log, table);
    else return moved.did;
    if (isLeftAlone(party.machines)) return 'goes-it-alone';
  }
  return 'is-down';
}

/** (33) A party with a Lame Duck flies to a field, whatever its orders; so does one that can no longer do its work. */
function ordersFor(party: Party, log: MissionLog, { book }: Table): OrdersView {
  const isPast = party.errand === 'mission' && log.pastDoing;
  return ordersOf(isPast || hasLameDuck(party) ? 'home' : party.errand, log, book);
}

/**
 * (16) The Encounter Roll, and whether there was a Dog-Fight. (36) Ruling: a Lame Duck alone meets the enemy as a
 * Straggler, also when it lands while the others fly on, or when Archie has driven them off for the turn.
 */
function meetWhoever(party: Party, turn: FlownTurn, log: MissionLog, table: Table): boolean {
  if (!isLeftAlone(party.machines)) return meetEnemy(party, turn, log, table);
  meetAsStraggler(party, turn.archie, log, table);
  return false;
}

/** (16) (49) The turn of a landing, for all or for some: it has its Encounter Roll, and ends on the field. */
function comeIn(party: Party, log: MissionLog, table: Table): void {
  meetWhoever(party, QUIET_TURN, log, table);
  rejoin(party);
  landWithoutAft(party, log, table);
  land(expectDefined(fieldIn(party.hex, table.book), 'field of ours in this hex'), party, log, table);
}

/** (33) The last step of a turn: a Lame Duck Check for each machine that needs one. */
export function checkLameDucks(party: Party, log: MissionLog, table: Table): void {
  for (const machine of [...party.machines]) {
    if (!machine.lameDuck) continue;
    suffer(machine, checkLameDuck(aboardOf(machine, party, table), machine.lameDuck, table), party, log, table);
  }
}

/** (26) Machines Driven Off rejoin. */
export function rejoin(party: Party): void {
  if (party.away.length === 0) return;
  party.machines.push(...party.away);
  party.away = [];
}
