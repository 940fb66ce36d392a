import type { EncounterColumn, Mission } from '../printed/mission.ts';
import { lookUp } from '../roll-table.ts';

const COLUMNS = ['1-2', '3-4', '5-6', '7-8'] as const;

/**
 * (16) The column of a manual's back for an unmodified Encounter Value. Ruling: a value of 0 has none; 1-2 is nearest.
 */
export function columnFor(value: number): EncounterColumn {
  const place = Math.min(Math.max(Math.ceil(value / 2), 1), COLUMNS.length) - 1;
  return COLUMNS[place] ?? '1-2';
}

/** (16) The German aircraft met. The caller must leave out numbers that are out of the game, rule 50. */
export function aircraftMet({ encounters }: Mission, value: number, total: number) {
  return lookUp(encounters[columnFor(value)], total);
}
