import type { CrewFate } from '../cards/printed/damage-tables.ts';
import type { Firing } from '../cards/printed/hit-cards.ts';
import type { Decoration } from '../cards/printed/honours.ts';
import type { Rank } from '../cards/printed/replacements.ts';
import type { Career } from './career.ts';

export type CrewSeat = 'pilot' | 'observer';

/** A man hit in the air, and the result. */
export interface Wound {
  readonly who: CrewSeat;
  readonly fate: CrewFate;
  /** (C094) The Fortitude that it cost him, where it was counted. */
  readonly lost?: number;
}

/** A man's fate in the Mission Log. */
export interface FateOfMan {
  readonly airman: string;
  readonly fate: CrewFate;
  /** (C129) The Fortitude that he has lost, where it was counted in a fight. */
  readonly lost?: number;
}

/** The state of a man. Days are those of the campaign; he is back at the dawn of the given day. */
export type Standing =
  | { readonly is: 'fit' }
  | { readonly is: 'wounded' | 'away' | 'leave'; readonly back: number }
  | { readonly is: 'killed' | 'prisoner'; readonly since: number };

/** A man with everything needed to name him. */
export interface NamedMan {
  readonly airman: string;
  readonly rank: Rank;
  readonly surname: string;
  /** Present where another man has his rank and surname. */
  readonly initial?: string | undefined;
}

export const named = ({ id, rank, surname, initial }: Airman): NamedMan => ({ airman: id, rank, surname, initial });

/** A man with a gun, with everything needed to name him. */
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
  /** The number of his own machine: B1 to B8. */
  readonly machine: string;
  rank: Rank;
  /** His first initial, while another man of the flights, present or former, has his rank and surname. */
  initial: string | undefined;
  firing: Firing;
  /** A number; its letter in the Mission Log is on the Pilot Skill, Firing and Bravery card. */
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
  /** What he has been awarded, in order. */
  decorations: readonly Decoration[] | undefined;
  /** What he has been recommended for, and the day on which it will be in orders. */
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

/** A man's entry in the Flight Personnel Record when he joins. */
type RecordEntry = Pick<Airman, 'id' | 'surname' | 'forenames' | 'machine' | 'rank' | 'firing' | 'bravery' | 'seat'> & {
  /** Of a pilot only. */
  readonly skill: number | undefined;
  /** Earlier missions, if any. */
  readonly missions: number;
  readonly kills: number;
  readonly balloons: number;
};

/**
 * (1) A new man on the Flight Personnel Record, fit. All have the same members in the same order, so that V8 compiles
 * code for one shape.
 */
export const newAirman = (entry: RecordEntry): Airman =>
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

/** A man who is absent: the day on which he is expected back, or the day on which he was lost. */
export interface Absent {
  readonly airman: string;
  readonly is: Exclude<Standing['is'], 'fit'>;
  readonly day: number;
}

/** Why a man is not there on the morning of a day; nothing where he is. */
export function absence(man: Airman, day: number): Absent[] {
  const { id: airman, standing } = man;
  if (isFit(man, day) || standing.is === 'fit') return [];
  return [{ airman, is: standing.is, day: 'back' in standing ? standing.back : standing.since }];
}

export const isLost = ({ standing }: Airman): boolean => isForGood(standing.is);

/** Killed or captured, by his standing, his fate or the reason for points: he does not return to the squadron. */
export const isForGood = (what: string | undefined): boolean => what === 'killed' || what === 'prisoner';

/** The state of a man after a fate on a day. A wound of no days is healed by morning. */
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
