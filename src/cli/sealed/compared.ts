import { isDeepStrictEqual } from 'node:util';
import type { LogBook } from '../../logbook/logbook.ts';
import type { Lived } from '../../records/lived.ts';
import type { Said } from './said.ts';
import { beginsAsSealed, reportToSeal } from './to-be-sealed.ts';

/** What a log-book bears out of what was sealed over it. */
export type Compared = 'other-book' | 'same-book' | 'same-report' | 'other-report';

/** Plays the day of the log-book again, and looks whether it brings the report that was sealed. */
export function compareWith(said: Said, log: LogBook, lived: Lived): Compared {
  if (!beginsAsSealed(log, said)) return 'other-book';
  if (said.kind === 'orders') return 'same-book';
  const { orders, reports, score } = reportToSeal(log, lived, said.day);
  const { but: _, ...sealed } = said.score ?? { but: [] };
  const { but: __, ...played } = score ?? { but: [] };
  const isSame = isDeepStrictEqual([said.orders, said.reports], [orders, reports]) && isDeepStrictEqual(sealed, played);
  return isSame ? 'same-report' : 'other-report';
}
