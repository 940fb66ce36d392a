import type { Airman } from '../campaign/aircrew.ts';
import type { Flight } from '../campaign/watch.ts';
import type { Lived } from './lived.ts';

/** What is known of a man beside his figures. */
export interface Life {
  readonly forenames: string;
  readonly home: string;
  readonly age: number;
  readonly service: string;
  /** What they say of him; of those sent out in April nobody has had the time. */
  readonly character?: string;
}

/** A man of the flight, and where he comes from. */
export interface KnownMan {
  readonly flight: Flight;
  readonly man: Airman;
  readonly joined: number;
  readonly life: Life | undefined;
}

/** Everybody who was ever with the flight, in the order in which they came. */
export function whoIsWho(lived: Lived): KnownMan[] {
  return lived.now.flights.flatMap(({ flight, aircrew }) =>
    aircrew.map((man) => ({ flight, man, ...(reported(man, lived) ?? { joined: 1, life: noted(man, lived) }) })),
  );
}

/** A man who was on the strength when the campaign began stands in the Squadron Notes. */
function noted({ id }: Airman, { book }: Lived): Life | undefined {
  return book.squadronNotes.flights.flatMap(({ people }) => people).find((each) => each.id === id)?.life;
}

/** (46) One who was sent out brought his papers with him. */
function reported({ id }: Airman, { days }: Lived): { joined: number; life: Life } | undefined {
  for (const { dawn, events } of days)
    for (const event of events)
      if (event.type === 'newcomer-reported' && event.man === id) return { joined: dawn.day, life: event };
  return undefined;
}
