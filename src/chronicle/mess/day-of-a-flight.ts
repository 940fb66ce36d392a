import { missionTitle } from '../../cards/rulebook.ts';
import type { EveningLived } from '../letters/evening-lived.ts';
import { entriesOf, type Flown, isFlown, type Sortie, sortiesOf } from '../lived.ts';

/** The day of one flight: what its image is found in. */
export interface DayOfAFlight {
  readonly evening: EveningLived;
  readonly flown: readonly Flown[];
  /** Each machine on each mission. */
  readonly sorties: readonly Sortie[];
  /** The flight's points of each day, today's last. */
  readonly points: readonly number[];
}

export function dayOf(evening: EveningLived, points: readonly number[]): DayOfAFlight {
  const flown = entriesOf(evening.day)
    .filter(isFlown)
    .filter(({ began }) => began.flight === evening.flight);
  return { evening, flown, sorties: flown.flatMap(sortiesOf), points };
}

export const isHome = ({ end }: Sortie): boolean => end?.end === 'home';

/** The pilot as his friends call him. */
export function pilotOf({ crew: { machine, men } }: Sortie, { told }: EveningLived): string {
  const [pilot] = men;
  return pilot ? told.of(pilot.airman) : machine;
}

export const titleOf = ({ began }: Flown, { book }: EveningLived): string => missionTitle(began.mission, book);
