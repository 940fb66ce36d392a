import { numberFrom } from '../../english/by-the-day.ts';
import type { Turn } from './letter.ts';

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
