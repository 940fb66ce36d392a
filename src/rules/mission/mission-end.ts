import type { MissionLog } from '../../campaign/mission-log.ts';
import type { Table } from '../../table/table.ts';
import { worstOf } from '../harm/fate.ts';
import { enterFates } from '../harm/suffer.ts';
import { scoreActivities } from './special-activity.ts';

/**
 * (44) When all are down: wounds are looked at, the mission's achievements counted, and the Victory Points added up.
 */
export function endMission(log: MissionLog, table: Table): void {
  for (const machine of log.landed) enterFates(machine, worstOf(machine.wounds), log, table.book);
  scoreCrews(log, table);
  scoreActivities(log, table);
  const points = log.scores.reduce((sum, score) => sum + score.points, 0);
  const { mission, homecomings, scores, fates } = log;
  table.tell({ type: 'mission-ended', mission, homecomings, scores, points, fates });
}

/** (43) Aircrew killed, taken and wounded. A graze that is gone by morning costs nothing. */
function scoreCrews({ fates, scores }: MissionLog, { book }: Table): void {
  const { killed, prisoner, wounded } = book.victoryPoints.aircrew;
  for (const { airman, fate } of fates) {
    if (fate.fate === 'killed') scores.push({ points: killed.vp, why: 'killed', who: airman });
    if (fate.fate === 'prisoner') scores.push({ points: prisoner.vp, why: 'prisoner', who: airman });
    if (fate.fate === 'wounded' && fate.days > 0) scores.push({ points: wounded.vp, why: 'wounded', who: airman });
  }
}
