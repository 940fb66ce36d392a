import type { CrewFate } from '../cards/printed/damage-tables.ts';
import type { Firing } from '../cards/printed/hit-cards.ts';
import type { Decoration } from '../cards/printed/honours.ts';
import type { Rank } from '../cards/printed/replacements.ts';
import type { Career } from './career.ts';

export type CrewSeat = 'pilot' | 'observer';

/** A man hit in the air, and what becomes of him. */
export interface Wound {
  readonly who: CrewSeat;
  readonly fate: CrewFate;
  /** (C094) The Fortitude that it took of him, where it was counted. */
  readonly lost?: number;
}

/** What became of a man, as the Mission Log has it. */
export interface FateOfMan {
  readonly airman: string;
  readonly fate: CrewFate;
  /** (C129) Fortitude that he has lost, where any of it was counted in a fight. */
  readonly lost?: number;
}

/** How a man stands. Days are those of the campaign; he is back at the dawn of the day named. */
export type Standing =
  | { readonly is: 'fit' }
  | { readonly is: 'wounded' | 'away' | 'leave'; readonly back: number }
  | { readonly is: 'killed' | 'prisoner'; readonly since: number };

/** A man as he is spoken of. */
export interface NamedMan {
  readonly airman: string;
  readonly rank: Rank;
  readonly surname: string;
  /** Where somebody else has his rank and surname. */
  readonly initial?: string | undefined;
}

export const named = ({ id, rank, surname, initial }: Airman): NamedMan => ({ airman: id, rank, surname, initial });

/** A man with a gun, as he is spoken of. */
export interface NamedGunner extends NamedMan {
  readonly firing: Firing;
}

export const namedGunner = ({ id, rank, surname, initial, firing }: Airman): NamedGunner => ({
  airman: id,
  rank,
  surname,
  initial,
  firing,
});

interface Aircrew {
  readonly id: string;
  readonly surname: string;
  readonly forenames: string;
  /** The machine that is his by right: B1 to B8. */
  readonly machine: string;
  rank: Rank;
  /** His first, while somebody else who is or was with the flights has his rank and surname. */
  initial: string | undefined;
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
  /** What he has been given, in the order in which it came. */
  decorations: readonly Decoration[] | undefined;
  /** What he has been put in for, and the day on which it will be in orders. */
  recommended: { readonly decoration: Decoration; readonly day: number } | undefined;
  /** Only in a campaign with careers, from his first mission on. */
  career?: Career;
}

export interface Pilot extends Aircrew {
  readonly seat: 'pilot';
  skill: number;
}

export interface Observer extends Aircrew {
  readonly seat: 'observer';
  readonly skill: undefined;
}

export type Airman = Pilot | Observer;

/** What the Flight Personnel Record has of a man as he joins. */
type Entry = Pick<Airman, 'id' | 'surname' | 'forenames' | 'machine' | 'rank' | 'firing' | 'bravery' | 'seat'> & {
  /** Of a pilot. */
  readonly skill: number | undefined;
  /** What he has done before, if anything. */
  readonly missions: number;
  readonly kills: number;
  readonly balloons: number;
};

/**
 * (1) A man on the Flight Personnel Record, fit. All have the same members in the same order: V8 compiles code for one
 * shape, not two.
 */
export const entered = (entry: Entry): Airman =>
  ({
    id: entry.id,
    surname: entry.surname,
    forenames: entry.forenames,
    rank: entry.rank,
    initial: undefined,
    machine: entry.machine,
    firing: entry.firing,
    bravery: entry.bravery,
    missions: entry.missions,
    fights: 0,
    kills: entry.kills,
    balloons: entry.balloons,
    lastFlown: 0,
    standing: { is: 'fit' },
    decorations: undefined,
    recommended: undefined,
    seat: entry.seat,
    skill: entry.skill,
  }) as Airman;

export function isFit({ standing }: Airman, day: number): boolean {
  return standing.is === 'fit' || ('back' in standing && standing.back <= day);
}

export const isLost = ({ standing }: Airman): boolean => isForGood(standing.is);

/** Killed or taken, by his standing, his fate or what it is scored for: he does not come back to the squadron. */
export const isForGood = (what: string | undefined): boolean => what === 'killed' || what === 'prisoner';

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
