import { OWN_GAME } from '../games/game-names.ts';
import { FORMAT, isDawn, isOpening, type LogRecord } from './record.ts';

/** What a state lacked in an older format, put in. */
type CarryState = (state: object) => object;

/**
 * The older formats that are still read, and what became of a state since. A log-book of one is carried over as it is
 * read, and written anew in our format with the first record that is added to it.
 */
const OLDER: ReadonlyMap<unknown, CarryState> = new Map([
  [
    // Every battle was fought on the Initiative Track, so that none had to say so; a campaign says so only where it is
    // otherwise.
    2,
    (state: object) => ('setUp' in state ? { system: OWN_GAME, ...state } : state),
  ],
  // The first line did not say yet what a log-book needs: that is found in its dawns.
  [3, (state: object) => state],
]);

/** The formats that this program reads. */
export const isRead = (format: unknown): format is number => format === FORMAT || OLDER.has(format);

/** A record of a log-book of this format, as our own format has it. */
export function carriedOver(record: LogRecord<object>, format: number): LogRecord<object> {
  const carry = OLDER.get(format);
  if (!carry) return record;
  if (isOpening(record)) return { ...record, wof: FORMAT };
  return isDawn(record) ? { ...record, state: carry(record.state) } : record;
}
