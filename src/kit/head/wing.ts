/** One who follows, or a mate of his: how far to the right of the leader he is. */
interface InWing {
  readonly id: string;
  readonly right: number;
}

/**
 * The place of one who follows: on the side of the leader on which he is now, 1 next to him and so outwards; to the
 * left they are counted below nought. Of two as far out the first has the inner place.
 */
export function placeInWing({ id, right }: InWing, mates: readonly InWing[]): number {
  const inner = mates.filter(
    (mate) =>
      mate.right < 0 === right < 0 &&
      (Math.abs(mate.right) < Math.abs(right) || (mate.right === right && mate.id < id)),
  );
  return (right < 0 ? -1 : 1) * (inner.length + 1);
}
