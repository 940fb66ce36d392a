import { refuse } from '../logbook/refusal.ts';

/** All days, or the requested one; a day that the log-book does not have is refused. */
export function daysAsked<Day>(
  days: readonly Day[],
  dayOf: (day: Day) => number,
  asked: number | undefined,
): readonly Day[] {
  if (asked === undefined) return days;
  const found = days.filter((day) => dayOf(day) === asked);
  return found.length > 0 ? found : refuse({ why: 'no-such-day', day: asked, days: days.map(dayOf) });
}

/** The number of a replayed day. */
export const dawnIn = ({ logged }: { readonly logged: { readonly dawn: { readonly dawn: number } } }): number =>
  logged.dawn.dawn;
