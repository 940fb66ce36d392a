import type { Angle, Firing } from '../../rulebook/cards/hit-cards.ts';
import { hitRow } from '../../rulebook/hit-row.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { BurstOdds } from '../../table/fights/wings-over-france/combat-decisions.ts';

/** (24), (38) The odds of every burst from 1 to the longest, for the commander to choose by. */
export function oddsOfBursts(firing: Firing, angle: Angle, longest: number, book: Rulebook): BurstOdds[] {
  return Array.from({ length: longest }, (_, i) => {
    const { ways, jamWays } = hitRow(angle, i + 1, book);
    return { burst: i + 1, hitWays: ways[firing], jamWays };
  });
}
