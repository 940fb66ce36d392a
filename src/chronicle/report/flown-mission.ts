import type { EventOf, GameEvent } from '../../table/events.ts';

/** A mission that is over, as its events tell it. */
export interface FlownMission {
  readonly began: EventOf<'mission-began'>;
  readonly events: readonly GameEvent[];
  readonly ended: EventOf<'mission-ended'>;
}

/** The missions that are over among the events of a day. */
export function missionsIn(events: readonly GameEvent[]): FlownMission[] {
  const flown: FlownMission[] = [];
  let from = 0;
  let began: FlownMission['began'] | undefined;
  for (const [i, event] of events.entries()) {
    if (event.type === 'mission-began') [from, began] = [i, event];
    if (event.type === 'mission-ended' && began) flown.push({ began, events: events.slice(from, i), ended: event });
  }
  return flown;
}
