import type { Flight } from '../../campaign/watch.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { type Names, namesOf } from '../history/happenings-told.ts';
import { allFlown, type Flown, type Lived, type Sortie, sortiesOf } from '../lived.ts';
import type { Happening } from '../threads/thread.ts';
import { threadsOf } from '../threads/threads-of.ts';
import { type KnownMan, whoIsWho } from '../who-is-who.ts';

/** The month of one flight: what its superlatives are found in. */
export interface MonthOfAFlight {
  readonly flight: Flight;
  /** Its missions, and each machine on each of them, in order. */
  readonly flown: readonly Flown[];
  readonly sorties: readonly Sortie[];
  readonly happenings: readonly Happening[];
  readonly men: readonly KnownMan[];
  readonly names: Names;
  readonly book: Rulebook;
}

export function monthOf(flight: Flight, lived: Lived): MonthOfAFlight {
  const flown = allFlown(lived).filter(({ began }) => began.flight === flight);
  const men = whoIsWho(lived).filter((known) => known.flight === flight);
  const ids = new Set(men.map(({ man }) => man.id));
  return {
    flight,
    flown,
    sorties: flown.flatMap(sortiesOf),
    happenings: threadsOf(lived).happenings.filter(({ man }) => ids.has(man)),
    men,
    names: namesOf(lived),
    book: lived.book,
  };
}
