import type { CrewFate } from '../rulebook/cards/crew-fate.ts';
import type { Firing } from '../rulebook/cards/hit-cards.ts';
import type { Decoration } from '../rulebook/cards/honours.ts';
import type { Rank } from '../rulebook/cards/replacements.ts';

export type Seat = 'pilot' | 'observer';

/** How a man stands. Days are those of the campaign; he is back at the dawn of the day named. */
export type Standing =
  | { readonly is: 'fit' }
  | { readonly is: 'wounded' | 'away'; readonly back: number }
  | { readonly is: 'killed' | 'prisoner'; readonly since: number };

/** A man as he is spoken of. */
export interface NamedMan {
  readonly airman: string;
  readonly rank: Rank;
  readonly surname: string;
}

export const named = ({ id, rank, surname }: Airman): NamedMan => ({ airman: id, rank, surname });

interface Aircrew {
  readonly id: string;
  readonly surname: string;
  readonly forenames: string;
  /** The machine that is his by right: B1 to B8. */
  readonly machine: string;
  rank: Rank;
  firing: Firing;
  /** A number; the letter of the Mission Log is read from the Pilot Skill, Firing and Bravery card. */
  bravery: number;
  missions: number;
  /** Missions on which he fought. */
  fights: number;
  kills: number;
  /** Two men who burn a balloon together have half of it each. */
  balloons: number;
  /** The day on which he last flew; 0 before his first. */
  lastFlown: number;
  standing: Standing;
  /** What he has been given, in the order in which it came; absent while it is nothing. */
  decorations?: readonly Decoration[];
  /** What he has been put in for, and the day on which it will be in orders. */
  recommended?: { readonly decoration: Decoration; readonly day: number };
}

export interface Pilot extends Aircrew {
  readonly seat: 'pilot';
  skill: number;
}

export interface Observer extends Aircrew {
  readonly seat: 'observer';
}

export type Airman = Pilot | Observer;

export function isFit({ standing }: Airman, day: number): boolean {
  return standing.is === 'fit' || ('back' in standing && standing.back <= day);
}

/** Killed or taken: he does not come back to the squadron. */
export function isLost({ standing }: Airman): boolean {
  return standing.is === 'killed' || standing.is === 'prisoner';
}

/** How a man stands after a fate that befell him on a day. A wound of no days is dressed and forgotten by morning. */
export function standingAfter(fate: CrewFate, day: number): Standing {
  switch (fate.fate) {
    case 'wounded':
      return { is: 'wounded', back: day + 1 + fate.days };
    case 'safe':
      return { is: 'away', back: day + 1 + fate.days };
    default:
      return { is: fate.fate, since: day };
  }
}
