/** How one stands who is left of his side: who is still against him, and how he is. */
export interface Left {
  readonly mates: number;
  readonly foes: number;
  /** What he has borne, as a share of what he bears. */
  readonly borne: number;
  readonly isUnarmed: boolean;
}

/** So many are too many for one who has not been hit at all. */
const TOO_MANY = 3;

/** He is the last of his side against more than one, and is hit by so much, can't fire, or they are too many. */
export const isLostAlone = ({ mates, foes, borne, isUnarmed }: Left, enough: number): boolean =>
  mates === 0 && foes > 1 && (foes >= TOO_MANY || borne >= enough || isUnarmed);
