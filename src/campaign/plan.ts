import type { ScheduledMission } from '../cards/printed/daily-mission-roster.ts';
import type { BraveryLetter, Firing } from '../cards/printed/hit-cards.ts';
import type { StartingWeather } from '../cards/printed/weather-effects.ts';
import type { NamedMan } from './aircrew.ts';
import type { CommandingOfficer, FlightRecord } from './campaign.ts';
import { type Flight, WATCHES, type Watch } from './watch.ts';

/** A man who may be sent on a mission, and the machine that he would take. */
export interface Available extends NamedMan {
  readonly machine: string;
  /** The type of the machine, by the id of its card. */
  readonly aircraft: string;
  readonly role: 'fighter' | 'two-seater';
  readonly skill: number;
  readonly firing: Firing;
  readonly bravery: BraveryLetter;
  /** (10) The Air Flying Time at take-off. */
  readonly aft: number;
  /** His own machine, and that of his observer. */
  readonly usual: { readonly machine: string; readonly observer: string | undefined };
  /** Who would go with him. */
  readonly observer: (NamedMan & { readonly firing: Firing }) | undefined;
  /** Routine missions that he has flown today, or is planned for. */
  readonly routine: number;
}

/** (6) Another way to seat a man than the proposed one, and the words for it: `haldenby B6`. */
export interface Pairing {
  readonly words: string;
  readonly airman: string;
  readonly machine: string;
  readonly observer: string | undefined;
  readonly role: Available['role'];
}

/** (6) A mission of the day's roster in the plan. */
export interface PlannedMission {
  /** Its name in the plan: that of its manual, with a number after it where the roster has it twice. */
  readonly key: string;
  readonly scheduled: ScheduledMission;
  /** The part of the day in which it is to be flown; none while that is open, or when it is cancelled. */
  watch: Watch | undefined;
  /** Who flies it. */
  crews: readonly Available[];
  stands: 'open' | 'planned' | 'not-flown' | 'flown';
  /** It was flown but turned back before its work, and costs as much as if it had not been flown. */
  turnedBack?: boolean;
}

/** (6) The plan of a flight's day. */
export interface DayPlan {
  readonly day: number;
  /** The days of the campaign after this one; undefined for a single day. */
  readonly daysLeft: number | undefined;
  readonly flight: Flight;
  /** (5) The weather at the start of each half of the day. */
  readonly weather: { readonly morning: StartingWeather; readonly afternoon: StartingWeather };
  /** The Commanding Officer, where he may join this flight's Twilight Patrol. */
  readonly commandingOfficer: CommandingOfficer | undefined;
  /** In the order of the roster. */
  readonly missions: readonly PlannedMission[];
  /** The next part of the day: everything before it is over. */
  next: Watch;
}

/** A plan in progress, and its flight. */
export interface Draft {
  readonly plan: DayPlan;
  readonly flight: FlightRecord;
}

export const HALVES = ['morning', 'afternoon'] as const;
export type PlanHalf = (typeof HALVES)[number];

export const isHalf = (watch: string | undefined): watch is PlanHalf => watch === 'morning' || watch === 'afternoon';

/** (5) (12) The weather at the start of a part of the day, as far as the forecast tells. */
export const weatherIn = (watch: Watch, { weather }: Pick<DayPlan, 'weather'>): StartingWeather =>
  watch === 'dawn' || watch === 'morning' ? weather.morning : weather.afternoon;

/** The parts of the day that are still to come. */
export const isToCome = (watch: Watch, { next }: DayPlan): boolean => WATCHES.indexOf(watch) >= WATCHES.indexOf(next);

/** (6) Whether the plan of a mission may still change. */
export function isChangeable({ stands, scheduled: { half } }: PlannedMission, plan: DayPlan): boolean {
  if (stands === 'flown') return false;
  return half === 'either' ? HALVES.some((each) => isToCome(each, plan)) : isToCome(half, plan);
}

/** The missions planned in a part of the day, flown or not. */
export const missionsIn = (watch: Watch, { missions }: DayPlan): PlannedMission[] =>
  missions.filter((mission) => mission.watch === watch && mission.crews.length > 0);

/**
 * (6) Routine missions that a man has flown today, or is planned for; those of dawn and twilight do not count. Ruling:
 * a mission that turned back counts for whoever flew it.
 */
export const routineOf = (airman: string, { missions }: DayPlan): number =>
  missions.filter((mission) => isRoutine(mission) && mission.crews.some((crew) => crew.airman === airman)).length;

const isRoutine = ({ watch }: PlannedMission): boolean => isHalf(watch);

/** (6) All men with a routine mission today, flown or planned. */
export function onRoutine({ missions }: DayPlan): Set<string> {
  const men = new Set<string>();
  for (const mission of missions) if (isRoutine(mission)) for (const { airman } of mission.crews) men.add(airman);
  return men;
}

/** Missions of any kind that he has flown today, or is planned for. */
export const missionsOf = (airman: string, { missions }: DayPlan): number =>
  missions.filter(({ crews }) => crews.some((crew) => crew.airman === airman)).length;

/** The Pilot Skill, Firing and Bravery card counts missions beyond so many in a day. */
export const FRESH_FOR = 2;

/** Whether his nerve may fail. */
export const isShaky = ({ bravery }: Pick<Available, 'bravery'>): boolean => bravery === 'S' || bravery === 'NV';

/** Whether nothing has been decided yet. */
export const isBlank = ({ missions }: DayPlan): boolean =>
  missions.every(
    ({ stands, crews, watch, scheduled: { half } }) =>
      stands === 'open' && crews.length === 0 && (half !== 'either' || watch === undefined),
  );
