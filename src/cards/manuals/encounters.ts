import type { EncounterColumn, Mission } from '../printed/mission.ts';
import { lookUp } from '../roll-table.ts';

const COLUMNS = ['1-2', '3-4', '5-6', '7-8'] as const;

/**
 * (16) The column of the back of a manual for an unmodified Encounter Value. Ruling: a value of 0 has none; 1-2 is
 * nearest.
 */
export function columnFor(value: number): EncounterColumn {
  const place = Math.min(Math.max(Math.ceil(value / 2), 1), COLUMNS.length) - 1;
  return COLUMNS[place] ?? '1-2';
}

/** (16) The German aircraft met. A number that is out of the game, rule 50, is the caller's to leave out. */
export function aircraftMet({ encounters }: Mission, value: number, total: number) {
  return lookUp(encounters[columnFor(value)], total);
}
