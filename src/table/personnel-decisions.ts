import type { Rank } from '../rulebook/cards/replacements.ts';

/** The decisions of the evening about people. */
export interface PersonnelDecisions {
  /** (47) Who leads the flight now that its commander is lost: a man's id. */
  'acting-commander': { about: { readonly day: number; readonly lost: string }; answer: string };
  /** (47) Whether a man who has served so long is promoted: the commander's discretion. */
  promotion: {
    about: { readonly man: string; readonly from: Rank; readonly to: Rank; readonly missions: number };
    answer: 'promote' | 'not-yet';
  };
}
