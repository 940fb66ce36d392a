/** A follower, or one of its mates: how far to the right of the leader it is. */
interface InWing {
  readonly id: string;
  readonly right: number;
}

/**
 * The place of a follower on its present side of the leader: 1 is next to the leader, then outwards; places on the left
 * are negative. Of two at the same distance the first has the inner place.
 */
export function placeInWing({ id, right }: InWing, mates: readonly InWing[]): number {
  const inner = mates.filter(
    (mate) =>
      mate.right < 0 === right < 0 &&
      (Math.abs(mate.right) < Math.abs(right) || (mate.right === right && mate.id < id)),
  );
  return (right < 0 ? -1 : 1) * (inner.length + 1);
}
