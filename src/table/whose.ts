import type { Question } from './decisions.ts';
import type { GameEvent } from './events.ts';
import type { Side } from './sides.ts';

/** Whose decision it is. What says nothing of sides is the commander's own, who is Allied. */
export const sideOf = ({ about }: Pick<Question, 'about'>): Side => ('side' in about ? about.side : 'allied');

/** Whether a side may know of an event. What is told to one side alone says so. */
export const isFor = (event: GameEvent, side: Side): boolean =>
  !('for' in event) || event.for === undefined || event.for === side;

/**
 * Whether an event lays open what a side had kept to itself, as both plans once they are made: it says so. An answer
 * that it followed is not taken back unrecorded, for whoever gave it has seen the other side's.
 */
export const laysOpen = (event: GameEvent): boolean => 'laysOpen' in event && event.laysOpen === true;
