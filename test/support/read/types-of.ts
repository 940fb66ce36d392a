import type { EventType, GameEvent } from '../../../src/table/events.ts';

/** What happened, by the kinds of it and in their order. */
export const typesOf = (events: readonly GameEvent[]): EventType[] => events.map(({ type }) => type);
