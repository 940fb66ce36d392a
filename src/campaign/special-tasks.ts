import type { Flight } from './watch.ts';

/** How far a chain of special tasks has come. */
export interface TaskChain {
  readonly chain: string;
  /** The step that has succeeded last. */
  done: number;
  /** A step of it has failed. */
  isClosed: boolean;
}

/** Ours: the special tasks of a campaign that is begun with them. */
export interface SpecialTasks {
  /** The day on which one was offered last; nought, before any was. */
  lastOffered: number;
  /** The chains that have been begun. */
  readonly chains: TaskChain[];
  /** What has been won that lasts, up to the evening of the day named. */
  depot?: { readonly add: number; readonly until: number };
  fewerOfJasta11?: { readonly by: number; readonly until: number };
}

export const noTasksYet = (): SpecialTasks => ({ lastOffered: 0, chains: [] });

/** A task that is to be flown today, and by whom. */
export interface TaskTaken {
  readonly task: string;
  readonly flight: Flight;
  /** That flight has handed it on to one of the squadron that is not in the game. */
  readonly isHandedOn?: true;
}

/** Something that lasts, as long as it does. */
export const whileItLasts = <Won extends { readonly until: number }>(won: Won | undefined, day: number) =>
  won !== undefined && won.until >= day ? won : undefined;
