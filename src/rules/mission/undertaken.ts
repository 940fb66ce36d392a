import { type FlyingMachine, isWhole, type MissionLog, type Party } from '../../campaign/mission-log.ts';
import { errandsOf, hasLight, isHidden, placesFor } from '../../campaign/work.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Table } from '../../table/table.ts';
import { ordersOf } from './party-view.ts';

/** (6) Whether the flight has come to where its work may be done, and whether the weather lets anybody do it. */
export function noteProgress(party: Party, log: MissionLog, { book }: Table): void {
  log.reached ||= placesFor(ordersOf('mission', log, book), book).includes(party.hex);
  log.weatheredOut ||= isFoul(party.weather.number, log.mission, book);
}

/** (13) The ground is hidden from wherever the work must be seen to, or there is no light for anything. */
const isFoul = (weather: number, mission: string, book: Rulebook): boolean =>
  !hasLight(weather, book) || errandsOf(mission, book).every(({ work }) => isHidden(work, weather, book));

/**
 * (6) (43) Ruling: a mission that has not come to its hexes has not been undertaken, unless weather, damage, an engine
 * or the enemy forced it home.
 */
export const isUndertaken = (log: MissionLog): boolean => log.reached || wasForcedHome(log);

const wasForcedHome = ({ weatheredOut, fights, homecomings, landed }: MissionLog): boolean =>
  weatheredOut || fights.length > 0 || homecomings.some(({ end }) => end === 'down') || landed.some(hasSuffered);

const hasSuffered = (machine: FlyingMachine): boolean => !isWhole(machine) || machine.wounds.length > 0;
