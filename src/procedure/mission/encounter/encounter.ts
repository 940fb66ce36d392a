import type { MissionLog, Party } from '../../../campaign/mission-log.ts';
import { counterOf } from '../../../cards/counters.ts';
import { aircraftMet } from '../../../cards/manuals/encounters.ts';
import { hexOf } from '../../../cards/map.ts';
import type { WeatherBox } from '../../../cards/printed/weather-effects.ts';
import { boxOf, manualOf } from '../../../cards/rulebook.ts';
import { sumOf } from '../../../table/parts.ts';
import type { Table } from '../../../table/table.ts';
import type { Archie } from '../flown-turn.ts';
import { type Encounter, encounterParts, encounterResult } from './encounter-roll.ts';

/**
 * (16) The Encounter Roll, against the value of the hex with the weather's and Archie's modifiers. A double 6 is engine
 * trouble.
 */
export function rollEncounter(party: Party, archie: Archie, table: Table): Encounter {
  const parts = encounterParts(party.hex, weatherBox(party, table), archie, table.book);
  const value = sumOf(parts);
  const roll = table.roll('encounter');
  const result = encounterResult(roll.total, value);
  table.tell({ type: 'encounter-rolled', hex: party.hex, parts, value, roll, result });
  return result;
}

export const weatherBox = ({ weather }: Party, { book }: Table): WeatherBox => boxOf(weather.number, book);

/** The enemies met. */
export interface MetEnemies {
  readonly numbers: readonly number[];
  /** They are Lame Ducks, on their way home from another fight. */
  readonly crippled: boolean;
}

/**
 * (16) Who they are: the back of the manual, for the value printed in the hex. (50) Numbers out of the game are left
 * out.
 */
export function meetAircraft(party: Party, log: MissionLog, table: Table): MetEnemies {
  const manual = manualOf(log.mission, table.book);
  const roll = table.roll('aircraft-met');
  const { met, crippled = false } = aircraftMet(manual, hexOf(table.book.missionMap, party.hex).value, roll.total);
  const there = met.filter((number) => !log.barred.includes(number));
  const numbers = withoutThoseDown(there, log, table);
  const stayedDown = there.length - numbers.length;
  table.tell({
    type: 'enemy-met',
    roll,
    numbers,
    ...(crippled && { crippled }),
    ...(stayedDown > 0 && { stayedDown }),
  });
  return { numbers, crippled };
}

/** Ours: a special task may keep some of Jasta 11 on the ground, the last of those met; at least one is met. */
function withoutThoseDown(met: readonly number[], { fewerOfJasta11 = 0 }: MissionLog, { book }: Table): number[] {
  const red = met.filter((number) => counterOf(number, book).jasta11);
  const down = red.slice(Math.max(1, red.length - fewerOfJasta11));
  return met.filter((number) => !down.includes(number));
}
