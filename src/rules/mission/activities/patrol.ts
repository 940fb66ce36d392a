import type { MissionLog, Score } from '../../../campaign/mission-log.ts';
import type { Activities } from '../../../rulebook/cards/activities.ts';
import { patrolCredit } from '../../../rulebook/manual-of.ts';
import { movesFromTrenches } from '../../../rulebook/map.ts';
import { creditFor, scoreOf } from './credit.ts';
import { hexUnder, isInZone, isWithin, type Occasion } from './occasion.ts';

/** (23) A turn's stay over a hex that the manual wants patrolled. Every different hex counts once. */
export function creditPatrol(occasion: Occasion): void {
  const { party, turn, log, manual, table } = occasion;
  const { patrolled } = log.done;
  if (!manual.patrol || !turn.stayed || patrolled.includes(party.hex) || !isWanted(manual.patrol, occasion)) return;
  patrolled.push(party.hex);
  const points = worthOf(manual.patrol, log);
  table.tell({ type: 'hex-patrolled', hex: party.hex, hexes: patrolled.length, points });
}

function isWanted({ over, depth, height }: Patrol, occasion: Occasion): boolean {
  const { party, table } = occasion;
  const isDeep = isWithin(movesFromTrenches(table.book.missionMap, party.hex), depth);
  return isInZone(occasion) && hexUnder(occasion).ground === over && isDeep && isWithin(party.altitude, height);
}

type Patrol = NonNullable<Activities['patrol']>;

/** Ruling: as many count as took off. */
const worthOf = (patrol: Patrol, { crews, done }: MissionLog): number =>
  creditFor(patrolCredit(patrol, crews.length), done.patrolled.length);

/** (43) What the patrol was worth. */
export const scorePatrol = ({ patrol }: Activities, log: MissionLog): Score[] =>
  patrol ? scoreOf(worthOf(patrol, log), 'patrol') : [];
