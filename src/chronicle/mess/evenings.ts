import type { Flight } from '../../campaign/watch.ts';
import { LeastUsed } from '../../words/by-turns.ts';
import { type Desk, eveningLived } from '../letters/evening-lived.ts';
import type { Letter } from '../letters/letter.ts';
import { letterHome } from '../letters/letter-home.ts';
import { lettersToFamilies } from '../letters/to-the-family.ts';
import type { LivedDay } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { eveningTold, type MessScene } from './evening-told.ts';
import { gossipOfOurs } from './gossip-of-ours.ts';
import { type ImageTold, imageOf } from './image.ts';

/** The evening of a flight: what is told of it, and what is written. */
export interface FlightEvening {
  readonly day: number;
  readonly flight: Flight;
  /** The strangest fact of the flight's day. */
  readonly image: string | undefined;
  /** How the mess takes the day. */
  readonly scenes: readonly string[];
  readonly families: readonly Letter[];
  readonly home: Letter | undefined;
}

/** A day's evenings, and what others say of it when it is over. */
export interface DaysEvenings {
  readonly day: number;
  readonly evenings: readonly FlightEvening[];
  readonly gossip: string | undefined;
}

/** What a flight carries from one evening to the next. */
interface Carried {
  readonly owed: readonly MessScene[];
  /** The points of each day. */
  readonly points: readonly number[];
  readonly image: ImageTold['kind'] | undefined;
}

/**
 * The evenings of a campaign from its first day. Each day is told after those before it, so that no way to tell a thing
 * returns before the others of its kind, and a scene that nobody was there to have comes a day later.
 */
export function eveningsOf(days: readonly LivedDay[], { seed, book }: Desk): DaysEvenings[] {
  const desk = { seed, book, ways: new LeastUsed(seed) };
  const carried = new Map<Flight, Carried>();
  return days.map((day) => ({
    day: day.dawn.day,
    evenings: ofKind(day.moments, 'evening-came').map(({ flight, points }) => {
      const evening = eveningLived(flight, day, desk);
      const before = carried.get(flight);
      const soFar = [...(before?.points ?? []), points];
      const image = imageOf(evening, soFar, before?.image);
      const { scenes, owed } = eveningTold(evening, before?.owed);
      carried.set(flight, { owed, points: soFar, image: image?.kind });
      return {
        day: day.dawn.day,
        flight,
        image: image?.words,
        scenes,
        families: lettersToFamilies(evening),
        home: letterHome(evening)?.[0],
      };
    }),
    gossip: gossipOfOurs(day, desk),
  }));
}
