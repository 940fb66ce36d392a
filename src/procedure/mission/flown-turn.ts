/** (15) Whether Archie fired at the party in this turn: his bursts mark its place. */
export type Archie = 'bursting' | 'silent';

/** What has happened in a turn before its special activity. */
export interface FlownTurn {
  /** The party stayed over its hex: it patrolled it. */
  readonly stayed: boolean;
  /** There was a Dog-Fight, which interrupts any work of several turns. */
  readonly fought: boolean;
  readonly archie: Archie;
  /** Machines near a burst of Archie: their work of this turn is spoiled. */
  readonly nearMissed: ReadonlySet<string>;
}

/** A turn in which nothing has happened so far, and which brings no work. */
export const QUIET_TURN: FlownTurn = { stayed: false, fought: false, archie: 'silent', nearMissed: new Set() };
