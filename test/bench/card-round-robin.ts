import type { CardScenario } from '../../src/rulebook/fights/manoeuvre-cards/card-scenario.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import type { Side } from '../../src/table/sides.ts';
import type { Head } from '../support/fights/card-heads.ts';
import { fly, scenarioOf } from './card-duels.ts';

/**
 * Every strength against every weaker one, so many duels from each side of the table, always from the same seeds:
 * `npm run round-robin:cards -- 200`.
 */
const book = loadRulebook('data');
const EACH_SIDE = Number(process.argv[2] ?? 20);

/** The same machine on both sides, so that nothing but the head decides. */
const EVEN = ['albatros-d5a v albatros-d5a by wings-of-war', 'fokker-dr1 v fokker-dr1 by wings-of-glory'];
const PAIRS: readonly (readonly [Head, Head])[] = [
  ['sharp', 'steady'],
  ['steady', 'random'],
  ['sharp', 'random'],
];

for (const typed of EVEN)
  for (const [better, worse] of PAIRS) {
    const scenario = scenarioOf(typed, book);
    const began = performance.now();
    const scores = [duels(scenario, better, worse, 'allied'), duels(scenario, better, worse, 'german')];
    const each = (performance.now() - began) / (2 * EACH_SIDE);
    console.log(`${typed}: ${better} against ${worse}, ${scores.join(', ')}; ${each.toFixed(0)} ms a duel`);
  }

/** A duel that nobody wins counts for neither. */
function duels(scenario: CardScenario, better: Head, worse: Head, side: Side): string {
  const winners = Array.from({ length: EACH_SIDE }, (_, seed) =>
    side === 'allied' ? fly(scenario, better, worse, seed, book) : fly(scenario, worse, better, seed, book),
  ).map(({ winner }) => winner);
  const won = winners.filter((winner) => winner === side).length;
  const drawn = winners.filter((winner) => winner === 'nobody').length;
  const share = Math.round((100 * won) / Math.max(1, EACH_SIDE - drawn));
  return `as ${side} ${won} won, ${EACH_SIDE - drawn - won} lost, ${drawn} drawn (${share} %)`;
}
