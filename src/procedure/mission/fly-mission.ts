import { isForGood } from '../../campaign/aircrew.ts';
import { type MissionLog, type Party, pointsOf } from '../../campaign/mission-log.ts';
import { worstOf } from '../../kit/harm/fate.ts';
import { enterFates } from '../../kit/harm/suffer.ts';
import type { Table } from '../../table/table.ts';
import { flyOut, flyParty } from './fly-party.ts';
import { followStraggler } from './lame-duck/follow-straggler.ts';
import { scoreActivities } from './special-activity.ts';

/**
 * (11) A mission from take-off to the last landing, and (44) what it comes to. Returns the Weather Number it ended
 * under.
 */
export function flyMission(party: Party, log: MissionLog, table: Table): number {
  table.begin?.('mission', again(flyMission, party, log));
  flyOut(party, log, table, atEachTurn(party, log, table));
  return bringHome(party, log, table);
}

const atEachTurn = (party: Party, log: MissionLog, table: Table) => (): void =>
  table.begin?.('mission', again(flyOn, party, log));

/** With party and log as they stand now, each time anew. */
function again(fly: typeof flyMission, party: Party, log: MissionLog): (table: Table) => void {
  const kept = structuredClone({ party, log });
  return (table) => {
    const anew = structuredClone(kept);
    fly(anew.party, anew.log, table);
  };
}

/** (11) The same from somewhere on the way: the turns that are left of it. */
export function flyOn(party: Party, log: MissionLog, table: Table): number {
  flyParty(party, log, table, atEachTurn(party, log, table));
  return bringHome(party, log, table);
}

function bringHome(party: Party, log: MissionLog, table: Table): number {
  for (const straggler of log.stragglers) followStraggler(straggler, log, table);
  endMission(log, table);
  return party.weather.number;
}

/**
 * (44) When all are down: wounds are looked at, the mission's achievements counted, and the Victory Points added up.
 */
export function endMission(log: MissionLog, table: Table): void {
  for (const machine of log.landed) enterFates(machine, worstOf(machine.wounds), log, table.book);
  scoreCrews(log, table);
  scoreActivities(log, table);
  const { mission, homecomings, scores, fates } = log;
  table.tell({ type: 'mission-ended', mission, homecomings, scores, points: pointsOf(scores), fates });
}

/** (43) Aircrew killed, taken and wounded. A graze that is gone by morning costs nothing. */
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
