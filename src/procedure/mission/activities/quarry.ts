import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import type { Arms } from './arms.ts';

/** What machines dive on in one pass: a ground target, a trench, a balloon. */
export interface Quarry {
  /** In words, or the hex whose trench it is. */
  readonly name: string;
  /** (30) Its number on the Initiative Track; (31) a trench is not on it. */
  readonly initiative: number | undefined;
  /** Where the dive ends, in feet; 0 is Tree-Top. */
  readonly altitude: number;
  readonly aft: number;
  /** Machine-gun shots that answer the pass. */
  readonly shots: number;
  /** The most Victory Points that it can still bring. */
  readonly points: number;
  /** (31) What a burst is worth by its length alone, in points and parts of one; absent where hits count. */
  readonly pointsFor?: (burst: number) => number;
  /** Nothing is left of it to fire at. */
  isGone(): boolean;
  /** A pass has been made by these. */
  passedOver(machines: readonly FlyingMachine[]): void;
  /** A burst has struck it: a Critical Hit, or any that did not jam where the length counts. */
  struckBy(diver: Diver, burst: number): void;
}

/** A machine that can dive, and what it has to fire. */
export interface Diver {
  readonly machine: FlyingMachine;
  readonly arms: Arms;
}
