/** A hit in a fight, as it is told when all is over. */
export interface BlowTold {
  /** `turn 3, phase 2`. */
  readonly when: string;
  readonly by: string;
  readonly at: string;
  /** With what: the gun, the range, the throw. */
  readonly with: string;
  /** What it was worth, in the words of the game. */
  readonly worth: string;
  /** The same as a figure, so that two blows can be compared. */
  readonly weight: number;
  /** It took the other out of the fight. */
  readonly ends?: boolean;
}
