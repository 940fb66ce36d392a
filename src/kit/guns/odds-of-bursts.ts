import { hitRow, jamsOf } from '../../cards/hit-row.ts';
import type { Angle, Firing, GunRounds } from '../../cards/printed/hit-cards.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { BurstOdds } from '../../table/bursts.ts';

/** A man's Firing, the angle, the kind of rounds, and the longest burst. */
interface Gunnery {
  readonly firing: Firing;
  readonly angle: Angle;
  readonly longest: number;
  readonly rounds: GunRounds;
}

/** (24), (38) The odds of every burst from 1 to the longest, for the commander's choice. */
export function oddsOfBursts({ firing, angle, longest, rounds }: Gunnery, book: Rulebook): BurstOdds[] {
  return Array.from({ length: longest }, (_, i) => {
    const { jamWays } = jamsOf(angle, i + 1, rounds, book);
    return { burst: i + 1, hitWays: hitRow(angle, i + 1, book).ways[firing], jamWays };
  });
}
