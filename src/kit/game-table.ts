import type { Check, CheckLine } from '../table/checks.ts';
import type { Traits } from '../table/event-traits.ts';
import type { EventType } from '../table/events.ts';

/** What a game brings to the table: its throws, and what stands of its events. Its decisions and events are types. */
export interface GameTable<T extends EventType, C extends Check = never> {
  readonly checks: Readonly<Record<C, CheckLine>>;
  readonly traits: Traits<T>;
}
