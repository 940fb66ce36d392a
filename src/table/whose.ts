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
