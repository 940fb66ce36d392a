import type { Flight } from '../campaign/watch.ts';
import { lineOf } from '../games/table.ts';
import type { Stream } from '../table/checks.ts';
import { DECKS } from '../table/decks.ts';
import type { Cup } from './cup.ts';

/**
 * A cup in which the player rolls some streams himself. The program rolls the others, all earlier dice, and those of
 * flights that he does not lead.
 */
export function handCup(cup: Cup, byHand: ReadonlySet<Stream>, leads: (flight: Flight) => boolean): Cup {
  return {
    throw: (check) => cup.throw(check),
    draw: (deck) => cup.draw(deck),
    isDrawnByHand: ({ name }) => byHand.has(DECKS[name].stream),
    isByHand: (check) => byHand.has(lineOf(check).stream),
    during: (flight, part) =>
      leads(flight) ? handCup(cup.during(flight, part), byHand, leads) : cup.during(flight, part),
  };
}
