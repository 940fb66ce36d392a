import type { FlightRecord } from '../campaign/campaign.ts';
import type { Available, DayPlan, Pairing, PlanHalf, PlannedMission } from '../campaign/plan.ts';
import type { Warning } from '../campaign/warnings.ts';
import type { Flight, Watch } from '../campaign/watch.ts';
import type { Odds } from '../cards/odds.ts';
import type { ScheduledMission } from '../cards/printed/daily-mission-roster.ts';

/** (6) A place for a man without a routine mission, and who has to give way. */
export interface DutyPlace {
  readonly mission: PlannedMission;
  /** The man who flies twice, and gives up his place in this mission. */
  readonly instead?: Available;
  /** The mission that is moved to the other half of the day. */
  readonly moved?: { readonly mission: PlannedMission; readonly to: PlanHalf };
}

export interface DayDecisions {
  /** Ours: whether the flight accepts a task of the Wing, or which other flight takes it instead. */
  'special-task': {
    about: {
      readonly task: string;
      readonly half: ScheduledMission['half'];
      readonly zones: readonly string[];
      readonly target: string | undefined;
      /** The Weather Numbers at the start of the two halves of the day. */
      readonly weather: { readonly morning: number; readonly afternoon: number };
      /** Victory Points for success in addition to those of its work; the costs of failure, and of not flying. */
      readonly worth: number;
      readonly failed: number;
      readonly notFlown: number;
      /** Crews of the flight that are ready today. */
      readonly ready: { readonly fighters: number; readonly twoSeaters: number };
      /** The other flights that could fly it. */
      readonly others: readonly Flight[];
      /** The chance of success of a flight that the player does not lead; absent, where he leads all of them. */
      readonly handedOn: Odds | undefined;
      readonly flight: FlightRecord;
    };
    answer: 'take' | 'leave' | 'hand-on' | Flight;
  };
  /** (6) The half of the day for a mission that leaves it open; or not to fly it, at its price. */
  'half-of-day': {
    about: {
      key: string;
      mission: string;
      zones: readonly string[];
      target: string | undefined;
      /** The Weather Numbers at the start of the two halves of the day. */
      weather: { morning: number; afternoon: number };
      /** Missions already planned in each half. */
      due: { morning: number; afternoon: number };
      notFlown: number;
      plan: DayPlan;
      flight: FlightRecord;
    };
    answer: 'morning' | 'afternoon' | 'not-flown';
  };
  /**
   * (6) Who flies: men one by one, or a man and a machine as in `haldenby B6`, then `done`. `not-flown` cancels the
   * mission at its price.
   */
  assign: {
    about: {
      /** The mission's name in the plan. */
      key: string;
      mission: string;
      watch: Watch;
      /** The Weather Number at the start of the watch. */
      weather: number;
      zones: readonly string[];
      target: string | undefined;
      chosen: readonly Available[];
      /** The proposed men, each in his usual machine as far as there is one. */
      available: readonly Available[];
      /** (6) All other ways to seat them. */
      pairings: readonly Pairing[];
      fighters: { from: number; to: number };
      twoSeaters: { from: number; to: number };
      notFlown: number;
      plan: DayPlan;
      /** The state of the flight, unavailable men included. */
      flight: FlightRecord;
    };
    answer: string;
  };
  /** (6) The routine mission that a fighter pilot without one joins, by its name in the plan. */
  duty: { about: { man: Available; places: readonly DutyPlace[]; plan: DayPlan }; answer: string };
  /** (6) Whether the plan is accepted: `fly`, or the mission to plan again. */
  plan: {
    about: {
      plan: DayPlan;
      flight: FlightRecord;
      /** The Victory Points that the missions not flown will cost. */
      price: number;
      warnings: readonly Warning[];
    };
    answer: string;
  };
  /** (32) The load of a machine's gun or struts against balloons. */
  load: {
    about: { machine: string; aircraft: string; airman: string; mission: string };
    answer: 'ordinary' | 'buckingham' | 'rockets';
  };
}
