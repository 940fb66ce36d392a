import type { HexId } from '../cards/hexes.ts';

/** A ground target that a scan has found, rule 30. */
export interface FoundTarget {
  readonly hex: HexId;
  /** Its id in the manual. */
  readonly target: string;
  /** Critical Hits scored on it. */
  hits: number;
}

/** A balloon that has been looked for and met, rule 32. */
export interface MetBalloon {
  state: 'up' | 'hauled-down' | 'destroyed';
  passes: number;
  holes: number;
  /** The pilots who have put a hole in it, each once: more than one share it. */
  readonly by: string[];
}

/** How far the special activities of a mission have come, rule 23. */
export interface Done {
  /** Different hexes patrolled where the manual wants it. */
  readonly patrolled: HexId[];
  /** Two-seaters brought back across the lines by fighters. */
  readonly escorted: string[];
  /** Scans made, by hex, and the targets found. */
  readonly scanned: Record<HexId, number>;
  readonly found: FoundTarget[];
  /** Passes made, by the machine and what it dived on. */
  readonly passes: Record<string, number>;
  /** (31) Units fired into the trenches that did not jam. */
  strafed: number;
  /** Balloons met, by the id of the target. */
  readonly balloons: Record<string, MetBalloon>;
  /** Plates exposed by each two-seater, the spoiled ones among them. */
  readonly exposed: Record<string, number>;
  /** Turns spotted without a break, turns spotted in all, hits observed. */
  readonly spotting: { unbroken: number; turns: number; hits: number };
  /** Damage that bombs have done. */
  damage: number;
  /** Bundles dropped by each machine, and how many of all lie within the place. */
  readonly dropped: Record<string, number>;
  within: number;
  /** How often each machine has put down to fetch somebody, and who has him aboard. */
  readonly putDown: Record<string, number>;
  fetchedBy: string | undefined;
}

/** A mission of which nothing is done yet. */
export const nothingDone = (): Done => ({
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
