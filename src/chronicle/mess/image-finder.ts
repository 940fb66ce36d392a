import { capital, counted } from '../../words/numbers.ts';
import type { Sortie } from '../lived.ts';
import type { DayOfAFlight } from './day-of-a-flight.ts';

/** Something that a day has in a measure, and the ways to say it: the higher `many`, the rarer it is. */
export interface Image {
  readonly many: number;
  /** One that cannot be said today is empty, so that each way keeps its place. */
  readonly ways: readonly [string, ...string[]];
  /** The ways of an evening on which nobody is lost or hurt. */
  readonly inJest?: readonly string[];
  /** The men that it tells of. */
  readonly men?: readonly string[];
}

/** The greatest of its kind in a day; nothing, where the day has none. */
export type ImageFinder = (day: DayOfAFlight) => Image | undefined;

export const machines = (count: number): string => capital(counted(count, 'machine'));

/** A machine that flew twice is one machine. */
export const machinesOf = (sorties: readonly Sortie[]): number => new Set(sorties.map(({ crew }) => crew.machine)).size;

/** Where so many machines of the day have something; it is as rare as the number of their sorties that have it. */
export const atLeast =
  (
    least: number,
    holds: (sortie: Sortie) => boolean,
    ways: (count: number, often: number, held: readonly Sortie[]) => Pick<Image, 'ways' | 'inJest'>,
  ): ImageFinder =>
  ({ sorties }) => {
    const held = sorties.filter(holds);
    const count = machinesOf(held);
    return count < least ? undefined : { many: held.length, ...ways(count, held.length, held) };
  };
