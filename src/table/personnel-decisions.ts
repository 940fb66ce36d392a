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
   * Missions at whose every multiple custom thinks of a man of his rank, if it ever does, and whether today brought him
   * to one.
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
  /** What he has to spend. */
  readonly points: number;
}

/** (46) What may be asked for of an evening: what the flight lacks, or a part of it, or nothing. */
export type Requests = 'machines-and-aircrew' | 'machines' | 'aircrew' | 'nothing';

/** The decisions of the evening about people. */
export interface PersonnelDecisions {
  /** (47) Who leads the flight now that its commander is lost: a man's id. */
  'acting-commander': { about: { readonly day: number; readonly lost: string }; answer: string };
  /**
   * (47) At the day's end, whom the commander promotes at his discretion: `promote` and a man's id; or `nobody`, or
   * nobody else.
   */
  promotion: { about: { readonly day: number; readonly candidates: readonly Candidate[] }; answer: string };
  /** (46) What is asked for of the machines and men that the flight lacks; the usual request comes first. */
  requests: {
    about: {
      readonly day: number;
      readonly machines: number;
      readonly aircrew: number;
      /** (46) What the month's losses take off each answer. */
      readonly losses: { readonly machines: number; readonly aircrew: number };
    };
    answer: Requests;
  };
  /** Ours: a man whose nerve is gone asks for leave: so many days, for so much Bravery. */
  leave: {
    about: { readonly day: number; readonly man: string; readonly days: number; readonly bravery: number };
    answer: 'refuse' | 'grant';
  };
  /** Ours: a word with one who left a fight, in the hearing of one whom he left; what each does to either. */
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
   * Ours: two who fought today with none of ours beside them ask to be put down together; what it does to each of them,
   * and to a third who is left over.
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
  /** Ours: whether the paper that puts a man in for a decoration is pressed, and what hangs on it. */
  recommendation: {
    about: {
      readonly day: number;
      readonly man: string;
      readonly decoration: Decoration;
      readonly does: { readonly roll: number; readonly granted: number; readonly refused: number };
    };
    answer: 'as-usual' | 'press';
  };
  /** (C124) What is raised with the experience that men have: a man's id and a skill; or `done`. */
  'career-raise': { about: { readonly day: number; readonly open: readonly Raise[] }; answer: string };
  /** (C127) A free choice among the abilities of pilots. */
  'career-ability': { about: { readonly man: string }; answer: Ability };
  /** (C129) Whether a wounded man's test, which failed, is thrown again. */
  'career-again': {
    about: { readonly man: string; readonly fortitude: number; readonly roll: number };
    answer: 'keep' | 'again';
  };
}
