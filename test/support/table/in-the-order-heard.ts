import type { Table } from '../../../src/table/table.ts';

/**
 * A table that notes what a player hears, in its order: events by their type, throws as `check!`, questions as
 * `decision?`.
 */
export function inTheOrderHeard(table: Table, heard: string[]): Table {
  const listening: Table = {
    book: table.book,
    roll: (check, ...rest) => {
      heard.push(`${check}!`);
      return table.roll(check, ...rest);
    },
    draw: (...deck) => table.draw(...deck),
    choose: (decision, about, named, besides) => {
      heard.push(`${decision}?`);
      return table.choose(decision, about, named, besides);
    },
    tell: (event) => {
      heard.push(event.type);
      table.tell(event);
    },
    during: () => listening,
  };
  return listening;
}
