import type { Flight, PartOfDay } from '../campaign/watch.ts';
import type { Check } from '../table/checks.ts';

export type Faces = readonly number[];

/** Whatever the dice come out of: one day's. */
export interface Cup {
  /** Throws the program's dice for this check. */
  throw(check: Check): Faces;
  /** Whether the next throw for this check is to be made by the player's own hand. */
  isByHand(check: Check): boolean;
  /** The dice of one flight's part of the day, which lie apart from all others of the day. */
  during(flight: Flight, part: PartOfDay): Cup;
}
