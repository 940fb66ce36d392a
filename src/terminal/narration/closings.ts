import type { EventOf, EventType, GameEvent } from '../../table/events.ts';
import { sinceLastPhase } from '../fights/wings-over-france/since-last-phase.ts';
import type { People } from './people.ts';

/** What is told behind an event of all that went before it. */
type Closing<T extends EventType> = {
  of(event: EventOf<T>, told: readonly GameEvent[], people: People): string | undefined;
}['of'];

/** Most events close nothing. */
const CLOSINGS: { readonly [T in EventType]?: Closing<T> } = {
  'phase-began': ({ phase }, told, people) => (phase > 1 ? sinceLastPhase(told, people) : undefined),
};

export function closingOf(event: GameEvent, told: readonly GameEvent[], people: People): readonly string[] {
  const closing: Closing<EventType> | undefined = CLOSINGS[event.type];
  const says = closing?.(event, told, people);
  return says === undefined ? [] : [says];
}
