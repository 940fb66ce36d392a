import type { Question } from '../../../src/table/decisions.ts';
import type { Side } from '../../../src/table/sides.ts';
import type { Table } from '../../../src/table/table.ts';
import { isFor, laysOpen, sideOf } from '../../../src/table/whose.ts';

/** What a side was shown of a fight, a line for each question put to it and each event told to it. */
export interface ShownTo {
  readonly all: readonly string[];
  /** The same as far as the first event that lays open what somebody had kept to himself. */
  readonly beforeAnythingWasOpen: readonly string[];
}

/**
 * Plays at a table and writes down what one side is shown: its own questions with all that they are about, and the
 * events that it may know. What a side keeps to itself is kept if the other's lines are the same whatever it is.
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
