import { keysOf } from '../../cards/keys-of.ts';
import type { Lived } from '../lived.ts';
import { type Cell, FLIGHTS, MACHINES, MISSIONS, PEOPLE, POINTS, type RecordTable, VICTORIES } from './fields.ts';
import { flightRows } from './flight-rows.ts';
import { machineRows } from './machine-rows.ts';
import { missionRows, pointsRows } from './mission-rows.ts';
import { peopleRows } from './people-rows.ts';
import { victoryRows } from './victory-rows.ts';

/** A table of the records as it is written out: its headings, and its cells by name. */
export interface Written {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly { readonly name: string; readonly heading: string }[];
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

/** The squadron record of a campaign: every table that is exported, in its order. */
export function squadronRecord(lived: Lived): Written[] {
  return [
    writeOut(MISSIONS, missionRows(lived)),
    writeOut(FLIGHTS, flightRows(lived)),
    writeOut(PEOPLE, peopleRows(lived)),
    writeOut(MACHINES, machineRows(lived)),
    writeOut(VICTORIES, victoryRows(lived)),
    writeOut(POINTS, pointsRows(lived)),
  ];
}

function writeOut<Column extends string>(
  { name, title, headings }: RecordTable<Column>,
  rows: readonly Readonly<Record<Column, Cell>>[],
): Written {
  const columns = keysOf(headings).map((column) => ({ name: column, heading: headings[column] }));
  return {
    name,
    title,
    columns,
    rows: rows.map((row) => Object.fromEntries(columns.map((each) => [each.name, row[each.name]]))),
  };
}
