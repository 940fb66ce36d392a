import type { HexId } from '../cards/hexes.ts';

/** A ground target that a scan has found, rule 30. */
export interface FoundTarget {
  readonly hex: HexId;
  /** Its id in the manual. */
  readonly target: string;
  /** Critical Hits scored on it. */
  hits: number;
}

/** A balloon that was searched for and met, rule 32. */
export interface MetBalloon {
  state: 'up' | 'hauled-down' | 'destroyed';
  passes: number;
  holes: number;
  /** The pilots who have hit it, each once: several may share it. */
  readonly by: string[];
}

/** The progress of the special activities of a mission, rule 23. */
export interface DoneSoFar {
  /** Different hexes patrolled, among those that the manual wants. */
  readonly patrolled: HexId[];
  /** Two-seaters that fighters have brought back across the lines. */
  readonly escorted: string[];
  /** Scans made, by hex, and the targets found. */
  readonly scanned: Record<HexId, number>;
  readonly found: FoundTarget[];
  /** Passes made, by machine and target. */
  readonly passes: Record<string, number>;
  /** (31) Units fired into the trenches without a jam. */
  strafed: number;
  /** Balloons met, by the id of the target. */
  readonly balloons: Record<string, MetBalloon>;
  /** Plates exposed by each two-seater, spoiled ones included. */
  readonly exposed: Record<string, number>;
  /** Turns of spotting in succession, turns of spotting in all, hits observed. */
  readonly spotting: { unbroken: number; turns: number; hits: number };
  /** Damage done by bombs. */
  damage: number;
  /** Bundles dropped by each machine, and how many of all lie in the right place. */
  readonly dropped: Record<string, number>;
  within: number;
  /** How often each machine has landed to fetch somebody, and which has him aboard. */
  readonly putDown: Record<string, number>;
  fetchedBy: string | undefined;
}

/** A mission with nothing done yet. */
export const nothingDone = (): DoneSoFar => ({
  patrolled: [],
  escorted: [],
  scanned: {},
  found: [],
  passes: {},
  strafed: 0,
  balloons: {},
  exposed: {},
  spotting: { unbroken: 0, turns: 0, hits: 0 },
  damage: 0,
  dropped: {},
  within: 0,
  putDown: {},
  fetchedBy: undefined,
});
