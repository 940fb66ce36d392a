import type { TablePlace } from '../../../../kit/geometry/headings.ts';
import type { Bank, CloudsCards, FightingMachine } from '../../table/skirmish.ts';

/** A test that a course requires: of the pilot's Flying, or of the machine's structure. */
export type CourseTest =
  | { readonly is: 'flying'; readonly modifier: number }
  | { readonly is: 'structure'; readonly why: 'tight' | 'damage' };

/** A move as far as it is composed. Nothing of it has been flown. */
export interface ComposedMove {
  readonly words: readonly string[];
  readonly place: TablePlace;
  readonly heading: number;
  readonly bank: Bank;
  /** Hundredths of a Move Unit still to fly. */
  readonly left: number;
  readonly actions: number;
  /** Energy Units taken by manoeuvres and climbs, or given by dives. */
  readonly energy: number;
  /** Move Units up, or down. */
  readonly climbs: number;
  readonly tests: readonly CourseTest[];
  /** Hundredths of a Move Unit straight ahead since the last turn. */
  readonly straight: number;
  readonly manoeuvred: boolean;
  readonly ending: 'stall' | 'immelmann' | 'spin' | 'landing' | 'take-off' | 'leave' | 'jump' | undefined;
  readonly isOver: boolean;
}

export function freshCourse(machine: FightingMachine, cards: CloudsCards): ComposedMove {
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

/** A course that is just getting another step: a mutable copy, because a fight composes thousands. */
export type CourseDraft = { -readonly [Part in keyof ComposedMove]: ComposedMove[Part] };

/** Each field is written out: after a spread the engine would look up every changed field anew. */
export function draftOf(course: ComposedMove, words: readonly string[]): CourseDraft {
  const { place, heading, bank, left, actions, energy, climbs, tests, straight, manoeuvred, ending, isOver } = course;
  return { words, place, heading, bank, left, actions, energy, climbs, tests, straight, manoeuvred, ending, isOver };
}
