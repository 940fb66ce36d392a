import type { FlightRecord } from '../campaign/campaign.ts';
import type { Available, DayPlan, Half, Pairing, PlannedMission } from '../campaign/plan.ts';
import type { Warning } from '../campaign/warnings.ts';
import type { Flight, Watch } from '../campaign/watch.ts';
import type { Odds } from '../cards/odds.ts';
import type { ScheduledMission } from '../cards/printed/daily-mission-roster.ts';

/** (6) A place for a man who has no routine mission yet, and what it asks of others. */
export interface DutyPlace {
  readonly mission: PlannedMission;
  /** Who flies twice, and gives up his place in it. */
  readonly instead?: Available;
  /** The mission that is moved to the other half of the day. */
  readonly moved?: { readonly mission: PlannedMission; readonly to: Half };
}

/** The decisions of a day on the ground. */
export interface DayDecisions {
  /** Ours: whether the flight takes on what the Wing asks for, or which other has it in its place, in the game or not. */
  'special-task': {
    about: {
      readonly task: string;
      readonly half: ScheduledMission['half'];
      readonly zones: readonly string[];
      readonly target: string | undefined;
      /** The Weather Numbers that the two halves of the day begin with. */
      readonly weather: { readonly morning: number; readonly afternoon: number };
      /** Victory Points for success beside those of its work; what it costs to fail, and not to fly. */
      readonly worth: number;
      readonly failed: number;
      readonly notFlown: number;
      /** Crews that the flight has ready today. */
      readonly ready: { readonly fighters: number; readonly twoSeaters: number };
      /** The other flights that could fly it. */
      readonly others: readonly Flight[];
      /** How often a flight of the squadron that is not in the game does it; absent, where all of them are. */
      readonly handedOn: Odds | undefined;
      readonly flight: FlightRecord;
    };
    answer: 'take' | 'leave' | 'hand-on' | Flight;
  };
  /** (6) In which half of the day to fly a mission that leaves it open, or to leave it undone at its price. */
  'half-of-day': {
    about: {
      /** The mission's name in the plan. */
      key: string;
      mission: string;
      zones: readonly string[];
      target: string | undefined;
      /** The Weather Numbers that the two halves of the day begin with. */
      weather: { morning: number; afternoon: number };
      /** Missions that have their place in each half already. */
      due: { morning: number; afternoon: number };
      notFlown: number;
      plan: DayPlan;
      flight: FlightRecord;
    };
    answer: 'morning' | 'afternoon' | 'not-flown';
  };
  /**
   * (6) Who flies: men one by one, or a man and a machine as in `haldenby B6`, then `done`; `not-flown` leaves the
   * mission undone at its price.
   */
  assign: {
    about: {
      /** The mission's name in the plan. */
      key: string;
      mission: string;
      watch: Watch;
      /** The Weather Number that the watch begins with. */
      weather: number;
      zones: readonly string[];
      target: string | undefined;
      chosen: readonly Available[];
      /** Who is proposed, each in his usual machine as far as there is one. */
      available: readonly Available[];
      /** (6) All other ways to seat them. */
      pairings: readonly Pairing[];
      fighters: { from: number; to: number };
      twoSeaters: { from: number; to: number };
      notFlown: number;
      plan: DayPlan;
      /** The flight as it stands: who is not available is in it too. */
      flight: FlightRecord;
    };
    answer: string;
  };
  /** (6) Which routine mission a fighter pilot goes with who has none yet: its name in the plan. */
  duty: { about: { man: Available; places: readonly DutyPlace[]; plan: DayPlan }; answer: string };
  /** (6) Whether the plan stands: `fly`, or the mission that is to be planned anew. */
  plan: {
    about: {
      plan: DayPlan;
      flight: FlightRecord;
      /** Victory Points that the missions left undone will cost. */
      price: number;
      warnings: readonly Warning[];
    };
    answer: string;
  };
  /** (32) What a machine's gun or struts are loaded with against balloons. */
  load: {
    about: { machine: string; aircraft: string; airman: string; mission: string };
    answer: 'ordinary' | 'buckingham' | 'rockets';
  };
}
