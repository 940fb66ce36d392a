import { chanceThat, oddsOfRows } from '../../cards/odds.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { downChance } from '../../kit/odds/combat.ts';
import { type Decide, type Deciding, decides, inTwoDice } from '../../kit/odds/deciding.ts';
import type { About } from '../../table/decisions.ts';

/** (24) (39) An attack with the longest burst, and the answer that it draws; or a try to clear a jam. */
function decidedByAction(
  answer: string,
  { targets, adds }: About<'track-action' | 'german-action'>,
  book: Rulebook,
): Deciding[] {
  if (TRIES_AT_A_JAM.includes(answer)) return decidedByTryAtJam(book);
  const reach = targets.find((each) => each.answer === answer);
  if (!reach) return [];
  const { ways, jamWays, seats, returnFire, returnWays } = reach;
  const back = returnFire === 'none' ? [] : [inTwoDice('hit-in-return', returnWays)];
  return [...shot({ ways, jamWays }, { seats, adds }, book), ...back];
}

const TRIES_AT_A_JAM: readonly string[] = ['clear-jam', 'clear-forward', 'clear-observer'];

/** In how many of the 36 ways a burst hits, and jams. */
interface BurstChances {
  readonly ways: number;
  readonly jamWays: number;
}

const shot = (
  { ways, jamWays }: BurstChances,
  { seats, adds }: Pick<About<'burst'>, 'seats' | 'adds'>,
  book: Rulebook,
): Deciding[] => [
  inTwoDice('hits', ways),
  inTwoDice('brings-down', ways * downChance(book, adds, seats)),
  inTwoDice('jams', jamWays),
];

function decidedByTryAtJam({ airToAirCombat }: Rulebook): Deciding[] {
  return oddsOfRows(airToAirCombat.clearJam).flatMap(({ row: { result }, odds }) =>
    result === 'jammed' ? [] : [decides(result === 'cleared' ? 'clears' : 'jammed-for-good', odds)],
  );
}

/** (24) (38) A burst of a length. */
function decidedByBurst(answer: string, { odds, seats, adds }: About<'burst' | 'return-fire'>, book: Rulebook) {
  const burst = odds.find((each) => String(each.burst) === answer);
  return burst ? shot({ ways: burst.hitWays, jamWays: burst.jamWays }, { seats, adds }, book) : [];
}

/** (26) The hit is rolled again: the chance of being brought down, and of nothing or another choice. */
function decidedByStaying(answer: string, { seats, adds }: About<'ignore-driven-off'>, book: Rulebook): Deciding[] {
  if (answer !== 'stay') return [];
  const { criticalHit } = book.damageTables;
  const harmless = chanceThat(criticalHit, adds, ({ result }) => result === 'no-effect' || result === 'driven-off');
  return [inTwoDice('goes-down', 36 * downChance(book, adds, seats)), inTwoDice('harmless', 36 * harmless)];
}

export const TRACK_DECIDED: {
  readonly [D in 'track-action' | 'german-action' | 'ignore-driven-off' | 'burst' | 'return-fire']: Decide<D>;
} = {
  'track-action': decidedByAction,
  'german-action': decidedByAction,
  'ignore-driven-off': decidedByStaying,
  burst: decidedByBurst,
  'return-fire': decidedByBurst,
};
