import type { Ability } from '../cards/printed/careers.ts';
import type { Decoration } from '../cards/printed/honours.ts';
import type { Rank } from '../cards/printed/replacements.ts';

/** (47) A man who could be promoted. */
export interface Candidate {
  readonly man: string;
  readonly from: Rank;
  readonly to: Rank;
  readonly missions: number;
  /**
   * By custom a man of his rank is considered at every multiple of so many missions, if at all; and whether today
   * brought him to one.
   */
  readonly every: number | undefined;
  readonly isDue: boolean;
}

/** (C124) A skill that experience raises. */
export type RaisedSkill = 'awareness' | 'flying' | 'gunnery';

/** (C124) What a man could raise, and its price in experience. */
export interface Raise {
  readonly man: string;
  readonly skill: RaisedSkill;
  readonly from: number;
  readonly price: number;
  /** The points that he can spend. */
  readonly points: number;
}

/** (46) What may be requested in the evening: everything that the flight lacks, a part of it, or nothing. */
export type Requests = 'machines-and-aircrew' | 'machines' | 'aircrew' | 'nothing';

export interface PersonnelDecisions {
  /** (47) Who leads the flight after the loss of its commander: a man's id. */
  'acting-commander': { about: { readonly day: number; readonly lost: string }; answer: string };
  /** (47) At the end of the day, whom the commander promotes: `promote` and a man's id; or `nobody`, or nobody else. */
  promotion: { about: { readonly day: number; readonly candidates: readonly Candidate[] }; answer: string };
  /** (46) What is requested of the machines and men that the flight lacks; the usual request comes first. */
  requests: {
    about: {
      readonly day: number;
      readonly machines: number;
      readonly aircrew: number;
      /** (46) What the month's losses subtract from each answer. */
      readonly losses: { readonly machines: number; readonly aircrew: number };
      /** (47) Without a Captain a Lieutenant who is sent out may take the flight from whoever acts. */
      readonly hasCaptain: boolean;
    };
    answer: Requests;
  };
  /** Ours: a man without nerve asks for leave: so many days, for so much Bravery. */
  leave: {
    about: { readonly day: number; readonly man: string; readonly days: number; readonly bravery: number };
    answer: 'refuse' | 'grant';
  };
  /** Ours: a talk with a man who left a fight, before one whom he left; the effect on both. */
  word: {
    about: {
      readonly day: number;
      readonly man: string;
      readonly left: string;
      readonly does: Readonly<Record<'kind' | 'hard', { readonly his: number; readonly others: number }>>;
    };
    answer: 'nothing' | 'kind' | 'hard';
  };
  /**
   * Ours: two men who fought today without others of ours ask to fly together; the effect on both, and on a third who
   * is left over.
   */
  pair: {
    about: {
      readonly day: number;
      readonly man: string;
      readonly with: string;
      readonly third: string;
      readonly does: { readonly his: number; readonly others: number };
    };
    answer: 'as-planned' | 'together';
  };
  /** Ours: whether the commander insists on a recommendation for a decoration, and the effect. */
  recommendation: {
    about: {
      readonly day: number;
      readonly man: string;
      readonly decoration: Decoration;
      readonly does: { readonly roll: number; readonly granted: number; readonly refused: number };
    };
    answer: 'as-usual' | 'press';
  };
  /** (C124) What is raised with the experience of the men: a man's id and a skill; or `done`. */
  'career-raise': { about: { readonly day: number; readonly open: readonly Raise[] }; answer: string };
  /** (C127) A free choice among the abilities of pilots. */
  'career-ability': { about: { readonly man: string }; answer: Ability };
  /** (C129) Whether a wounded man's failed test is rolled again. */
  'career-again': {
    about: { readonly man: string; readonly fortitude: number; readonly roll: number };
    answer: 'keep' | 'again';
  };
}
