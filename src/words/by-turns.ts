import { numberFrom } from './by-the-day.ts';

/** Makes sure that no two letters or evenings of a campaign in succession have the same part. */
export interface PartTurn {
  /** The seed of the campaign. */
  readonly seed: string;
  /** The number of the letter or evening in the campaign. */
  readonly place: number;
}

/**
 * The part of a letter by its number. Each campaign has a permutation of its own, and repeats it: a part returns only
 * after all others. Two lists whose lengths have no common divisor repeat together only after their product.
 */
export function byTurns<Part>(parts: readonly [Part, ...Part[]], { seed, place }: PartTurn): Part {
  const order = parts
    .map((part, i) => ({ part, key: numberFrom(`${seed} ${parts.length} ${i}`) }))
    .sort((a, b) => a.key - b.key);
  return order[place % parts.length]?.part ?? parts[0];
}
