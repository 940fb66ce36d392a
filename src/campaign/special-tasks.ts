import type { Flight } from './watch.ts';

/** The progress of a chain of special tasks. */
export interface TaskChain {
  readonly chain: string;
  /** The last step that succeeded. */
  done: number;
  /** A step has failed. */
  isClosed: boolean;
}

/** Ours: the special tasks of a campaign that uses them. */
export interface SpecialTasks {
  /** The day of the last offer; 0 before the first. */
  lastOffered: number;
  /** The chains that have been begun. */
  readonly chains: TaskChain[];
  /** Lasting rewards, until the evening of the given day. */
  depot?: { readonly add: number; readonly until: number };
  fewerOfJasta11?: { readonly by: number; readonly until: number };
}

export const noTasksYet = (): SpecialTasks => ({ lastOffered: 0, chains: [] });

/** A task to be flown today, and its flight. */
export interface TaskTaken {
  readonly task: string;
  readonly flight: Flight;
  /** The flight has handed it on to one of the squadron that the player does not lead. */
  readonly isHandedOn?: true;
}

/** A lasting reward while it lasts. */
export const whileItLasts = <Won extends { readonly until: number }>(won: Won | undefined, day: number) =>
  won !== undefined && won.until >= day ? won : undefined;
