import type { EventType } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';

/** Plays a rule up to the first event of a type, and stops there. */
export function leaveAt(type: EventType, rule: (table: Table) => void): (table: Table) => void {
  const left = new Error(`Left the table at ${type}.`);
  return (table) => {
    try {
      rule(watched(table));
    } catch (thrown) {
      if (thrown !== left) throw thrown;
      return;
    }
    throw new Error(`There was no ${type} to leave at.`);
  };

  function watched(table: Table): Table {
    return {
      book: table.book,
      roll: (check) => table.roll(check),
      draw: (deck) => table.draw(deck),
      choose: (decision, about, options) => table.choose(decision, about, options),
      tell: (event) => {
        table.tell(event);
        if (event.type === type) throw left;
      },
      during: (flight, watch) => watched(table.during(flight, watch)),
    };
  }
}
