import { flightsNamed } from '../../campaign/flight-names.ts';
import { historyOfApril } from '../history-of-april.ts';
import type { Lived } from '../lived.ts';
import { serviceRecords } from '../service-record.ts';
import { csvOf } from './csv.ts';
import { markdownOf, markdownProse } from './markdown.ts';
import { squadronRecord, type Written } from './squadron-record.ts';

export const FORMATS = ['csv', 'json', 'markdown'] as const;
export type Format = (typeof FORMATS)[number];

/** A file to be written. */
export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** The records of a campaign as files: one table a file in CSV, everything in one file in JSON and in Markdown. */
export function recordFiles(lived: Lived, formats: readonly Format[]): RecordFile[] {
  const tables = squadronRecord(lived);
  return formats.flatMap((format) => WRITERS[format](tables, lived));
}

const titleOf = ({ now, book }: Lived): string =>
  `${book.squadronNotes.name}: ${flightsNamed(now.flights)}, April 1917`;

const WRITERS: { readonly [F in Format]: (tables: readonly Written[], lived: Lived) => RecordFile[] } = {
  csv: (tables, { name }) => tables.map((table) => ({ name: `${name}-${table.name}.csv`, text: csvOf(table) })),
  json: (tables, lived) => [
    { name: `${lived.name}-record.json`, text: `${JSON.stringify(recordJson(tables, lived), null, 2)}\n` },
  ],
  markdown: (tables, lived) => [
    { name: `${lived.name}-record.md`, text: markdownOf(titleOf(lived), tables) },
    { name: `${lived.name}-history.md`, text: markdownProse(titleOf(lived), historyOfApril(lived)) },
  ],
};

function recordJson(tables: readonly Written[], lived: Lived): object {
  return {
    campaign: lived.name,
    squadron: lived.book.squadronNotes.name,
    flights: lived.now.flights.map(({ flight }) => flight),
    day: lived.now.day,
    ...Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
    serviceRecords: serviceRecords(lived),
    history: historyOfApril(lived),
  };
}
