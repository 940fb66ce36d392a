/** (15) Whether Archie fired at the party in this turn: his bursts mark where it is. */
export type Archie = 'bursting' | 'silent';

/** What a turn has brought so far, when its special activity comes. */
export interface FlownTurn {
  /** The party stayed over its hex: it patrolled it. */
  readonly stayed: boolean;
  /** There was a Dog-Fight: it breaks off whatever takes several turns on end. */
  readonly fought: boolean;
  readonly archie: Archie;
  /** Machines near which a burst of Archie's passed: what they held still for is spoiled. */
  readonly nearMissed: ReadonlySet<string>;
}
