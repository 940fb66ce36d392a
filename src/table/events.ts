import type { Absent } from '../campaign/aircrew.ts';
import type { Flight, Watch } from '../campaign/watch.ts';
import type { Roll } from '../cards/dice.ts';
import type { StartingWeather, Trend } from '../cards/printed/weather-effects.ts';
import type { ActivityEvent } from './events/activity-events.ts';
import type { BattleEvent } from './events/battle-events.ts';
import type { DayEvent } from './events/day-events.ts';
import type { FightEvent } from './events/fight-events.ts';
import type { MissionEvent } from './events/mission-events.ts';
import type { PersonnelEvent } from './events/personnel-events.ts';
import type { TurnEvent } from './events/turn-events.ts';

/**
 * Events that only some games have: each game adds its own by declaration merging.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the games fill it.
export interface EventsOfGames {}
export type EventOfGames = EventsOfGames[keyof EventsOfGames];

/** Past events as data. Their wording stands in questions/, chronicle/ and the games. */
export type GameEvent =
  | TurnEvent
  | MissionEvent
  | FightEvent
  | EventOfGames
  | BattleEvent
  | ActivityEvent
  | PersonnelEvent
  | DayEvent
  | { readonly type: 'day-broke'; readonly day: number }
  | {
      readonly type: 'forecast-received';
      readonly roll: Roll;
      readonly words: string;
      readonly am: StartingWeather;
      readonly pm: StartingWeather;
    }
  | {
      readonly type: 'flight-paraded';
      readonly flight: Flight;
      /** The men and machines that could fly today. */
      readonly pilots: number;
      readonly observers: number;
      readonly machines: number;
      /** Who is at breakfast, and who is absent. */
      readonly present: readonly string[];
      readonly absent: readonly Absent[];
      /** The Victory Points of the flight so far; absent before any were entered. */
      readonly points?: number;
    }
  | {
      readonly type: 'real-weather-laid';
      readonly day: number;
      readonly words: string;
      readonly am: StartingWeather;
      readonly pm: StartingWeather;
    }
  | {
      readonly type: 'watch-began';
      readonly watch: Watch;
      readonly flight: Flight;
      readonly weather: number;
      readonly trend: Trend;
    }
  | {
      readonly type: 'weather-checked';
      readonly roll: Roll;
      readonly from: number;
      readonly change: number;
      readonly byTrend: boolean;
      readonly to: number;
    }
  | {
      readonly type: 'evening-came';
      readonly flight: Flight;
      readonly points: number;
      /** Men with their first victory today. */
      readonly firsts: readonly string[];
    }
  | {
      readonly type: 'day-ended';
      readonly day: number;
      readonly points: number;
      /** The Victory Points of the campaign so far. */
      readonly total: number;
    };

export type EventType = GameEvent['type'];
type EventsByType = { readonly [Each in GameEvent as Each['type']]: Each };
/** The type parameter keeps the exact type, so that records by type may be indexed by it. */
export type EventOf<T extends EventType> = EventsByType[T] & { readonly type: T };

/** The events of one type, in order. */
export const ofType = <T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);
