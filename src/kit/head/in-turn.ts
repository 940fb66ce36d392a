/** The worth of a turn for a machine that moves first, and for one that moves last. */
export interface InTurn {
  readonly first: number;
  readonly last: number;
}

/**
 * Two machines that move one after the other, with so many ways each. The second takes its best answer to what it has
 * seen. The first takes any of its ways: this model is too coarse to find a way without an answer.
 */
export function inTurn(mine: number, his: number, worth: (mine: number, his: number) => number): InTurn {
  const mostAgainst = new Float64Array(his).fill(Number.NEGATIVE_INFINITY);
  let first = 0;
  for (let way = 0; way < mine; way++) {
    let least = Number.POSITIVE_INFINITY;
    for (let answer = 0; answer < his; answer++) {
      const comes = worth(way, answer);
      if (comes < least) least = comes;
      if (comes > (mostAgainst[answer] ?? 0)) mostAgainst[answer] = comes;
    }
    first += least / mine;
  }
  return { first, last: mostAgainst.reduce((sum, most) => sum + most, 0) / his };
}
