import type { Rulebook } from '../../cards/rulebook.ts';
import type { EventOf, EventType } from '../../table/events.ts';
import type { People } from './people.ts';

/** The words of an event, in a sentence or two. */
export type Sentence<T extends EventType> = (event: EventOf<T>, book: Rulebook, people: People) => string;

/** The reasons behind an event's figures, a line each. */
export type Reasons<T extends EventType> = (event: EventOf<T>, book: Rulebook) => readonly string[];
