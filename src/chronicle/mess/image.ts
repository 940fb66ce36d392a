import { keysOf } from '../../cards/keys-of.ts';
import type { DayOfAFlight } from './day-of-a-flight.ts';
import howOften from './evenings-with.json' with { type: 'json' };
import { extreme, FINDERS, type ImageKind } from './images.ts';

/** The image of a day, and its kind. */
export interface ImageTold {
  readonly kind: ImageKind | 'extreme';
  readonly words: string;
}

interface RatedImage {
  readonly kind: ImageTold['kind'];
  readonly ways: readonly [string, ...string[]];
  /** The part of simulated evenings of the flight that have as much of it, or more. */
  readonly part: number;
}

/**
 * The strangest fact of a flight's day: the one that the fewest simulated evenings of that flight have. The kind of the
 * evening before is passed over if there is another.
 */
export function imageOf(day: DayOfAFlight, before?: ImageTold['kind']): ImageTold | undefined {
  const found = candidatesIn(day).sort((a, b) => a.part - b.part);
  const image = found.find(({ kind }) => kind !== before) ?? found[0];
  return image && { kind: image.kind, words: day.evening.ways.next(image.ways, { list: `image ${image.kind}` }) };
}

function candidatesIn(day: DayOfAFlight): RatedImage[] {
  const ways = extreme(day.points);
  return [
    ...(ways ? [{ kind: 'extreme' as const, ways, part: 1 / day.points.length }] : []),
    ...keysOf(FINDERS).flatMap((kind) => {
      const found = FINDERS[kind](day);
      return found ? [{ kind, ways: found.ways, part: partOf(kind, found.many, day) }] : [];
    }),
  ];
}

function partOf(kind: ImageKind, many: number, { evening: { flight } }: DayOfAFlight): number {
  const counted: readonly number[] = howOften.flights[flight][kind];
  return (counted[many] ?? 0) / howOften.evenings;
}
