import type { Rulebook } from '../../cards/rulebook.ts';
import type { Sortie } from '../lived.ts';
import { factsOf } from '../report/facts/facts-of.ts';
import type { MachineFacts } from '../report/facts/mission-facts.ts';

/** (34) A man whom another kept beside until he was on a field. */
export interface SeenToAField {
  readonly friend: string;
  readonly day: number;
}

/** So many beside a cripple are an escort; more are the flight, which had turned home. */
const AN_ESCORT = 2;

/** Whether those who set out home with it brought it to a field. */
const isBrought = ({ troubles, end }: MachineFacts): boolean =>
  end.is !== 'down' && !troubles.some(({ is }) => is === 'on-his-own');

/** Who is seen home himself is nobody's escort. */
const isCripple = ({ troubles }: MachineFacts): boolean => troubles.some(({ is }) => is === 'seen-home');

/** The cripples whom the pilot of this machine saw to a field on a mission. */
export function seenHomeBy({ crew: { machine }, flown }: Sortie, book: Rulebook): SeenToAField[] {
  const { machines, day } = factsOf(flown, flown.day, book);
  if (machines.some((each) => each.machine === machine && isCripple(each))) return [];
  return machines
    .filter(isBrought)
    .flatMap(({ troubles, men: [pilot] }) =>
      pilot !== undefined &&
      troubles.some((each) => each.is === 'seen-home' && each.with.length <= AN_ESCORT && each.with.includes(machine))
        ? [{ friend: pilot.airman, day }]
        : [],
    );
}

/** The cripples whom he saw to a field in the month, as their pilot's escort. */
export const allSeenHomeBy = (man: string, his: readonly Sortie[], book: Rulebook): SeenToAField[] =>
  his.filter(({ crew: { men } }) => men[0]?.airman === man).flatMap((sortie) => seenHomeBy(sortie, book));
