import { numberFrom } from '../../words/by-the-day.ts';
import type { EveningLived } from '../letters/evening-lived.ts';
import type { UnwrittenLoss } from '../letters/to-the-family.ts';
import { isMissing } from '../letters/whereabouts.ts';
import * as WORDS from '../mess/words/threads.ts';
import { isLoss } from './thread.ts';

/** A man who is missing, and the morning on which the other side lets it be known what became of him. */
export interface MissingMan {
  readonly loss: UnwrittenLoss;
  readonly due: number;
}

/** Such a note comes after so many days, or somewhat later. */
const [SOONEST, SPREAD] = [2, 3];

export const newlyMissing = (evening: EveningLived): MissingMan[] =>
  evening.happenings.filter(isLoss).flatMap((fell) =>
    isMissing(fell, evening)
      ? [
          {
            loss: { fell, evening },
            due: fell.day + SOONEST + (numberFrom(`${evening.seed} ${fell.man} note`) % SPREAD),
          },
        ]
      : [],
  );

/** What the notes of a morning say; and the dead among those men, of whom their families have to be told. */
export function notesOn(
  missing: readonly MissingMan[],
  day: number,
  { ways, of }: { readonly ways: EveningLived['ways']; readonly of: (man: string) => string },
): { readonly words: readonly string[]; readonly dead: readonly UnwrittenLoss[] } {
  const due = missing.filter((each) => each.due === day).map(({ loss }) => loss);
  return {
    words: due.map(({ fell: { man, is } }) =>
      ways.next(is === 'taken' ? WORDS.NOTE_ALIVE : WORDS.NOTE_DEAD)(of(man), ''),
    ),
    dead: due.filter(({ fell }) => fell.is === 'killed').map((loss) => ({ ...loss, isKnownNow: true })),
  };
}
