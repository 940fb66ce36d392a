import { isOver, MONTH_END } from '../campaign/campaign.ts';
import { expectDefined } from '../cards/rulebook.ts';
import type { Disk } from './file/store.ts';
import { LogBook } from './logbook.ts';
import { isDawn } from './record.ts';
import { refuse } from './refusal.ts';
import { type LoggedDay, openingOf, type StandingRecord } from './standing.ts';

/** The records in force up to and including the dawn of a day. After the end of a campaign there are no more dawns. */
export function upToDawn(standing: readonly StandingRecord[], day: number): StandingRecord[] {
  const dawns = standing.flatMap(({ record }, place) =>
    isDawn(record) && !isOver(record.state) ? [{ day: record.dawn, place }] : [],
  );
  const found = dawns.find((dawn) => dawn.day === day);
  if (!found) return refuse({ why: 'no-such-day', day, days: dawns.map((dawn) => dawn.day) });
  return standing.slice(0, found.place + 1);
}

/** The records in force before an entry of a day's journal was written. */
export const upToEntry = (
  standing: readonly StandingRecord[],
  { journal }: Pick<LoggedDay, 'journal'>,
  entry: number,
): StandingRecord[] => {
  const written = expectDefined(journal.lines[entry], 'line of an entry');
  return standing.slice(
    0,
    standing.findIndex(({ line }) => line === written),
  );
};

/** The same records with the campaign extended to the whole month from its last dawn on. */
export function toMonthEnd(standing: readonly StandingRecord[]): StandingRecord[] {
  const place = standing.findLastIndex(({ record }) => isDawn(record));
  return standing.map((each, i) =>
    i === place && isDawn(each.record)
      ? { ...each, record: { ...each.record, state: { ...each.record.state, until: MONTH_END } } }
      : each,
  );
}

/**
 * Begins a new log-book with the records of another: the same campaign, to be continued separately. The other file is
 * not changed.
 */
export function branch(disk: Disk, standing: readonly StandingRecord[], path: string, name: string): LogBook {
  const opening = openingOf(standing);
  const from = `${opening.campaign}, line ${standing.at(-1)?.line}`;
  const rest = standing.slice(1).map(({ record }) => record);
  return LogBook.begin(disk, path, [{ ...opening, campaign: name, from }, ...rest]);
}
