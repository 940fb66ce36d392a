import type { Place } from '../../../../kit/geometry/headings.ts';
import type { Bank, CloudsCards, FightingMachine } from '../../table/skirmish.ts';

/** A test that a course asks for: of the pilot's Flying, or of what her structure is still worth. */
export type CourseTest =
  | { readonly is: 'flying'; readonly modifier: number }
  | { readonly is: 'structure'; readonly why: 'tight' | 'damage' };

/** A move as far as it has been composed. Nothing of it has been flown. */
export interface Composed {
  readonly words: readonly string[];
  readonly place: Place;
  readonly heading: number;
  readonly bank: Bank;
  /** Hundredths still to fly. */
  readonly left: number;
  readonly actions: number;
  /** What manoeuvres have taken, and height has taken or given, in Energy Units. */
  readonly energy: number;
  /** Move Units up, or down. */
  readonly climbs: number;
  readonly tests: readonly CourseTest[];
  /** Hundredths straight ahead since the last turn. */
  readonly straight: number;
  readonly manoeuvred: boolean;
  readonly ending: 'stall' | 'immelmann' | 'spin' | 'landing' | 'take-off' | 'leave' | 'jump' | undefined;
  readonly isOver: boolean;
}

/** A move not yet begun. */
export function freshCourse(machine: FightingMachine, cards: CloudsCards): Composed {
  return {
    words: [],
    place: machine.place,
    heading: machine.heading,
    bank: machine.bank,
    left: machine.speed * 100,
    actions: cards.movement.rebuilt.actionsPerTurn.amount,
    energy: 0,
    climbs: 0,
    tests: [],
    straight: 0,
    manoeuvred: false,
    ending: undefined,
    isOver: false,
  };
}

/** A course to which a step is just being added: its own copy, for a fight composes thousands. */
export type Draft = { -readonly [Part in keyof Composed]: Composed[Part] };

/** Part by part: to change a part of what is spread the engine looks it up anew each time. */
export function draftOf(course: Composed, words: readonly string[]): Draft {
  const { place, heading, bank, left, actions, energy, climbs, tests, straight, manoeuvred, ending, isOver } = course;
  return { words, place, heading, bank, left, actions, energy, climbs, tests, straight, manoeuvred, ending, isOver };
}
