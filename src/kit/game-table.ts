import type { Check, CheckLine } from '../table/checks.ts';
import type { Decision } from '../table/decisions.ts';
import type { Traits } from '../table/event-traits.ts';
import type { EventType, GameEvent } from '../table/events.ts';

/** The part of a game at the table: its throws, and the traits of its events. Its decisions and events are types. */
export interface GameTable<T extends EventType, C extends Check = never> {
  readonly checks: Readonly<Record<C, CheckLine>>;
  readonly traits: Traits<T>;
  /** Events that are grave by what they say, and not by their trait: a man hit, a fire, a jam. */
  readonly grave?: (event: GameEvent) => boolean;
  /** The questions that a gunner or an observer can answer for his side by himself, in the middle of a turn. */
  readonly midTurn: readonly Decision[];
}
