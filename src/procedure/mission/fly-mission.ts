import { isForGood } from '../../campaign/aircrew.ts';
import { type MissionLog, type Party, pointsOf } from '../../campaign/mission-log.ts';
import { worstOf } from '../../kit/harm/fate.ts';
import { enterFates } from '../../kit/harm/suffer.ts';
import type { Table } from '../../table/table.ts';
import { everyOne, spendAft } from './aft.ts';
import { meetEnemy } from './encounter/meet-enemy.ts';
import { type Detach, isLeftAlone, partOff } from './escort.ts';
import { QUIET_TURN } from './flown-turn.ts';
import { changeHeight } from './height.ts';
import { followStraggler } from './lame-duck/follow-straggler.ts';
import { ordersOf } from './party-view.ts';
import { scoreActivities } from './special-activity.ts';
import { endTurn, flyTurn } from './turn.ts';

/** (14) Taking off and forming up over the field, and the first climb. */
export function takeOff(party: Party, log: MissionLog, table: Table): void {
  const { aft } = table.book.turnProcedure.aft.takeOff;
  spendAft(party, aft);
  table.tell({ type: 'took-off', hex: party.hex, aft });
  changeHeight(party, ordersOf('mission', log, table.book), table);
}

/** (11) The party at the start of a mission: the turn of the take-off, then all the others. */
function flyOut(party: Party, log: MissionLog, table: Table, beforeTurn: () => void): void {
  takeOff(party, log, table);
  // Ruling: the turn of the take-off has its Encounter Roll like every other, because an engine may fail in it.
  meetEnemy(party, QUIET_TURN, log, table);
  endTurn(party, log, table, sendingOff(log, table));
  flyParty(party, log, table, beforeTurn);
}

/** (11) A party flies turn by turn until its last machine is down; (36) or is a Straggler. */
export function flyParty(party: Party, log: MissionLog, table: Table, beforeTurn?: () => void): void {
  const detach = sendingOff(log, table);
  while (party.machines.length > 0 && !isLeftAlone(party.machines)) {
    beforeTurn?.();
    flyTurn(party, log, table, detach);
  }
  // Ruling: it is the same whether he was left, is the last of them, or was alone from the start.
  if (isLeftAlone(party.machines)) noteStraggler(party, log, table);
}

const sendingOff =
  (log: MissionLog, table: Table): Detach =>
  (party, machines, parting) => {
    const parted = partOff(party, machines);
    const straggles = isLeftAlone(parted.machines);
    if (straggles) noteStraggler(parted, log, table);
    else tell('detached', parted, table);
    // (23) (33) Ruling: parting spares a Lame Duck no check of the turn, and nobody stays at Tree-Top.
    if (parting === 'turn-flown') endTurn(parted, log, table, sendingOff(log, table));
    if (!straggles) flyHome(parted, party, log, table);
  };

/** (36) A Lame Duck alone is a Straggler: its place is stored, and it is played when the mission is over. */
function noteStraggler(straggler: Party, log: MissionLog, table: Table): void {
  log.stragglers.push(straggler);
  for (const { id } of straggler.machines) table.tell({ type: 'lame-duck-left', machine: id, hex: straggler.hex });
}

/** (10) (22) (35) Machines that have left the party fly home; then the mission goes on. */
function flyHome(detached: Party, party: Party, log: MissionLog, table: Table): void {
  flyParty(detached, log, table);
  tell('mission-resumed', party, table);
}

function tell(type: 'detached' | 'mission-resumed', party: Party, table: Table): void {
  const { hex, weather } = party;
  table.tell({ type, machines: everyOne(party).map(({ id }) => id), hex, weather: weather.number });
}

/** (11) A mission from take-off to the last landing, and (44) its result. Returns the last Weather Number. */
export function flyMission(party: Party, log: MissionLog, table: Table): number {
  table.begin?.('mission', again(flyMission, party, log));
  flyOut(party, log, table, atEachTurn(party, log, table));
  return bringHome(party, log, table);
}

const atEachTurn = (party: Party, log: MissionLog, table: Table) => (): void =>
  table.begin?.('mission', again(flyOn, party, log));

/** Starts from copies of the present party and log, each time anew. */
function again(fly: typeof flyMission, party: Party, log: MissionLog): (table: Table) => void {
  const kept = structuredClone({ party, log });
  return (table) => {
    const anew = structuredClone(kept);
    fly(anew.party, anew.log, table);
  };
}

/** (11) The same from any later point: the remaining turns. */
export function flyOn(party: Party, log: MissionLog, table: Table): number {
  flyParty(party, log, table, atEachTurn(party, log, table));
  return bringHome(party, log, table);
}

function bringHome(party: Party, log: MissionLog, table: Table): number {
  for (const straggler of log.stragglers) followStraggler(straggler, log, table);
  endMission(log, table);
  return party.weather.number;
}

/** (44) When all are down: wounds, the mission's achievements, and the sum of the Victory Points. */
export function endMission(log: MissionLog, table: Table): void {
  for (const machine of log.landed) enterFates(machine, worstOf(machine.wounds), log, table.book);
  scoreCrews(log, table);
  scoreActivities(log, table);
  const { mission, homecomings, scores, fates } = log;
  table.tell({ type: 'mission-ended', mission, homecomings, scores, points: pointsOf(scores), fates });
}

/** (43) Aircrew killed, captured and wounded. A graze that is gone by morning costs nothing. */
function scoreCrews({ fates, scores, commandingOfficer }: MissionLog, { book }: Table): void {
  const { killed, prisoner, wounded, commandingOfficerLost } = book.victoryPoints.aircrew;
  for (const { airman, fate } of fates) {
    if (fate.fate === 'killed') scores.push({ points: killed.vp, why: 'killed', who: airman });
    if (fate.fate === 'prisoner') scores.push({ points: prisoner.vp, why: 'prisoner', who: airman });
    if (fate.fate === 'wounded' && fate.days > 0) scores.push({ points: wounded.vp, why: 'wounded', who: airman });
  }
  const isLost = fates.some(({ airman, fate }) => airman === commandingOfficer && isForGood(fate.fate));
  if (isLost) scores.push({ points: commandingOfficerLost.vp, why: 'commanding-officer-lost' });
}
