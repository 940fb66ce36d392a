import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import type { Arms } from './arms.ts';

/** The target of a pass: a ground target, a trench, a balloon. */
export interface Quarry {
  /** In words, or the hex of the trench. */
  readonly name: string;
  /** (30) Its number on the Initiative Track; (31) a trench has none. */
  readonly initiative: number | undefined;
  /** Where the dive ends, in feet; 0 is Tree-Top. */
  readonly altitude: number;
  readonly aft: number;
  /** Machine-gun shots against the pass. */
  readonly shots: number;
  /** The most Victory Points that it can still bring. */
  readonly points: number;
  /** (31) The value of a burst by its length alone, in points and parts of one; absent where hits count. */
  readonly pointsFor?: (burst: number) => number;
  /** Nothing is left to fire at. */
  isGone(): boolean;
  /** These machines have made a pass. */
  passedOver(machines: readonly FlyingMachine[]): void;
  /** A burst has hit it: a Critical Hit, or any burst without a jam where the length counts. */
  struckBy(diver: Diver, burst: number): void;
}

/** A machine that can dive, and its arms. */
export interface Diver {
  readonly machine: FlyingMachine;
  readonly arms: Arms;
}
