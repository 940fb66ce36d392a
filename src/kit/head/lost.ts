/** The situation of the last machine of a side: its enemies and its damage. */
export interface Left {
  readonly mates: number;
  readonly foes: number;
  /** Its damage as a share of what it can bear. */
  readonly borne: number;
  readonly isUnarmed: boolean;
}

/** So many enemies are too many even for an undamaged machine. */
const TOO_MANY = 3;

/** It is alone against several, and is damaged by so much, or cannot fire, or they are too many. */
export const isLostAlone = ({ mates, foes, borne, isUnarmed }: Left, enough: number): boolean =>
  mates === 0 && foes > 1 && (foes >= TOO_MANY || borne >= enough || isUnarmed);
