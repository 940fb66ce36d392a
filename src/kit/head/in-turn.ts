/** What a turn is worth to one whom the other sees move, and to one who has seen the other. */
export interface InTurn {
  readonly first: number;
  readonly last: number;
}

/**
 * Two who move one after the other, with so many ways each. Whoever moves last takes what is best against what he has
 * seen, and whoever moves first flies any of his ways: who could find the one that nobody has an answer to finds nothing
 * in it to choose by.
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
