import type { Question } from './decisions.ts';
import type { GameEvent } from './events.ts';
import type { Side } from './sides.ts';

/** Whose decision it is. What says nothing of sides is the commander's own, who is Allied. */
export function sideOf({ about }: Pick<Question, 'about'>): Side {
  const { side = 'allied' } = about as { readonly side?: Side };
  return side;
}

/** Whether a side may know of an event. What is told to one side alone says so. */
export function isFor(event: GameEvent, side: Side): boolean {
  const { for: to = side } = event as { readonly for?: Side };
  return to === side;
}

/**
 * Whether an event lays open what a side had kept to itself, as both plans once they are made: it says so. An answer
 * that it followed is not taken back unrecorded, for whoever gave it has seen the other side's.
 */
export function laysOpen(event: GameEvent): boolean {
  const { laysOpen: does = false } = event as { readonly laysOpen?: true };
  return does;
}
