import { keysOf } from '../../cards/keys-of.ts';
import type { OutputTable, RecordCell } from '../../kit/book/markup.ts';
import type { Lived } from '../lived.ts';
import { attackRows } from './attack-rows.ts';
import { ATTACKS, FLIGHTS, MACHINES, MISSIONS, PEOPLE, POINTS, type RecordTable, VICTORIES } from './fields.ts';
import { flightRows } from './flight-rows.ts';
import { machineRows } from './machine-rows.ts';
import { missionRows, pointsRows } from './mission-rows.ts';
import { peopleRows } from './people-rows.ts';
import { victoryRows } from './victory-rows.ts';

/** The squadron record of a campaign: every exported table, in order. */
export function squadronRecord(lived: Lived): OutputTable[] {
  return [
    writeOut(MISSIONS, missionRows(lived)),
    writeOut(FLIGHTS, flightRows(lived)),
    writeOut(PEOPLE, peopleRows(lived)),
    writeOut(MACHINES, machineRows(lived)),
    writeOut(VICTORIES, victoryRows(lived)),
    writeOut(ATTACKS, attackRows(lived)),
    writeOut(POINTS, pointsRows(lived)),
  ];
}

function writeOut<Column extends string>(
  { name, title, headings }: RecordTable<Column>,
  rows: readonly Readonly<Record<Column, RecordCell>>[],
): OutputTable {
  const columns = keysOf(headings).map((column) => ({ name: column, heading: headings[column] }));
  return {
    name,
    title,
    columns,
    rows: rows.map((row) => Object.fromEntries(columns.map((each) => [each.name, row[each.name]]))),
  };
}
