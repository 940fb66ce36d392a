/** What he goes by who is sent to do a thing: how much it weighs beside what it does as a rule, and whom he looks at. */
export interface Bent {
  readonly errand: number;
  readonly enemies: 'minded' | 'not-minded';
}

/** As everybody flies whom a player meets. */
export const AS_EVER: Bent = { errand: 1, enemies: 'minded' };
