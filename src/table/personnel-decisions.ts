/** The decisions of the evening about people. */
export interface PersonnelDecisions {
  /** (47) Who leads the flight now that its commander is lost: a man's id. */
  'acting-commander': { about: { readonly day: number; readonly lost: string }; answer: string };
}
