import type { HexId } from '../../../cards/hexes.ts';
import { hexOf } from '../../../cards/map.ts';
import { type Odds, oddsOfWhen } from '../../../cards/odds.ts';
import type { WeatherBox } from '../../../cards/printed/weather-effects.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Parts } from '../../../table/parts.ts';
import type { Archie } from '../flown-turn.ts';

const DOUBLE_SIX = 12;

export type Encounter = 'nothing' | 'encounter' | 'engine-trouble';

/** (15) (16) The parts of the value: the hex, the weather, and the bursts of Archie that mark the flight's place. */
export function encounterParts(hex: HexId, { encounter: weather }: WeatherBox, archie: Archie, book: Rulebook) {
  const { value } = hexOf(book.missionMap, hex);
  const { modifier } = book.archieAndMachineGun.encounter;
  const parts: Parts = archie === 'bursting' ? { hex: value, weather, archie: modifier } : { hex: value, weather };
  return parts;
}

/** (16) Ruling: a double 6 is always engine trouble and never also an encounter, whatever the value. */
export function encounterResult(total: number, value: number): Encounter {
  if (total === DOUBLE_SIX) return 'engine-trouble';
  return total <= value ? 'encounter' : 'nothing';
}

/** (16) The odds of an encounter for a value. */
export const oddsOfEncounter = (value: number): Odds =>
  oddsOfWhen('2d6', (total) => encounterResult(total, value) === 'encounter');

/** (16) (21) The odds of engine trouble, for any value. */
export const oddsOfEngineTrouble = (): Odds =>
  oddsOfWhen('2d6', (total) => encounterResult(total, 0) === 'engine-trouble');
