/** What a turn has brought so far, when its special activity comes. */
export interface FlownTurn {
  /** The party stayed over its hex: it patrolled it. */
  readonly stayed: boolean;
  /** There was a Dog-Fight: it breaks off whatever takes several turns on end. */
  readonly fought: boolean;
  readonly archieFired: boolean;
  /** Machines near which a burst of Archie's passed: what they held still for is spoiled. */
  readonly nearMissed: ReadonlySet<string>;
}
