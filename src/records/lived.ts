import type { Campaign } from '../campaign/campaign.ts';
import type { Flight } from '../campaign/watch.ts';
import type { LedBy } from '../english/fought-as.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { GameEvent } from '../table/events.ts';
import { type FlownMission, missionsIn } from './report/flown-mission.ts';

/** A day that was lived, or is being lived: the campaign as it began, and what has happened since. */
export interface LivedDay {
  readonly dawn: Campaign;
  readonly events: readonly GameEvent[];
}

/** A campaign as far as it has come: all that the records are written from. */
export interface Lived {
  readonly name: string;
  /** What its dice are drawn from, which tells it from another. */
  readonly seed: string;
  readonly days: readonly LivedDay[];
  /** As the last day in the log-book begins, or as it all ended. */
  readonly now: Campaign;
  readonly book: Rulebook;
  /** Who leads the enemy in its fights, where they are not fought on the Initiative Track. */
  readonly enemyLedBy?: LedBy;
}

/** A mission that was flown: its events from the Mission Log to the last landing. */
export interface Flown extends FlownMission {
  readonly day: number;
  /** The Weather Number that the watch began with. */
  readonly weather: number;
}

/** (6) A mission that was left undone. */
export interface LeftUndone {
  readonly day: number;
  readonly flight: Flight;
  readonly mission: string;
  readonly points: number;
}

export const isFlown = (entry: Flown | LeftUndone): entry is Flown => 'began' in entry;

/** A day's entries never change, and every table, picture and paragraph asks for them: they are made once. */
const ENTRIES = new WeakMap<LivedDay, readonly (Flown | LeftUndone)[]>();

/** (44) The missions of a day in the order in which they were entered; one still in the air is not. */
export function entriesOf(day: LivedDay): readonly (Flown | LeftUndone)[] {
  const entered = ENTRIES.get(day) ?? entriesAmong(day);
  ENTRIES.set(day, entered);
  return entered;
}

function entriesAmong({ dawn: { day }, events }: LivedDay): (Flown | LeftUndone)[] {
  const flown = new Map<GameEvent, FlownMission>(missionsIn(events).map((mission) => [mission.ended, mission]));
  let weather = 0;
  return events.flatMap((event): (Flown | LeftUndone)[] => {
    if (event.type === 'watch-began') weather = event.weather;
    if (event.type === 'mission-not-flown')
      return [{ day, flight: event.flight, mission: event.mission, points: event.points }];
    const mission = flown.get(event);
    return mission ? [{ day, weather, ...mission }] : [];
  });
}

export const allEntries = ({ days }: Lived): (Flown | LeftUndone)[] => days.flatMap(entriesOf);

export const allFlown = (lived: Lived): Flown[] => allEntries(lived).filter(isFlown);
