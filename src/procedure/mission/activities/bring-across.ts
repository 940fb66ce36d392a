import { isFighter, type MissionLog, type Score } from '../../../campaign/mission-log.ts';
import { hexOf } from '../../../cards/map.ts';
import type { ActivityCard } from '../../../cards/printed/activities.ts';
import { type ActivityOccasion, hexUnder } from './occasion.ts';

type Escort = ActivityCard<'escort'>;

/** (23) Fighters still with the two-seaters when these cross the lines again have escorted them. */
export function creditEscort({ points: each }: Escort, occasion: ActivityOccasion): void {
  const { party, log, table } = occasion;
  if (!party.machines.some(isFighter) || !isJustAcross(occasion)) return;
  const { escorted } = log.done;
  const brought = party.machines.filter((machine) => !isFighter(machine)).map(({ id }) => id);
  const machines = brought.filter((id) => !escorted.includes(id));
  if (machines.length === 0) return;
  escorted.push(...machines);
  table.tell({ type: 'two-seaters-escorted', machines, points: machines.length * each });
}

/** Over our side, coming from the trenches or beyond. */
function isJustAcross(occasion: ActivityOccasion): boolean {
  const { party, table } = occasion;
  const from = hexOf(table.book.missionMap, party.cameFrom).ground;
  return hexUnder(occasion).ground === 'allied' && from !== 'allied';
}

/** (43) Points for each two-seater. */
export const scoreEscort = ({ points }: Escort, { done }: MissionLog): Score[] =>
  done.escorted.map((who) => ({ points, why: 'escort', who }));
