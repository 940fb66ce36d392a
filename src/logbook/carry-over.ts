import { OWN_GAME } from '../games/game-names.ts';
import { FORMAT, isDawn, isOpening, type LogRecord } from './record.ts';

/** Adds what a state lacked in an older format. */
type CarryState = (state: object) => object;

/**
 * The older formats that can still be read, and how their states are converted. Such a log-book is converted when it is
 * read, and rewritten in the present format with the first record that is added.
 */
const OLDER: ReadonlyMap<unknown, CarryState> = new Map([
  [
    // Every battle was fought on the Initiative Track, so none had to say so. A campaign says so only if it is not.
    2,
    (state: object) => ('setUp' in state ? { system: OWN_GAME, ...state } : state),
  ],
  // The first line did not list needs yet: they are found in the dawns.
  [3, (state: object) => state],
]);

/** The formats that this program reads. */
export const isRead = (format: unknown): format is number => format === FORMAT || OLDER.has(format);

/** A record of this format, converted to the present one. */
export function carriedOver(record: LogRecord<object>, format: number): LogRecord<object> {
  const carry = OLDER.get(format);
  if (!carry) return record;
  if (isOpening(record)) return { ...record, wof: FORMAT };
  return isDawn(record) ? { ...record, state: carry(record.state) } : record;
}
