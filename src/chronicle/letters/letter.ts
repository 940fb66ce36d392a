/** A letter of an evening. Men are named by id. */
export interface Letter {
  readonly by: string;
  /** `his sister at Burnley`; `the family of Second Lieutenant Kyle`. */
  readonly to: string;
  /** Where he writes it, if not with the flight: `Mercatel`. */
  readonly from?: string;
  readonly says: string;
  /** The lost man, in a letter to his family. */
  readonly of?: string;
}
