import type { Rank } from '../rulebook/cards/replacements.ts';

/** (47) A man who could be promoted. */
export interface Candidate {
  readonly man: string;
  readonly from: Rank;
  readonly to: Rank;
  readonly missions: number;
  /** Missions at whose every multiple custom thinks of a man of his rank, and whether today brought him to one. */
  readonly every: number;
  readonly isDue: boolean;
}

/** The decisions of the evening about people. */
export interface PersonnelDecisions {
  /** (47) Who leads the flight now that its commander is lost: a man's id. */
  'acting-commander': { about: { readonly day: number; readonly lost: string }; answer: string };
  /** (47) At the day's end, whom the commander promotes at his discretion: `promote` and a man's id; or `nobody`, or nobody else. */
  promotion: { about: { readonly day: number; readonly candidates: readonly Candidate[] }; answer: string };
}
