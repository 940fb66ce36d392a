import { numberFrom } from './by-the-day.ts';

/** The same part of no two letters or evenings of a campaign that follow on each other. */
export interface Turn {
  /** What tells this campaign from another. */
  readonly seed: string;
  /** Which of the campaign it is. */
  readonly place: number;
}

/**
 * The part of a letter whose turn it is. Each campaign has its own order, and goes through it: a part comes back when
 * all the others have been. Two lists whose lengths have no divisor in common come back together once in their product.
 */
export function byTurns<Part>(parts: readonly [Part, ...Part[]], { seed, place }: Turn): Part {
  const order = parts
    .map((part, i) => ({ part, key: numberFrom(`${seed} ${parts.length} ${i}`) }))
    .sort((a, b) => a.key - b.key);
  return order[place % parts.length]?.part ?? parts[0];
}
