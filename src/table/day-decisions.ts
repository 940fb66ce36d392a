import type { NamedMan } from '../campaign/aircrew.ts';
import type { Watch } from '../campaign/watch.ts';
import type { Firing } from '../rulebook/cards/hit-cards.ts';

/** A man who may be sent on a mission, and the machine he would take. */
export interface Available extends NamedMan {
  readonly machine: string;
  readonly role: 'fighter' | 'two-seater';
  readonly skill: number;
  readonly firing: string;
  readonly bravery: string;
  /** (10) The Air Flying Time that the machine takes off with. */
  readonly aft: number;
  /** Who would go with him. */
  readonly observer?: NamedMan & { readonly firing: Firing };
  /** Routine missions that he has flown today. */
  readonly flown: number;
}

/** The decisions of a day on the ground. */
export interface DayDecisions {
  /** (6) In which half of the day to fly a mission that leaves it open, or to leave it undone at its price. */
  'half-of-day': {
    about: {
      mission: string;
      zones: readonly string[];
      target?: string;
      /** The Weather Numbers that the two halves of the day begin with. */
      weather: { morning: number; afternoon: number };
      /** Missions that have their place in each half already. */
      due: { morning: number; afternoon: number };
      notFlown: number;
    };
    answer: 'morning' | 'afternoon' | 'not-flown';
  };
  /** (6) Who flies: men one by one, then `done`; `not-flown` leaves the mission undone at its price. */
  assign: {
    about: {
      mission: string;
      watch: Watch;
      /** The Weather Number that the watch begins with. */
      weather: number;
      zones: readonly string[];
      target?: string;
      chosen: readonly Available[];
      available: readonly Available[];
      fighters: { from: number; to: number };
      twoSeaters: { from: number; to: number };
      notFlown: number;
    };
    answer: string;
  };
  /** (32) What a machine's gun or struts are loaded with against balloons. */
  load: { about: { machine: string; mission: string }; answer: 'ordinary' | 'buckingham' | 'rockets' };
}
