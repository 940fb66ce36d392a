import { keysOf } from '../../cards/keys-of.ts';
import { extreme } from './best-and-worst.ts';
import type { DayOfAFlight } from './day-of-a-flight.ts';
import howOften from './evenings-with.json' with { type: 'json' };
import type { Image } from './image-finder.ts';
import { FINDERS, type ImageKind } from './images.ts';
import { theMan } from './the-man.ts';

/** The image of a day, and its kind. */
export interface ImageTold {
  readonly kind: ImageKind | 'extreme' | 'the-man';
  readonly words: string;
  readonly men: readonly string[];
}

/** What the evening has to tell before its image. */
export interface Before {
  /** The kind of the evening before, which is passed over if there is another. */
  readonly kind?: ImageTold['kind'] | undefined;
  readonly gravity?: Gravity | undefined;
  /** It tells what somebody did. */
  readonly hasDeed?: boolean;
}

/** Men are lost; or some are hurt, not back, or on another aerodrome. */
export type Gravity = 'lost' | 'hurt' | 'out' | 'guest';

interface RatedImage extends Image {
  readonly kind: ImageTold['kind'];
  /** The part of simulated evenings of the flight that have as much of it, or more. */
  readonly part: number;
}

/** What one says on the evening of a loss, if it is so, and nothing else. */
const OF_A_LOSS: readonly ImageTold['kind'][] = ['the-man', 'one-home', 'one-hex', 'losses', 'extreme'];

/** What is told for want of anything better. */
const LESS_THAN_A_DEED: readonly ImageTold['kind'][] = [
  'engines',
  'archie',
  'jams',
  'cripples',
  'often',
  'hit-and-home',
  'elsewhere',
  'plain',
];

/** What was said by naming those who are not here. */
const SAID_ALREADY: readonly ImageTold['kind'][] = ['plain', 'all-but-one', 'elsewhere', 'no-fight'];
const SAID_OF_GUESTS: readonly ImageTold['kind'][] = ['all-but-one', 'elsewhere'];

/**
 * The strangest fact of a flight's day: that no day of the month was better; victories, where there were several;
 * otherwise the one that the fewest simulated evenings of that flight have.
 */
export function imageOf(
  day: DayOfAFlight,
  { kind: before, gravity, hasDeed = false }: Before = {},
): ImageTold | undefined {
  const found = candidatesIn(day)
    .filter(({ kind }) => isFit(kind, gravity) && !(hasDeed && LESS_THAN_A_DEED.includes(kind)))
    .sort((a, b) => weightOf(b, day) - weightOf(a, day) || a.part - b.part);
  const image = found.find((each) => each.kind !== before || weightOf(each, day) > 0) ?? found[0];
  if (!image) return undefined;
  const { kind, ways, inJest = [], men = [] } = image;
  const isLight = gravity === undefined || gravity === 'guest';
  const only = (way: string) => way !== '' && (isLight || ways.includes(way));
  const words = day.evening.ways.next<string>([...ways, ...inJest], { list: `image ${kind}`, only });
  return { kind, words, men };
}

function isFit(kind: ImageTold['kind'], gravity: Before['gravity']): boolean {
  if (gravity === 'lost') return OF_A_LOSS.includes(kind);
  if (gravity === 'guest') return !SAID_OF_GUESTS.includes(kind);
  return gravity === undefined || !SAID_ALREADY.includes(kind);
}

/** What is told before anything rarer. */
function weightOf({ kind }: RatedImage, { points }: DayOfAFlight): number {
  if (kind === 'the-man') return 3;
  if (kind === 'extreme') return (points.at(-1) ?? 0) > 0 ? 2 : 0;
  return kind === 'double' || kind === 'victories' ? 1 : 0;
}

function candidatesIn(day: DayOfAFlight): RatedImage[] {
  const ways = extreme(day.points);
  const man = theMan(day);
  return [
    ...(man ? [{ ...man, kind: 'the-man' as const, part: 0 }] : []),
    ...(ways ? [{ kind: 'extreme' as const, ways, many: 1, part: 1 / day.points.length }] : []),
    ...keysOf(FINDERS).flatMap((kind) => {
      const found = FINDERS[kind](day);
      return found ? [{ ...found, kind, part: partOf(kind, found.many, day) }] : [];
    }),
  ];
}

function partOf(kind: ImageKind, many: number, { evening: { flight } }: DayOfAFlight): number {
  const counted: readonly number[] = howOften.flights[flight][kind];
  return (counted[many] ?? 0) / howOften.evenings;
}
