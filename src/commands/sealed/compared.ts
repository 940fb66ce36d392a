import { isDeepStrictEqual } from 'node:util';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { chronicleOf } from '../../seat/sit-down/open-chronicle.ts';
import { turnsOfDay } from '../../seat/sit-down/turns-of-day.ts';
import { Fault } from '../../shell/faults.ts';
import type { Said } from './said.ts';
import { saidIn } from './sealed-file.ts';
import { asOf, beginsAsSealed, ordersToSeal, reportToSeal, type ToBeSealed, UntoldReport } from './to-be-sealed.ts';

/** What a log-book confirms of a sealed file. */
export type Compared = 'other-book' | 'same-orders' | 'other-orders' | 'same-report' | 'other-report';

/** Replays the log-book as it was then, and compares what would be sealed, except the time. */
export function compareWith({ at: _, by: __, ...said }: Said, log: LogBook, book: Rulebook): Compared {
  if (!beginsAsSealed(log, said)) return 'other-book';
  const again = sealedAgain(said, log, book);
  const isSame = again !== undefined && isDeepStrictEqual(said, saidIn(JSON.stringify(again)));
  return `${isSame ? 'same' : 'other'}-${said.kind}`;
}

/** Nothing where the log-book, as it was then, had nothing of the kind to seal. */
function sealedAgain({ kind, day, lines }: ToBeSealed, log: LogBook, book: Rulebook): ToBeSealed | undefined {
  const then = asOf(log, lines);
  const lived = chronicleOf(then, book, turnsOfDay);
  try {
    return kind === 'orders' ? ordersToSeal(then, lived) : reportToSeal(then, lived, day);
  } catch (error) {
    if (error instanceof Fault && !(error instanceof UntoldReport)) return undefined;
    throw error;
  }
}
