import { type FlyingMachine, isFighter, isWhole, type MissionLog, type Party } from '../../campaign/mission-log.ts';
import { errandsOf, hasLight, isHidden, placesFor } from '../../campaign/work.ts';
import type { Activity } from '../../cards/printed/activities.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';
import { ordersOf } from './party-view.ts';

/** (6) Records whether the flight has reached a place of its work, and whether the weather allows the work. */
export function noteProgress(party: Party, log: MissionLog, { book }: Table): void {
  log.reached ||= placesFor(ordersOf('mission', log, book), book).includes(party.hex);
  log.weatheredOut ||= isFoul(party.weather.number, log.mission, book);
}

/** (13) The ground is hidden from all heights of the work, or there is no light. */
const isFoul = (weather: number, mission: string, book: Rulebook): boolean =>
  !hasLight(weather, book) || errandsOf(mission, book).every(({ work }) => isHidden(work, weather, book));

/**
 * (23) (43) Ruling: when the last two-seater has left a mission that needs one, the work can no longer be done. Only
 * the way home remains, and the commander is told so once.
 */
export function noteWorkLeft({ machines, away }: Party, log: MissionLog, table: Table): void {
  if (log.pastDoing || machines.length + away.length === 0) return;
  if (!machines.every(isFighter) || !away.every(isFighter)) return;
  const errands = errandsOf(log.mission, table.book);
  const theirs = errands.filter(({ activity }) => THEIRS.includes(activity));
  if (theirs.length === 0 || theirs.length < errands.length) return;
  log.pastDoing = true;
  table.tell({ type: 'work-past-doing', mission: log.mission });
}

const THEIRS: readonly Activity[] = ['photograph', 'spot', 'bomb', 'fetch'];

/**
 * (6) (43) Ruling: a mission that has not reached its hexes was not undertaken, unless weather, damage, an engine or
 * the enemy forced it home.
 */
export const isUndertaken = (log: MissionLog): boolean => log.reached || wasForcedHome(log);

const wasForcedHome = ({ weatheredOut, fights, homecomings, landed }: MissionLog): boolean =>
  weatheredOut || fights.length > 0 || homecomings.some(({ end }) => end === 'down') || landed.some(hasSuffered);

const hasSuffered = (machine: FlyingMachine): boolean => !isWhole(machine) || machine.wounds.length > 0;
