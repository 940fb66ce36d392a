import type { MissionLog, Score } from '../../../campaign/mission-log.ts';
import { movesFromTrenches } from '../../../cards/map.ts';
import type { ActivityCard } from '../../../cards/printed/activities.ts';
import { patrolCredit } from '../../../cards/rulebook.ts';
import { creditFor, scoreOf } from './credit.ts';
import { type ActivityOccasion, hexUnder, isInZone, isWithin, seesGround } from './occasion.ts';

type Patrol = ActivityCard<'patrol'>;

/**
 * (23) A turn over a hex that the manual wants patrolled. Every different hex counts once. Ruling: only for those who
 * see the ground (13), or are so low that they need not.
 */
export function creditPatrol(card: Patrol, occasion: ActivityOccasion): void {
  const { party, turn, log, table } = occasion;
  const { patrolled } = log.done;
  if (!turn.stayed || patrolled.includes(party.hex) || !isWanted(card, occasion)) return;
  patrolled.push(party.hex);
  const points = worthOf(card, log);
  table.tell({ type: 'hex-patrolled', hex: party.hex, hexes: patrolled.length, points });
}

function isWanted({ over, depth, height }: Patrol, occasion: ActivityOccasion): boolean {
  const { party, table } = occasion;
  const isDeep = isWithin(movesFromTrenches(table.book.missionMap, party.hex), depth);
  const isPlace = isInZone(occasion) && hexUnder(occasion).ground === over && isDeep;
  return isPlace && isWithin(party.altitude, height) && isSeenInto(occasion);
}

const isSeenInto = (occasion: ActivityOccasion): boolean =>
  seesGround(occasion) || occasion.party.altitude <= occasion.table.book.turnProcedure.limits.patrolUnseen.feet;

/** Ruling: the number that took off counts. */
const worthOf = (patrol: Patrol, { crews, done }: MissionLog): number =>
  creditFor(patrolCredit(patrol, crews.length), done.patrolled.length);

/** (43) The points of the patrol. */
export const scorePatrol = (card: Patrol, log: MissionLog): Score[] => scoreOf(worthOf(card, log), 'patrol');
