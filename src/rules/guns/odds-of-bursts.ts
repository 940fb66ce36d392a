import type { Angle, Firing, Rounds } from '../../rulebook/cards/hit-cards.ts';
import { hitRow, jamsOf } from '../../rulebook/hit-row.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { BurstOdds } from '../../table/bursts.ts';

/** (24), (38) The odds of every burst from 1 to the longest, for the commander to choose by. */
export function oddsOfBursts(
  firing: Firing,
  angle: Angle,
  longest: number,
  rounds: Rounds,
  book: Rulebook,
): BurstOdds[] {
  return Array.from({ length: longest }, (_, i) => {
    const { jamWays } = jamsOf(angle, i + 1, rounds, book);
    return { burst: i + 1, hitWays: hitRow(angle, i + 1, book).ways[firing], jamWays };
  });
}
