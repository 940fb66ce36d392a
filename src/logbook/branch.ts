import { isOver } from '../campaign/campaign.ts';
import type { Disk } from './file/store.ts';
import { LogBook } from './logbook.ts';
import { isDawn } from './record.ts';
import { refuse } from './refusal.ts';
import { openingOf, type StandingRecord } from './standing.ts';

/** The records in force up to and including the dawn of a day. When the campaign is over no day dawns any more. */
export function upToDawn(standing: readonly StandingRecord[], day: number): StandingRecord[] {
  const dawns = standing.flatMap(({ record }, place) =>
    isDawn(record) && !isOver(record.state) ? [{ day: record.dawn, place }] : [],
  );
  const found = dawns.find((dawn) => dawn.day === day);
  if (!found) return refuse({ why: 'no-such-day', day, days: dawns.map((dawn) => dawn.day) });
  return standing.slice(0, found.place + 1);
}

/**
 * Begins a new log-book with the records of another: the same campaign, to be led elsewhere. The other is not touched.
 */
export function branch(disk: Disk, standing: readonly StandingRecord[], path: string, name: string): LogBook {
  const opening = openingOf(standing);
  const from = `${opening.campaign}, line ${standing.at(-1)?.line}`;
  const rest = standing.slice(1).map(({ record }) => record);
  return LogBook.begin(disk, path, [{ ...opening, campaign: name, from }, ...rest]);
}
