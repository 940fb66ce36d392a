import type { Question } from './decisions.ts';
import type { GameEvent } from './events.ts';
import type { Side } from './sides.ts';

/** Whose decision it is. A question without a side is the commander's, who is Allied. */
export const sideOf = ({ about }: Pick<Question, 'about'>): Side => ('side' in about ? about.side : 'allied');

/** Whether a side may know of an event. An event for one side only says so. */
export const isFor = (event: GameEvent, side: Side): boolean =>
  !('for' in event) || event.for === undefined || event.for === side;

/**
 * Whether an event reveals a side's secrets, like both plans once they are made. An answer before such an event cannot
 * be taken back unrecorded, because whoever gave it has seen the other side's.
 */
export const laysOpen = (event: GameEvent): boolean => 'laysOpen' in event && event.laysOpen === true;
