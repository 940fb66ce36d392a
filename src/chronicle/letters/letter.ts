/** A letter that a man of the flight writes of an evening. Men are named by their ids. */
export interface Letter {
  readonly by: string;
  /** `his sister at Burnley`; `the family of Second Lieutenant Kyle`. */
  readonly to: string;
  /** Where he writes it, where that is not at home with the flight: `Mercatel`. */
  readonly from?: string;
  readonly says: string;
  /** The man who was lost, of a letter to his family. */
  readonly of?: string;
}
