import type { MissionLog, Party } from '../../campaign/mission-log.ts';
import type { WeatherBox } from '../../rulebook/cards/weather-effects.ts';
import { aircraftMet } from '../../rulebook/encounters.ts';
import { manualOf } from '../../rulebook/manual-of.ts';
import { hexOf } from '../../rulebook/map.ts';
import { boxOf } from '../../rulebook/weather-box.ts';
import { type Parts, sumOf } from '../../table/parts.ts';
import type { Table } from '../../table/table.ts';

const DOUBLE_SIX = 12;

export type Encounter = 'nothing' | 'encounter' | 'engine-trouble';

/** (16) The Encounter Roll, against the value of the hex with the weather's modifier and Archie's. A double 6 is engine trouble. */
export function rollEncounter(party: Party, archieFired: boolean, table: Table): Encounter {
  const { missionMap, archieAndMachineGun } = table.book;
  const { value: hex } = hexOf(missionMap, party.hex);
  const { encounter: weather } = weatherBox(party, table);
  const { modifier: archie } = archieAndMachineGun.encounter;
  const parts: Parts = archieFired ? { hex, weather, archie } : { hex, weather };
  const value = sumOf(parts);
  const roll = table.roll('encounter');
  const result = resultOf(roll.total, value);
  table.tell({ type: 'encounter-rolled', hex: party.hex, parts, value, roll, result });
  return result;
}

/** Ruling: a double 6 is always engine trouble and never also an encounter, whatever the value. */
function resultOf(total: number, value: number): Encounter {
  if (total === DOUBLE_SIX) return 'engine-trouble';
  return total <= value ? 'encounter' : 'nothing';
}

export const weatherBox = ({ weather }: Party, { book }: Table): WeatherBox => boxOf(weather.number, book);

/** (16) Who they are: the back of the manual, under the value printed in the hex. (50) Numbers out of the game are passed over. */
export function meetAircraft(party: Party, log: MissionLog, table: Table): number[] {
  const manual = manualOf(log.mission, table.book);
  const roll = table.roll('aircraft-met');
  const met = aircraftMet(manual, hexOf(table.book.missionMap, party.hex).value, roll.total);
  const numbers = met.filter((number) => !log.barred.includes(number));
  table.tell({ type: 'enemy-met', roll, numbers });
  return numbers;
}
