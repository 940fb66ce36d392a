import type { Question } from '../../../src/table/decisions.ts';
import type { Side } from '../../../src/table/sides.ts';
import type { Table } from '../../../src/table/table.ts';
import { isFor, laysOpen, sideOf } from '../../../src/table/whose.ts';

/** What a side was shown of a fight, a line for each question put to it and each event told to it. */
export interface ShownTo {
  readonly all: readonly string[];
  /** The same up to the first event that reveals a secret. */
  readonly beforeAnythingWasOpen: readonly string[];
}

/**
 * Plays at a table and records what one side is shown: its questions with everything about them, and the events that it
 * may know. A secret is kept if the other side's lines do not depend on it.
 */
export function shownTo(side: Side, play: (table: Table) => void, at: Table): ShownTo {
  const all: string[] = [];
  let open: number | undefined;
  play({
    book: at.book,
    roll: (check) => at.roll(check),
    draw: (deck) => at.draw(deck),
    during: (flight, part) => at.during(flight, part),
    choose: (decision, about, options) => {
      const question = { decision, about, options } as Question;
      if (sideOf(question) === side) all.push(JSON.stringify(question));
      return at.choose(decision, about, options);
    },
    tell: (event) => {
      if (laysOpen(event)) open ??= all.length;
      if (isFor(event, side)) all.push(JSON.stringify(event));
      at.tell(event);
    },
  });
  return { all, beforeAnythingWasOpen: all.slice(0, open) };
}
