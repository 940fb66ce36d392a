import type { Rulebook } from '../cards/rulebook.ts';
import type { LivedDay } from './lived.ts';
import { ofKind } from './moments/of-kind.ts';

/** From the Squadron Notes; for a replacement from his papers, if he came on one of these days: `Fowey, Cornwall`. */
export function homeOf(
  id: string,
  { squadronNotes }: Rulebook,
  days: readonly Pick<LivedDay, 'moments'>[],
): string | undefined {
  const noted = squadronNotes.flights.flatMap(({ people }) => people).find((man) => man.id === id);
  const came = days.flatMap(({ moments }) => ofKind(moments, 'newcomer-reported')).find(({ man }) => man === id);
  return noted?.life?.home ?? came?.home;
}

const OVERSEAS =
  /, (?:Argentina|Australia|British Columbia|Canada|India|Manitoba|Natal|New South Wales|New Zealand|Nova Scotia|Ontario|Quebec|Saskatchewan|South Africa|Victoria)$/;

/** Whether a letter from there is weeks on its way. */
export const isOverseas = (home: string | undefined): boolean => home !== undefined && OVERSEAS.test(home);
